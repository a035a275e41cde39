import type { Quote } from '../../api/schemas/order.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { Price } from '../../ui/price.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { keyed } from '../shared/keyed.ts';
import { useAmount } from '../shared/use-amount.ts';
import { quoteChanges } from './quote-changes.ts';

export interface StaleChangesProps {
  /** What the customer saw. */
  shown: Quote;
  /** What the server asks. */
  current: Quote;
}

/** What became dearer or cheaper, line by line, and what that makes of the total. */
export function StaleChanges({ shown, current }: StaleChangesProps) {
  const t = useT();
  const text = useText();
  const amount = useAmount(current);
  const price = (before: number | null, after: number | null) => (
    <Price
      amount={after === null ? t('checkout.lineGone') : amount(after)}
      was={before === null ? undefined : amount(before)}
      wasLabel={t('cart.wasLabel')}
      nowLabel={t('cart.nowLabel')}
    />
  );
  return (
    <Stack as="ul" gap="1" aria-label={t('checkout.changes')}>
      {keyed(quoteChanges(shown, current)).map(({ key, line: { line, before, after } }) => (
        <Row as="li" key={key} spread wrap>
          <span>{t('cart.times', { quantity: line.quantity, name: text(line.name) })}</span>
          {price(before, after)}
        </Row>
      ))}
      <Row as="li" spread wrap>
        <Text as="span" strong>
          {t('cart.total')}
        </Text>
        {price(shown.total, current.total)}
      </Row>
    </Stack>
  );
}
