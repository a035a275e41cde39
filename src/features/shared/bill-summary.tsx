import type { Quote } from '../../api/schemas/order.ts';
import { useFormat, useT, useText } from '../../i18n/context.tsx';
import { Bill, BillRow } from '../../ui/bill-row.tsx';
import { ExplainTotal } from './explain-total.tsx';
import { useAmount } from './use-amount.ts';

/** A quote's sums, row by row, so that those above the total add up to it (decisions, section 1). */
export function BillSummary({ quote }: { quote: Quote }) {
  const t = useT();
  const text = useText();
  const { percent } = useFormat();
  const amount = useAmount(quote);
  return (
    <Bill>
      <BillRow label={t('cart.subtotal')} value={amount(quote.subtotal)} />
      {quote.coupon > 0 && <BillRow label={t('cart.coupon')} value={amount(-quote.coupon)} tone="saving" />}
      {quote.exclusive_taxes.map(({ taxId, taxName, rate, totalTaxValue }) => (
        <BillRow
          key={taxId}
          label={t('cart.taxAdded', { name: text(taxName), rate: percent(rate) })}
          value={amount(totalTaxValue)}
        />
      ))}
      {quote.delivery_fee > 0 && <BillRow label={t('cart.deliveryFee')} value={amount(quote.delivery_fee)} />}
      {quote.rounding !== 0 && <BillRow label={t('cart.rounding')} value={amount(quote.rounding)} />}
      <BillRow
        label={t('cart.total')}
        value={amount(quote.total)}
        tone="total"
        explanation={<ExplainTotal quote={quote} />}
        explainLabel={t('cart.explain')}
      />
      {quote.inclusive_taxes.map(({ taxId, taxName, rate, totalTaxValue }) => (
        <BillRow
          key={taxId}
          label={t('cart.taxIncluded', { name: text(taxName), rate: percent(rate) })}
          value={amount(totalTaxValue)}
        />
      ))}
      {quote.discount > 0 && <BillRow label={t('cart.saved')} value={amount(quote.discount)} tone="saving" />}
      {quote.wallet > 0 && (
        <>
          <BillRow label={t('cart.wallet')} value={amount(-quote.wallet)} />
          <BillRow label={t('cart.due')} value={amount(quote.due)} tone="total" />
        </>
      )}
    </Bill>
  );
}
