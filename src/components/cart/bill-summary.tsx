import type { Quote } from '../../api/contract/quote-contract.ts';
import { Bill } from '../../ui/cards/bill-row.tsx';
import { FigureRow } from '../pricing/figure-row.tsx';
import { type FigureOptions, figuresOf } from '../pricing/figures.ts';
import { NO_TERMS, type PriceTerms } from '../pricing/price-terms.ts';

export interface BillSummaryProps extends FigureOptions {
  quote: Quote;
  /** What it was priced with, where that is known: the steps then name the rates. */
  terms?: PriceTerms;
}

/** A quote's sums, row by row, so that those above the total add up to it (decisions, section 1). Each opens to its steps. */
export function BillSummary({ quote, terms = NO_TERMS, isBrought = false }: BillSummaryProps) {
  const isGiven = terms.isDeliveryFree && !!quote.coupon_code;
  return (
    <Bill>
      {figuresOf(quote, { isBrought: isBrought || isGiven || !!terms.delivery }).map((figure) => (
        <FigureRow key={figure.id} figure={figure} quote={quote} terms={terms} />
      ))}
    </Bill>
  );
}
