import { apportion } from '../../lib/apportion.ts';
import { type Ratio, ratio, tenTo, timesRounded } from '../../lib/ratio.ts';
import type { Tax } from '../menu/menu-types.ts';
import { type Currency, money, parseRate, takePercent } from '../money/money.ts';
import type { TaxLine } from './pricing-types.ts';

interface TaxSum {
  readonly tax: Tax;
  item: number;
  modifiers: number;
}

interface CombinedRates {
  readonly sums: readonly TaxSum[];
  /** The rates as whole numbers at a common scale. */
  readonly weights: readonly (number | bigint)[];
  /** The fraction of a gross amount that is tax: R / (100 + R) for the sum R of the rates. */
  readonly inclusiveShare: Ratio;
}

/** Inclusive taxes of one cart, summed in minor units. */
export interface InclusiveTaxTotals {
  /** By rate and tax id. */
  readonly byTax: Map<string, TaxSum>;
  /** Cache: the combined rates of each list of taxes. */
  readonly byTaxList: Map<readonly Tax[], CombinedRates>;
}

/**
 * The tax inside a gross `amount` in minor units: amount x R / (100 + R) for the sum R of the rates, rounded once.
 * Adds each tax's share of it to `totals`.
 */
export function extractInclusiveTax(
  amount: number,
  taxes: readonly Tax[],
  part: 'item' | 'modifiers',
  totals: InclusiveTaxTotals,
): number {
  if (!amount || !taxes.length) return 0;
  const { sums, weights, inclusiveShare } = combineRates(taxes, totals);
  const tax = timesRounded(amount, inclusiveShare);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: one tax's share is the whole tax either way.
  const shares = sums.length > 1 ? apportion(tax, weights) : [tax];
  sums.forEach((sum, index) => {
    sum[part] += shares[index] ?? 0;
  });
  return tax;
}

function combineRates(taxes: readonly Tax[], { byTax, byTaxList }: InclusiveTaxTotals): CombinedRates {
  const cached = byTaxList.get(taxes);
  // Stryker disable next-line ConditionalExpression: without the cache the result is the same, only slower.
  if (cached) return cached;
  const rates = taxes.map(({ rate }) => parseRate(rate));
  const scale = Math.max(...rates.map((rate) => rate.scale));
  const weights = rates.map((rate) => rate.units * tenTo(scale - rate.scale));
  const sums = taxes.map((tax) => {
    const key = `${tax.rate} ${tax.id}`;
    const sum = byTax.get(key) ?? { tax, item: 0, modifiers: 0 };
    byTax.set(key, sum);
    return sum;
  });
  const total = weights.reduce((a, b) => a + b);
  const inclusiveShare = ratio(total, tenTo(scale + 2) + total);
  const isSafe = Number.isSafeInteger(inclusiveShare.above);
  const combined = { sums, weights: isSafe ? weights.map(Number) : weights, inclusiveShare };
  byTaxList.set(taxes, combined);
  return combined;
}

export const toInclusiveTaxLines = ({ byTax }: InclusiveTaxTotals, currency: Currency): TaxLine[] =>
  [...byTax.values()].map(({ tax, item, modifiers }) =>
    toTaxLine(tax, item + modifiers, modifiers, currency),
  );

/**
 * Exclusive taxes on `base` minor units, each rounded once. The modifiers' part is proportional to their share of the net
 * subtotal and rounded; the items' part is the rest, so that both add up to the tax.
 */
export function toExclusiveTaxLines(
  taxes: readonly Tax[],
  base: number,
  netModifiers: number,
  netSubtotal: number,
  currency: Currency,
): TaxLine[] {
  return taxes.map((tax) => {
    const total = takePercent(money(base, currency), tax.rate).minor;
    // A total above zero implies a net subtotal above zero, so the ratio is defined.
    const share = total && timesRounded(total, ratio(BigInt(netModifiers), BigInt(netSubtotal)));
    return toTaxLine(tax, total, share, currency);
  });
}

const toTaxLine = (tax: Tax, total: number, modifiers: number, currency: Currency): TaxLine => ({
  taxId: tax.id,
  taxName: tax.name,
  rate: tax.rate,
  taxValue: money(total - modifiers, currency),
  modifiersTaxValue: money(modifiers, currency),
  totalTaxValue: money(total, currency),
});
