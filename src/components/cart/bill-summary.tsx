import { useTranslation } from 'react-i18next';
import type { Quote } from '../../domain/pricing/quote.ts';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { Bill, BillRow } from '../../ui/cards/bill-row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FigureRow } from '../pricing/figure-row.tsx';
import { type FigureOptions, listFigures } from '../pricing/figures.ts';
import { NO_TERMS, type PriceTerms } from '../pricing/price-terms.ts';

export interface BillSummaryProps extends FigureOptions {
  quote: Quote;
  /** The rates that the quote was priced with. If given, the explanations mention them. */
  terms?: PriceTerms;
}

/**
 * The bill of a quote, row by row. The rows above the total add up to the total (decisions, section 1). Each row
 * expands to the steps that produce its amount. Shows no amount when the business hides its prices.
 */
export function BillSummary({ quote, terms = NO_TERMS, isDelivery = false, dueState }: BillSummaryProps) {
  const { t } = useTranslation();
  const pricesHidden = usePricesHidden();
  if (pricesHidden) {
    return (
      <>
        <Bill>
          <BillRow label={t('cart.total')} value={t('cart.priceOnRequest')} hasWords tone="total" />
        </Bill>
        <Text tone="mute">{t('cart.priceOnRequestHint')}</Text>
      </>
    );
  }
  const hasFreeDeliveryByCoupon = terms.isDeliveryFree && !!quote.couponCode;
  const figures = listFigures(quote, {
    isDelivery: isDelivery || hasFreeDeliveryByCoupon || !!terms.delivery,
    dueState,
  });
  return (
    <Bill>
      {figures.map((figure) => (
        <FigureRow key={figure.id} figure={figure} quote={quote} terms={terms} />
      ))}
    </Bill>
  );
}
