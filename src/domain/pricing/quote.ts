import type { LocalizedText } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import type { Bill, PricedLine, PricedModifier, TaxLine } from './pricing-types.ts';

// A quote is the price of an order, line by line, with its totals. It comes from the bill of the cart
// (`quoteFromBill`), from the server's price for that cart, or from a placed order.

export type QuoteModifier = Pick<
  PricedModifier,
  'id' | 'name' | 'quantity' | 'includedQuantity' | 'price' | 'partItemId'
>;

export interface QuoteLine {
  readonly itemId: string;
  readonly name: LocalizedText;
  readonly quantity: number;
  /** Name of the chosen size; null for an item without sizes. */
  readonly priceLabel: LocalizedText | null;
  readonly modifiers: readonly QuoteModifier[];
  readonly note: string;
  /** For one unit, before the discount and without modifiers. */
  readonly unitPrice: Money;
  /** Unit price minus the discount. */
  readonly discountedPrice: Money;
  readonly discountId: string | null;
  /** For one unit. */
  readonly modifiersPrice: Money;
  /** (discounted price + modifiers) x quantity */
  readonly total: Money;
  /** The line's total minus its share of the coupon and its inclusive taxes. */
  readonly netPrice: Money;
  readonly couponDiscount: Money;
  /** For all units. `total` does not include the deposit. */
  readonly deposit: Money;
  /** Units that the coupon was applied to. */
  readonly couponUnits: number;
}

export interface QuoteTax extends Pick<TaxLine, 'taxId' | 'taxName' | 'rate' | 'totalTaxValue'> {
  /** The net amount on which the tax was computed; null in old orders, for which the server did not store it. */
  readonly netValue: Money | null;
}

type QuoteTotals = Pick<
  Bill,
  | 'currency'
  | 'subtotal'
  | 'netSubtotal'
  | 'discount'
  | 'coupon'
  | 'deposits'
  | 'deliveryFee'
  | 'fees'
  | 'tip'
  | 'rounding'
  | 'total'
  | 'wallet'
  | 'cashRounding'
  | 'onlineRounding'
  | 'due'
>;

/** All amounts are in `currency`: an old order keeps the currency that it was paid in. */
export interface Quote extends QuoteTotals {
  readonly lines: readonly QuoteLine[];
  /** Code of the coupon, if it was applied. */
  readonly couponCode: string | null;
  readonly inclusiveTaxes: readonly QuoteTax[];
  readonly exclusiveTaxes: readonly QuoteTax[];
}

/** A dish of a set with the options of that dish. */
interface PartWithOptions<T> {
  readonly dish: T;
  readonly options: readonly T[];
}

/** Splits the options of a line into those of the item, and those of each part if it is a set. */
export function groupByPart<T extends Pick<QuoteModifier, 'partItemId'>>(
  modifiers: readonly T[],
): { readonly ownOptions: readonly T[]; readonly parts: readonly PartWithOptions<T>[] } {
  const ownOptions: T[] = [];
  const parts: { readonly dish: T; readonly options: T[] }[] = [];
  for (const modifier of modifiers) {
    if (modifier.partItemId !== null) parts.push({ dish: modifier, options: [] });
    else (parts.at(-1)?.options ?? ownOptions).push(modifier);
  }
  return { ownOptions, parts };
}

/** What settled an order: the wallet paid it in full, or `nothing` because it was free. Null while an amount is due. */
export const getSettledBy = ({ wallet, due }: Pick<Quote, 'wallet' | 'due'>): 'wallet' | 'nothing' | null =>
  due.minor > 0 ? null : wallet.minor > 0 ? 'wallet' : 'nothing';

/** Converts a line of a bill to a line of a quote. */
export const toQuoteLine = ({ item, line, ...pricedFields }: PricedLine): QuoteLine => ({
  itemId: item.id,
  name: item.name,
  quantity: line.count,
  priceLabel: pricedFields.priceLabel,
  modifiers: pricedFields.modifiers,
  note: line.note,
  unitPrice: pricedFields.unitPrice,
  discountedPrice: pricedFields.discountedPrice,
  discountId: pricedFields.discountId,
  modifiersPrice: pricedFields.modifiersPrice,
  total: pricedFields.total,
  netPrice: pricedFields.netPrice,
  couponDiscount: pricedFields.couponDiscountAmount,
  deposit: pricedFields.deposit,
  couponUnits: pricedFields.couponDiscountCount,
});

/** Converts the bill of a cart to a quote. `couponCode` is the code that was used to price the cart. */
export function quoteFromBill(bill: Bill, couponCode: string | null = null): Quote {
  const { problems: _problems, couponOutcome, ...sums } = bill;
  return {
    ...sums,
    lines: bill.lines.map(toQuoteLine),
    couponCode: couponOutcome === 'applied' ? couponCode : null,
  };
}

/** Number of units in all lines. */
export const countQuoteUnits = ({ lines }: Pick<Quote, 'lines'>): number =>
  lines.reduce((units, { quantity }) => units + quantity, 0);

/** The amounts that a customer sees, as text for comparison. The order of lines and taxes does not matter. */
const describeVisibleAmounts = ({ lines, exclusiveTaxes, fees, ...sums }: Quote): string =>
  JSON.stringify([
    lines.map((line) => JSON.stringify([line.itemId, line.quantity, line.total.minor])).sort(),
    exclusiveTaxes.map((tax) => JSON.stringify([tax.taxId, tax.totalTaxValue.minor])).sort(),
    fees.map(({ id, amount }) => JSON.stringify([id, amount.minor])).sort(),
    [sums.coupon, sums.deposits, sums.deliveryFee, sums.tip, sums.total, sums.due].map(({ minor }) => minor),
  ]);

/** Whether two quotes show the customer the same amounts, line by line. */
export const hasSameAmounts = (one: Quote, other: Quote): boolean =>
  describeVisibleAmounts(one) === describeVisibleAmounts(other);
