import { parseDecimal, tenTo } from '../../../lib/ratio.ts';
import type { Discount, Tax } from '../../menu/menu-types.ts';
import { minorIn } from '../../money/money.ts';
import type { Bill, PricedLine, PricingInput } from '../pricing-types.ts';

/** `amount x above / below`, none negative, as counting says: the nearest whole number, halves up. */
function nearest(amount: number, above: bigint, below: bigint): number {
  const twice = 2n * BigInt(amount) * above + below;
  return Number((twice - (twice % (2n * below))) / (2n * below));
}

/** Rates in units of 10^-30 percent. */
const FINE = 30;
const read = new Map<string, bigint>();
function fine(rate: string): bigint {
  const known = read.get(rate);
  if (known !== undefined) return known;
  const { units, scale } = parseDecimal(rate) ?? { units: -1n, scale: 0 };
  const exact = units * tenTo(FINE - scale);
  read.set(rate, exact);
  return exact;
}
const HUNDRED = 100n * tenTo(FINE);

const takenOff = (price: number, kind: Discount['kind']): number =>
  Math.min(price, kind.type === 'percent' ? nearest(price, fine(kind.rate), HUNDRED) : kind.value.minor);

function taxInside(amount: number, taxes: readonly Tax[]): number {
  const sum = taxes.reduce((rates, { rate }) => rates + fine(rate), 0n);
  return nearest(amount, sum, HUNDRED + sum);
}

function lineFaults({ discounts, coupon }: PricingInput, bill: Bill, priced: PricedLine): string[] {
  const { line, item, unitPrice, discountedPrice, modifiersPrice, total, netPrice } = priced;
  const faults: string[] = [];
  const discount = [
    discounts.byItem[item.id],
    discounts.byCategory[item.categoryId],
    discounts.byCategory[item.grandCategoryId ?? ''],
    discounts.allMenu,
  ].find((one) => one != null);
  const off = discount ? takenOff(unitPrice.minor, discount.kind) : 0;
  if (unitPrice.minor - discountedPrice.minor !== off) faults.push('the discount is rounded once per unit');

  const options = [...item.modifierGroups];
  for (const { modifiers } of options) for (const { groups } of modifiers) options.push(...groups);
  const known = options.flatMap(({ modifiers }) => modifiers);
  const parts = priced.modifiers.map(({ id, price, quantity }) => {
    const taxes = known.find((one) => one.id === id)?.taxes ?? item.inclusiveTaxes;
    return taxInside(price.minor * quantity * line.count, taxes);
  });
  const inside = parts.reduce(
    (a, b) => a + b,
    taxInside(discountedPrice.minor * line.count, item.inclusiveTaxes),
  );
  if (total.minor - netPrice.minor !== inside) faults.push('the tax inside is rounded once per part');

  const percent = bill.couponOutcome === 'applied' && coupon?.kind.type === 'percent' ? coupon.kind : null;
  const perUnit = percent ? takenOff(discountedPrice.minor + modifiersPrice.minor, percent) : null;
  if (perUnit !== null && priced.couponDiscountAmount.minor !== perUnit * priced.couponDiscountCount)
    faults.push('the coupon is rounded once per unit');
  return faults;
}

/** Which figures of a bill are not their exact value rounded a single time, half away from zero. */
export function notRoundedOnce(input: PricingInput, bill: Bill): string[] {
  const faults = bill.lines.flatMap((line) => lineFaults(input, bill, line));
  const base = Math.max(0, bill.netSubtotal.minor - bill.coupon.minor);
  for (const { rate, totalTaxValue } of bill.exclusiveTaxes)
    if (totalTaxValue.minor !== nearest(base, fine(rate), HUNDRED))
      faults.push('a tax on top is rounded once');
  const coin =
    bill.currency.code === 'CHF' && bill.currency.digits ? 5 * 10 ** (bill.currency.digits - 2) : 1;
  if (bill.total.minor % coin) faults.push('the total can be paid in coins');
  if (Math.abs(minorIn(bill.rounding, bill.currency)) * 2 > coin) faults.push('the total is the nearest one');
  return faults;
}
