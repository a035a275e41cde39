import type { VectorInput, VectorTax } from '../format.ts';
import type { VectorTaxLine } from '../format-bill.ts';
import {
  add,
  divide,
  type Fraction,
  findMaximum,
  isLess,
  multiply,
  round,
  subtract,
  sum,
  takePercent,
  zero,
} from './fraction.ts';
import { type OracleLine, selectTaxRate, type TaxInside } from './line.ts';

export interface OracleTax {
  readonly tax: VectorTax;
  /** The net amount on which the tax was computed. */
  readonly net: Fraction;
  readonly ofItems: Fraction;
  readonly ofModifiers: Fraction;
}

export const getTaxTotal = ({ ofItems, ofModifiers }: OracleTax): Fraction => add(ofItems, ofModifiers);

/** Taxes inside the prices, by tax and rate, in the order of their first line. */
export function sumInclusiveTaxes(taxesInside: readonly TaxInside[]): OracleTax[] {
  const buildTaxKey = ({ id, rate }: VectorTax): string => `${id} at ${rate}`;
  const keys = [...new Set(taxesInside.map(({ tax }) => buildTaxKey(tax)))];
  return keys.flatMap((key) => {
    const same = taxesInside.filter(({ tax }) => buildTaxKey(tax) === key);
    const sumTaxes = (ofModifier: boolean): Fraction =>
      sum(same.filter((part) => part.ofModifier === ofModifier).map(({ value }) => value));
    const tax = same[0]?.tax;
    const net = sum(same.map((part) => part.net));
    return tax ? [{ tax, net, ofItems: sumTaxes(false), ofModifiers: sumTaxes(true) }] : [];
  });
}

/**
 * Taxes on top of the prices. Each is charged on the net subtotal minus the coupon and rounded once. The modifiers'
 * share of the tax equals their share of the net subtotal.
 */
export function computeExclusiveTaxes(
  input: VectorInput,
  lines: readonly OracleLine[],
  coupon: Fraction,
  step: Fraction,
): OracleTax[] {
  const net = sum(lines.map((line) => line.net));
  const netModifiers = sum(lines.map((line) => line.netModifiers));
  const base = findMaximum(zero, subtract(net, coupon));
  return input.exclusive_taxes.map((exclusiveTax) => {
    const tax = selectTaxRate(exclusiveTax, input);
    const value = round(takePercent(base, tax.rate), step);
    const ofModifiers = isLess(zero, net) ? round(divide(multiply(value, netModifiers), net), step) : zero;
    return { tax, net: base, ofItems: subtract(value, ofModifiers), ofModifiers };
  });
}

export const buildTaxLine = (tax: OracleTax, amount: (value: Fraction) => string): VectorTaxLine => ({
  tax_id: tax.tax.id,
  rate: tax.tax.rate,
  net_value: amount(tax.net),
  tax_value: amount(tax.ofItems),
  modifiers_tax_value: amount(tax.ofModifiers),
  total_tax_value: amount(getTaxTotal(tax)),
});
