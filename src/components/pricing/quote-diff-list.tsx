import { useTranslation } from 'react-i18next';
import type { Money } from '../../domain/money/money.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { useCart } from '../../stores/stores-context.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useFigureLabel } from './figure-text.ts';
import { diffQuotes, type FigureDiff, type LineDiff, type LineReason } from './quote-diff.ts';

export interface QuoteDiffListProps {
  /** The quote the customer saw. */
  shownQuote: Quote;
  /** The server's. */
  serverQuote: Quote;
}

/** Lists each line and figure whose price changed, and the new total. */
export function QuoteDiffList({ shownQuote, serverQuote }: QuoteDiffListProps) {
  const { t } = useTranslation();
  const { lines, figures } = diffQuotes(shownQuote, serverQuote);
  // Lines of a quote have no ids and never change places.
  const keyed = lines.map((diff, at) => ({ diff, key: String(at) }));
  return (
    <Stack as="ul" gap="1" aria-label={t('checkout.changes')}>
      {keyed.map(({ key, diff }) => (
        <LineRow key={key} diff={diff} />
      ))}
      {figures.map((diff) => (
        <FigureRow key={diff.figure.id} diff={diff} shownQuote={shownQuote} serverQuote={serverQuote} />
      ))}
    </Stack>
  );
}

const REASONS = {
  gone: 'checkout.changed.gone',
  added: 'checkout.changed.added',
  quantity: 'checkout.changed.quantity',
  discount: 'checkout.changed.discount',
  price: 'checkout.changed.price',
  options: 'checkout.changed.options',
} as const satisfies Record<NonNullable<LineReason>, string>;

function LineRow({ diff: { line, before, after, reason } }: { diff: LineDiff }) {
  const { t } = useTranslation();
  const text = useText();
  return (
    <DiffRow
      name={t('cart.times', { quantity: line.quantity, name: text(line.name) })}
      before={before}
      after={after}
      missing={t('checkout.lineGone')}
      reason={reason && after !== null ? t(REASONS[reason]) : undefined}
    />
  );
}

function FigureRow({ diff, shownQuote, serverQuote }: { diff: FigureDiff } & QuoteDiffListProps) {
  const { t } = useTranslation();
  const { figure, before, after } = diff;
  return (
    <DiffRow
      name={useFigureLabel(figure, after === null ? shownQuote.couponCode : serverQuote.couponCode)}
      before={before}
      after={after}
      missing={t('checkout.none')}
      reason={useFigureReason(diff, shownQuote)}
      strong={figure.kind === 'total'}
    />
  );
}

/** Why a figure differs: a tax has another rate, or the server refused the coupon that the customer saw. */
function useFigureReason({ figure, rates }: FigureDiff, shownQuote: Quote): string | undefined {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const refusal = useCart((state) => state.couponRefusal);
  if (figure.kind === 'coupon')
    return refusal && refusal.code === shownQuote.couponCode ? t(`coupon.${refusal.reason}`) : undefined;
  return rates
    ? t('checkout.changed.rate', { before: percent(rates.before), after: percent(rates.after) })
    : undefined;
}

interface DiffRowProps {
  name: string;
  before: Money | null;
  after: Money | null;
  /** Shown instead of the new amount when there is none. */
  missing: string;
  reason: string | undefined;
  strong?: boolean;
}

function DiffRow({ name, before, after, missing, reason, strong = false }: DiffRowProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
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
        amount={after ? money(after) : missing}
        was={before && !isSame ? money(before) : undefined}
        wasLabel={t('cart.wasLabel')}
        nowLabel={t('cart.nowLabel')}
      />
    </Row>
  );
}
