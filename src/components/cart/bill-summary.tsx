import type { Quote } from '../../domain/pricing/quote.ts';
import { Bill } from '../../ui/cards/bill-row.tsx';
import { FigureRow } from '../pricing/figure-row.tsx';
import { billFigures, type FigureOptions } from '../pricing/figures.ts';
import { NO_TERMS, type PriceTerms } from '../pricing/price-terms.ts';

export interface BillSummaryProps extends FigureOptions {
  quote: Quote;
  /** The rates behind the quote, where they are known: the explanations then name them. */
  terms?: PriceTerms;
}

// The bill of a quote, row by row. The rows above the total add up to it (decisions, section 1). Each row expands to the steps
// that produce its amount. The quote is the cart's own, the server's, or that of a placed order.

export function BillSummary({ quote, terms = NO_TERMS, isDelivery = false }: BillSummaryProps) {
  const isDeliveryByCoupon = terms.isDeliveryFree && !!quote.couponCode;
  return (
    <Bill>
      {billFigures(quote, { isDelivery: isDelivery || isDeliveryByCoupon || !!terms.delivery }).map(
        (figure) => (
          <FigureRow key={figure.id} figure={figure} quote={quote} terms={terms} />
        ),
      )}
    </Bill>
  );
}
