import { useTranslation } from 'react-i18next';
import type { Money } from '../../domain/money/money.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { getCartDelivery } from '../../stores/delivery/delivery-state.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useFigureLabel } from './figure-text.ts';
import { diffQuotes, type FigureDiff, type LineDiff, type LineReason } from './quote-diff.ts';

export interface QuoteDiffListProps {
  /** The quote that the customer saw. */
  shownQuote: Quote;
  /** The quote that the server computed. */
  serverQuote: Quote;
}

/** Lists each line and figure whose price changed, and the new total. */
export function QuoteDiffList({ shownQuote, serverQuote }: QuoteDiffListProps) {
  const { t } = useTranslation();
  const { lines, figures } = diffQuotes(shownQuote, serverQuote);
  // Lines of a quote have no ids and keep their order, so the index serves as key.
  const keyedLines = lines.map((diff, index) => ({ diff, key: String(index) }));
  return (
    <Stack as="ul" gap="1" aria-label={t('checkout.changes')}>
      {keyedLines.map(({ key, diff }) => (
        <LineDiffRow key={key} diff={diff} />
      ))}
      {figures.map((diff) => (
        <FigureDiffRow key={diff.figure.id} diff={diff} shownQuote={shownQuote} serverQuote={serverQuote} />
      ))}
    </Stack>
  );
}

const REASON_MESSAGES = {
  gone: 'checkout.changed.gone',
  added: 'checkout.changed.added',
  quantity: 'checkout.changed.quantity',
  discount: 'checkout.changed.discount',
  price: 'checkout.changed.price',
  options: 'checkout.changed.options',
} as const satisfies Record<NonNullable<LineReason>, string>;

function LineDiffRow({ diff: { line, before, after, reason } }: { diff: LineDiff }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  return (
    <DiffRow
      name={t('cart.times', { quantity: line.quantity, name: localize(line.name) })}
      before={before}
      after={after}
      missingText={t('checkout.lineGone')}
      reason={reason && after !== null ? t(REASON_MESSAGES[reason]) : undefined}
    />
  );
}

function FigureDiffRow({ diff, shownQuote, serverQuote }: { diff: FigureDiff } & QuoteDiffListProps) {
  const { t } = useTranslation();
  const { figure, before, after } = diff;
  const quote = after === null ? shownQuote : serverQuote;
  const isShipped = useCart((state) => !!getCartDelivery(state)?.countryIso);
  return (
    <DiffRow
      name={useFigureLabel(figure, { couponCode: quote.couponCode, isShipped })}
      before={before}
      after={after}
      missingText={t('checkout.none')}
      reason={useFigureReason(diff, shownQuote)}
      strong={figure.kind === 'total'}
    />
  );
}

/** Why a figure differs: the rate of a tax changed, or the server refused the coupon of the shown quote. */
function useFigureReason({ figure, rates }: FigureDiff, shownQuote: Quote): string | undefined {
  const { t } = useTranslation();
  const { formatPercent } = useFormat();
  const refusal = useCart((state) => state.couponRefusal);
  if (figure.kind === 'coupon')
    return refusal && refusal.code === shownQuote.couponCode ? t(`coupon.${refusal.reason}`) : undefined;
  return rates
    ? t('checkout.changed.rate', { before: formatPercent(rates.before), after: formatPercent(rates.after) })
    : undefined;
}

interface DiffRowProps {
  name: string;
  before: Money | null;
  after: Money | null;
  /** Shown if there is no new amount. */
  missingText: string;
  reason: string | undefined;
  strong?: boolean;
}

function DiffRow({ name, before, after, missingText, reason, strong = false }: DiffRowProps) {
  const { t } = useTranslation();
  const { formatMoney } = useFormat();
  const isSame = before?.minor === after?.minor;
  return (
    <Row as="li" spread wrap>
      <span>
        <Text as="span" strong={strong}>
          {name}
        </Text>
        {reason && (
          <Text size="s" tone="mute">
            {reason}
          </Text>
        )}
      </span>
      <Price
        amount={after ? formatMoney(after) : missingText}
        hasWords={!after}
        oldAmount={before && !isSame ? formatMoney(before) : undefined}
        oldLabel={t('cart.wasLabel')}
        newLabel={t('cart.nowLabel')}
      />
    </Row>
  );
}
