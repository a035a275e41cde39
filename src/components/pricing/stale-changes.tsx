import { useTranslation } from 'react-i18next';
import type { Quote } from '../../api/contract/quote-contract.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { keyed } from '../cart/keyed.ts';
import { useAmount } from '../cart/use-amount.ts';
import { type FigureChange, type LineReason, quoteChanges } from './quote-changes.ts';
import { useFigureLabel } from './use-figure-label.ts';

export interface StaleChangesProps {
  /** What the customer saw. */
  shown: Quote;
  /** What the server asks. */
  current: Quote;
  /** Why the coupon takes off something else, where that is known. */
  couponReason?: string | undefined;
}

/** Everything that became dearer or cheaper, line by line and sum by sum, and what that makes of the total. */
export function StaleChanges({ shown, current, couponReason }: StaleChangesProps) {
  const { t } = useTranslation();
  const text = useText();
  const { percent } = useFormat();
  const amount = useAmount(current);
  const labelOf = useFigureLabel();
  const { lines, figures } = quoteChanges(shown, current);
  const figureReason = ({ figure: { kind }, rates }: FigureChange): string | undefined => {
    if (kind === 'coupon') return couponReason;
    return rates
      ? t('checkout.changed.rate', { before: percent(rates.before), after: percent(rates.after) })
      : undefined;
  };
  return (
    <Stack as="ul" gap="1" aria-label={t('checkout.changes')}>
      {keyed(lines).map(({ key, line: { line, before, after, reason } }) => (
        <Change
          key={key}
          name={t('cart.times', { quantity: line.quantity, name: text(line.name) })}
          before={before === null ? undefined : amount(before)}
          after={after === null ? t('checkout.lineGone') : amount(after)}
          reason={reason && after !== null ? t(REASONS[reason]) : undefined}
        />
      ))}
      {figures.map((change) => (
        <Change
          key={change.figure.id}
          name={labelOf(change.figure, change.after === null ? shown.coupon_code : current.coupon_code)}
          before={change.before === null ? undefined : amount(change.before)}
          after={change.after === null ? t('checkout.none') : amount(change.after)}
          reason={figureReason(change)}
          strong={change.figure.kind === 'total'}
        />
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

interface ChangeProps {
  name: string;
  before: string | undefined;
  after: string;
  reason: string | undefined;
  strong?: boolean;
}

function Change({ name, before, after, reason, strong = false }: ChangeProps) {
  const { t } = useTranslation();
  const isSame = before === after;
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
        amount={after}
        was={isSame ? undefined : before}
        wasLabel={t('cart.wasLabel')}
        nowLabel={t('cart.nowLabel')}
      />
    </Row>
  );
}
