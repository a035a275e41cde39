import { type Money, money } from '../../domain/money/money.ts';
import type { Quote, QuoteTax } from '../../domain/pricing/quote.ts';

// The rows of a bill, from a quote. The cart, the checkout and the receipt show them. Each row expands to the steps that lead to
// its amount (`figure-steps.ts`).

type TaxKind = 'taxAdded' | 'taxIncluded';
type SumKind = 'subtotal' | 'coupon' | 'deliveryFee' | 'rounding' | 'total' | 'saved' | 'wallet' | 'due';

/** A row of a bill. The rows before the total add up to it; the rows after it explain it. */
export type Figure =
  | { readonly kind: SumKind; readonly id: string; readonly amount: Money }
  | { readonly kind: TaxKind; readonly id: string; readonly amount: Money; readonly tax: QuoteTax };

export interface FigureOptions {
  /** The order is delivered: then a delivery fee of zero is shown too. */
  readonly isDelivery?: boolean | undefined;
}

const negative = ({ minor, currency }: Money): Money => money(-minor, currency);

/** The rows of a quote in the order they are shown (decisions, section 1). The coupon and the wallet are negative. */
export function billFigures(quote: Quote, { isDelivery = false }: FigureOptions = {}): Figure[] {
  const sum = (kind: SumKind, amount: Money, isShown = amount.minor !== 0): Figure[] =>
    isShown ? [{ kind, id: kind, amount }] : [];
  const taxes = (kind: TaxKind, list: readonly QuoteTax[]): Figure[] =>
    list.map((tax) => ({ kind, id: `${kind} ${tax.taxId} ${tax.rate}`, amount: tax.totalTaxValue, tax }));
  return [
    ...sum('subtotal', quote.subtotal, true),
    ...sum('coupon', negative(quote.coupon)),
    ...taxes('taxAdded', quote.exclusiveTaxes),
    ...sum('deliveryFee', quote.deliveryFee, isDelivery || quote.deliveryFee.minor !== 0),
    ...sum('rounding', quote.rounding),
    ...sum('total', quote.total, true),
    ...taxes('taxIncluded', quote.inclusiveTaxes),
    ...sum('saved', quote.discount),
    ...sum('wallet', negative(quote.wallet)),
    ...sum('due', quote.due, quote.wallet.minor !== 0),
  ];
}
