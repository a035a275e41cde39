import { createMoney, type Money } from '../../domain/money/money.ts';
import type { DueState } from '../../domain/orders/order-money.ts';
import type { BilledFee } from '../../domain/pricing/pricing-types.ts';
import type { Quote, QuoteTax } from '../../domain/pricing/quote.ts';

// The rows of a bill, as the cart, the checkout and the receipt show them. Each row expands to the steps that lead to
// its amount (`figure-steps.ts`).

type TaxKind = 'taxAdded' | 'taxIncluded';
type SumKind =
  | 'subtotal'
  | 'coupon'
  | 'deposits'
  | 'deliveryFee'
  | 'tip'
  | 'rounding'
  | 'total'
  | 'saved'
  | 'wallet'
  | 'cashRounding'
  | 'onlineRounding'
  | 'due'
  | 'paid';

/**
 * A row on the bill. The rows before the total add up to the total. The rows after the total show the included taxes,
 * the savings and the payment.
 */
export type Figure =
  | { readonly kind: SumKind; readonly id: string; readonly amount: Money }
  | TaxFigure
  | { readonly kind: 'fee'; readonly id: string; readonly amount: Money; readonly fee: BilledFee };

export interface TaxFigure {
  readonly kind: TaxKind;
  readonly id: string;
  readonly amount: Money;
  readonly tax: QuoteTax;
}

export interface FigureOptions {
  /** True if the order is delivered. A delivery fee of zero is then shown too. */
  readonly isDelivery?: boolean | undefined;
  /**
   * Whether the amount due is still open, or was paid. `void`: the order is cancelled or rejected and nothing is due, so
   * its bill has no payment rows.
   */
  readonly dueState?: DueState | undefined;
}

const negate = ({ minor, currency }: Money): Money => createMoney(-minor, currency);

/**
 * The rows of a quote's bill, in display order (decisions, section 1). The amounts of coupon and wallet are negative.
 */
export function listFigures(
  quote: Quote,
  { isDelivery = false, dueState = 'open' }: FigureOptions = {},
): Figure[] {
  const createSumRows = (kind: SumKind, amount: Money, isShown = amount.minor !== 0): Figure[] =>
    isShown ? [{ kind, id: kind, amount }] : [];
  const createTaxRows = (kind: TaxKind, list: readonly QuoteTax[]): Figure[] =>
    list.map((tax) => ({ kind, id: `${kind} ${tax.taxId} ${tax.rate}`, amount: tax.totalTaxValue, tax }));
  const listPaymentRows = () => [
    ...createSumRows('wallet', negate(quote.wallet)),
    ...createSumRows('cashRounding', quote.cashRounding),
    ...createSumRows('onlineRounding', quote.onlineRounding),
    ...createSumRows(dueState === 'paid' ? 'paid' : 'due', quote.due, quote.due.minor !== quote.total.minor),
  ];
  return [
    ...createSumRows('subtotal', quote.subtotal, true),
    ...createSumRows('coupon', negate(quote.coupon)),
    ...createSumRows('deposits', quote.deposits),
    ...createTaxRows('taxAdded', quote.exclusiveTaxes),
    ...createSumRows('deliveryFee', quote.deliveryFee, isDelivery || quote.deliveryFee.minor !== 0),
    ...quote.fees.map((fee) => ({ kind: 'fee', id: `fee ${fee.id}`, amount: fee.amount, fee }) as const),
    ...createSumRows('tip', quote.tip),
    ...createSumRows('rounding', quote.rounding),
    ...createSumRows('total', quote.total, true),
    ...createTaxRows('taxIncluded', quote.inclusiveTaxes),
    ...createSumRows('saved', quote.discount),
    ...(dueState === 'void' ? [] : listPaymentRows()),
  ];
}
