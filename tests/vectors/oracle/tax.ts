import type { VectorTax } from '../format.ts';
import type { VectorTaxLine } from '../format-bill.ts';
import {
  type Fraction,
  greater,
  isLess,
  minus,
  nothing,
  over,
  percent,
  plus,
  round,
  times,
  total,
} from './fraction.ts';
import type { OracleLine } from './line.ts';

export interface OracleTax {
  readonly tax: VectorTax;
  readonly ofItems: Fraction;
  readonly ofModifiers: Fraction;
}

export const wholeOf = ({ ofItems, ofModifiers }: OracleTax): Fraction => plus(ofItems, ofModifiers);

/** Taxes inside the prices, by tax and rate, in the order in which the cart meets them. */
export function inclusiveTaxes(lines: readonly OracleLine[]): OracleTax[] {
  const met = lines.flatMap(({ taxes }) => taxes);
  const keyOf = ({ id, rate }: VectorTax): string => `${id} at ${rate}`;
  const keys = [...new Set(met.map(({ tax }) => keyOf(tax)))];
  return keys.flatMap((key) => {
    const same = met.filter(({ tax }) => keyOf(tax) === key);
    const sum = (ofModifier: boolean): Fraction =>
      total(same.filter((one) => one.ofModifier === ofModifier).map(({ value }) => value));
    const tax = same[0]?.tax;
    return tax ? [{ tax, ofItems: sum(false), ofModifiers: sum(true) }] : [];
  });
}

/** Taxes on top: each on the net subtotal less the coupon, rounded once; the modifiers' share by their share of the net. */
export function exclusiveTaxes(
  taxes: readonly VectorTax[],
  lines: readonly OracleLine[],
  coupon: Fraction,
  step: Fraction,
): OracleTax[] {
  const net = total(lines.map((line) => line.net));
  const netModifiers = total(lines.map((line) => line.netModifiers));
  const base = greater(nothing, minus(net, coupon));
  return taxes.map((tax) => {
    const value = round(percent(base, tax.rate), step);
    const ofModifiers = isLess(nothing, net) ? round(over(times(value, netModifiers), net), step) : nothing;
    return { tax, ofItems: minus(value, ofModifiers), ofModifiers };
  });
}

export const taxLine = (one: OracleTax, amount: (value: Fraction) => string): VectorTaxLine => ({
  tax_id: one.tax.id,
  rate: one.tax.rate,
  tax_value: amount(one.ofItems),
  modifiers_tax_value: amount(one.ofModifiers),
  total_tax_value: amount(wholeOf(one)),
});
