import type { Quote } from '../../api/schemas/order.ts';
import { useFormat, useT, useText } from '../../i18n/context.tsx';
import { Stack } from '../../ui/stack.tsx';
import { keyed } from './keyed.ts';
import { useAmount } from './use-amount.ts';

/** How a total came about: each line's own price, and what taxes did to it. */
export function ExplainTotal({ quote }: { quote: Quote }) {
  const t = useT();
  const text = useText();
  const { percent, list } = useFormat();
  const amount = useAmount(quote);
  const rates = (taxes: Quote['inclusive_taxes']) =>
    list(taxes.map(({ taxName, rate }) => t('cart.taxAdded', { name: text(taxName), rate: percent(rate) })));

  return (
    <Stack as="ul" gap="1">
      {keyed(quote.lines).map(({ key, line }) => (
        <li key={key}>
          {t(line.modifiers_price ? 'cart.explainWithOptions' : 'cart.explainLine', {
            quantity: line.quantity,
            name: text(line.name),
            price: amount(line.discounted_price),
            options: amount(line.modifiers_price),
            total: amount(line.total_price),
          })}
          {line.discounted_price !== line.unit_price && (
            <> {t('cart.explainDiscount', { price: amount(line.unit_price) })}</>
          )}
        </li>
      ))}
      {quote.inclusive_taxes.length > 0 && (
        <li>{t('cart.explainInclusive', { taxes: rates(quote.inclusive_taxes) })}</li>
      )}
      {quote.exclusive_taxes.length > 0 && (
        <li>
          {t('cart.explainExclusive', {
            taxes: rates(quote.exclusive_taxes),
            net: amount(quote.net_subtotal),
          })}
        </li>
      )}
    </Stack>
  );
}
