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
import { type InclusiveTaxPart, type OracleLine, selectTaxRate } from './line.ts';

export interface OracleTax {
  readonly tax: VectorTax;
  /** The net amount on which the tax was computed. */
  readonly net: Fraction;
  readonly itemTax: Fraction;
  readonly modifierTax: Fraction;
}

export const getTaxTotal = ({ itemTax, modifierTax }: OracleTax): Fraction => add(itemTax, modifierTax);

/** The inclusive taxes, summed per tax and rate. Sorted by the first line that has the tax. */
export function sumInclusiveTaxes(inclusiveTaxes: readonly InclusiveTaxPart[]): OracleTax[] {
  const buildTaxKey = ({ id, rate }: VectorTax): string => `${id} at ${rate}`;
  const keys = [...new Set(inclusiveTaxes.map(({ tax }) => buildTaxKey(tax)))];
  return keys.flatMap((key) => {
    const sameTaxes = inclusiveTaxes.filter(({ tax }) => buildTaxKey(tax) === key);
    const sumTaxes = (isOfModifier: boolean): Fraction =>
      sum(sameTaxes.filter((part) => part.isOfModifier === isOfModifier).map(({ value }) => value));
    const tax = sameTaxes[0]?.tax;
    const net = sum(sameTaxes.map((part) => part.net));
    return tax ? [{ tax, net, itemTax: sumTaxes(false), modifierTax: sumTaxes(true) }] : [];
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
    const modifierTax = isLess(zero, net) ? round(divide(multiply(value, netModifiers), net), step) : zero;
    return { tax, net: base, itemTax: subtract(value, modifierTax), modifierTax };
  });
}

export const buildTaxLine = (
  oracleTax: OracleTax,
  formatAmount: (value: Fraction) => string,
): VectorTaxLine => ({
  tax_id: oracleTax.tax.id,
  rate: oracleTax.tax.rate,
  net_value: formatAmount(oracleTax.net),
  tax_value: formatAmount(oracleTax.itemTax),
  modifiers_tax_value: formatAmount(oracleTax.modifierTax),
  total_tax_value: formatAmount(getTaxTotal(oracleTax)),
});
