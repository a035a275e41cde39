import type { Quote } from '../../api/contract/quote-contract.ts';

type QuoteTax = Quote['inclusive_taxes'][number];

/** A sum of a bill. Those before the total add up to it; what comes after is about it. Amounts are decimals. */
export type Figure =
  | {
      readonly kind:
        | 'subtotal'
        | 'coupon'
        | 'deliveryFee'
        | 'rounding'
        | 'total'
        | 'saved'
        | 'wallet'
        | 'due';
      readonly id: string;
      readonly amount: number;
    }
  | {
      readonly kind: 'taxAdded' | 'taxIncluded';
      readonly id: string;
      readonly amount: number;
      readonly tax: QuoteTax;
    };

export interface FigureOptions {
  /** The order is brought: a fee of nothing is worth saying. */
  readonly isBrought?: boolean | undefined;
}

/** The sums of a quote in the order they are shown (decisions, section 1). What takes off is below zero. */
export function figuresOf(quote: Quote, { isBrought = false }: FigureOptions = {}): Figure[] {
  const sum = (kind: Exclude<Figure['kind'], 'taxAdded' | 'taxIncluded'>, amount: number): Figure => ({
    kind,
    id: kind,
    amount: amount || 0,
  });
  const some = (kind: Parameters<typeof sum>[0], amount: number, isShown = amount !== 0): Figure[] =>
    isShown ? [sum(kind, amount)] : [];
  const taxes = (kind: 'taxAdded' | 'taxIncluded', list: readonly QuoteTax[]): Figure[] =>
    list.map((tax) => ({ kind, id: `${kind} ${tax.taxId} ${tax.rate}`, amount: tax.totalTaxValue, tax }));
  return [
    sum('subtotal', quote.subtotal),
    ...some('coupon', -quote.coupon),
    ...taxes('taxAdded', quote.exclusive_taxes),
    ...some('deliveryFee', quote.delivery_fee, isBrought || quote.delivery_fee !== 0),
    ...some('rounding', quote.rounding),
    sum('total', quote.total),
    ...taxes('taxIncluded', quote.inclusive_taxes),
    ...some('saved', quote.discount),
    ...some('wallet', -quote.wallet),
    ...some('due', quote.due, quote.wallet !== 0),
  ];
}
