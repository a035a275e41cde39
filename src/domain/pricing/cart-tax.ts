import { apportion } from '../../lib/apportion.ts';
import { type Ratio, ratio, tenTo, timesRounded } from '../../lib/ratio.ts';
import type { Tax } from '../menu/menu-types.ts';
import { type Currency, money, percentOf, rateOf } from '../money/money.ts';
import type { TaxLine } from './pricing-types.ts';

interface TaxSum {
  readonly tax: Tax;
  item: number;
  modifiers: number;
}

interface Rates {
  readonly sums: readonly TaxSum[];
  /** The rates as whole numbers of one size. */
  readonly weights: readonly (number | bigint)[];
  /** What part of an amount all of them together are that are inside it. */
  readonly inside: Ratio;
}

/** Inclusive taxes of one cart in minor units, by tax and rate; a list of taxes is read once. */
export interface InclusiveTaxes {
  readonly byTax: Map<string, TaxSum>;
  readonly byList: Map<readonly Tax[], Rates>;
}

/**
 * The tax inside `amount` minor units by the sum of the rates: A x R / (100 + R), rounded once (decisions, section 1).
 * Each tax's share of it is added to `book`.
 */
export function takeInclusiveTax(
  amount: number,
  taxes: readonly Tax[],
  part: 'item' | 'modifiers',
  book: InclusiveTaxes,
): number {
  if (!amount || !taxes.length) return 0;
  const { sums, weights, inside } = ratesOf(taxes, book);
  const tax = timesRounded(amount, inside);
  const shares = sums.length > 1 ? apportion(tax, weights) : [tax];
  sums.forEach((sum, index) => {
    sum[part] += shares[index] ?? 0;
  });
  return tax;
}

function ratesOf(taxes: readonly Tax[], { byTax, byList }: InclusiveTaxes): Rates {
  const known = byList.get(taxes);
  if (known) return known;
  const rates = taxes.map(({ rate }) => rateOf(rate));
  const scale = Math.max(...rates.map((rate) => rate.scale));
  const weights = rates.map((rate) => rate.units * tenTo(scale - rate.scale));
  const sums = taxes.map((tax) => {
    const key = `${tax.rate} ${tax.id}`;
    const sum = byTax.get(key) ?? { tax, item: 0, modifiers: 0 };
    byTax.set(key, sum);
    return sum;
  });
  const total = weights.reduce((a, b) => a + b);
  const inside = ratio(total, tenTo(scale + 2) + total);
  const read = { sums, weights: Number.isSafeInteger(inside.above) ? weights.map(Number) : weights, inside };
  byList.set(taxes, read);
  return read;
}

export const inclusiveTaxLines = ({ byTax }: InclusiveTaxes, currency: Currency): TaxLine[] =>
  [...byTax.values()].map(({ tax, item, modifiers }) => taxLine(tax, item + modifiers, modifiers, currency));

/**
 * Exclusive taxes on `base` minor units, each rounded once; the modifiers' value is their share of the net subtotal,
 * rounded, and the rest is the items', so that the two add up.
 */
export function exclusiveTaxLines(
  taxes: readonly Tax[],
  base: number,
  netModifiers: number,
  netSubtotal: number,
  currency: Currency,
): TaxLine[] {
  return taxes.map((tax) => {
    const total = percentOf(money(base, currency), tax.rate).minor;
    // Without a net subtotal there is nothing to share.
    const share = total && timesRounded(total, ratio(BigInt(netModifiers), BigInt(netSubtotal)));
    return taxLine(tax, total, share, currency);
  });
}

const taxLine = (tax: Tax, total: number, modifiers: number, currency: Currency): TaxLine => ({
  taxId: tax.id,
  taxName: tax.name,
  rate: tax.rate,
  taxValue: money(total - modifiers, currency),
  modifiersTaxValue: money(modifiers, currency),
  totalTaxValue: money(total, currency),
});
