import type { VectorCoupon, VectorInput } from '../format.ts';
import type { VectorOutcome } from '../format-bill.ts';
import {
  type Fraction,
  findMinimum,
  fromInteger,
  isLess,
  multiply,
  parseFraction,
  round,
  sum,
  takePercent,
  zero,
} from './fraction.ts';
import { getDiscountedUnit, type OracleLine } from './line.ts';
import { splitByWeights } from './share.ts';

interface OracleCoupon {
  readonly outcome: VectorOutcome;
  /** The discount of each line, in the order of the lines, and the number of discounted units. */
  readonly lineDiscounts: readonly { readonly amount: Fraction; readonly units: number }[];
}

/** One unit of a line. `max_allowed_items` counts units. */
interface Unit {
  readonly line: OracleLine;
  readonly price: Fraction;
}

const compareKeys = (a: OracleLine, b: OracleLine): number =>
  a.sortKey < b.sortKey ? -1 : a.sortKey > b.sortKey ? 1 : a.index - b.index;

const isEligible = (coupon: VectorCoupon, line: OracleLine): boolean =>
  coupon.all_menu || coupon.item_ids.includes(line.itemId);

/** The units that the coupon covers: the most expensive ones. Ties are broken by item, label, options and count. */
function listCoveredUnits(coupon: VectorCoupon, lines: readonly OracleLine[]): Unit[] {
  const units = lines
    .filter((line) => isEligible(coupon, line))
    .flatMap((line) =>
      Array.from({ length: Number(line.count.numerator) }, () => ({ line, price: getDiscountedUnit(line) })),
    );
  const unitsByPrice = units.sort((a, b) =>
    isLess(b.price, a.price) ? -1 : isLess(a.price, b.price) ? 1 : compareKeys(a.line, b.line),
  );
  return unitsByPrice.slice(0, coupon.max_allowed_items ?? units.length);
}

export function applyCoupon(
  { coupon, customer, selling_type }: VectorInput,
  lines: readonly OracleLine[],
  step: Fraction,
): OracleCoupon {
  const buildRefusal = (outcome: VectorOutcome): OracleCoupon => ({
    outcome,
    lineDiscounts: lines.map(() => ({ amount: zero, units: 0 })),
  });
  if (!coupon) return buildRefusal('none');
  if (coupon.user_type === 'guest' && customer !== 'guest') return buildRefusal('guests_only');
  if (coupon.user_type === 'authenticated' && customer === 'guest') return buildRefusal('authenticated_only');
  const isWorthless = !isLess(zero, parseFraction(coupon.discount_value));
  if (isWorthless && coupon.free_delivery && selling_type !== 'delivery')
    return buildRefusal('delivery_only');
  const units = listCoveredUnits(coupon, lines);
  if (units.length === 0) return buildRefusal('no_eligible_items');
  const subtotal = sum(lines.map(({ price }) => price));
  if (coupon.minimum !== null && isLess(subtotal, parseFraction(coupon.minimum)))
    return buildRefusal('below_minimum');

  const getUnits = (line: OracleLine): Unit[] => units.filter((unit) => unit.line === line);
  const sumCoveredPrices = (line: OracleLine): Fraction => sum(getUnits(line).map(({ price }) => price));
  const shareFixedDiscount = (): Fraction[] => {
    const sortedLines = [...lines].sort(compareKeys);
    const prices = sortedLines.map(sumCoveredPrices);
    const shares = splitByWeights(
      findMinimum(parseFraction(coupon.discount_value), sum(prices)),
      prices,
      step,
    );
    return lines.map((line) => shares[sortedLines.indexOf(line)] ?? zero);
  };
  const computePercentDiscount = (line: OracleLine): Fraction => {
    const unitDiscount = findMinimum(
      getDiscountedUnit(line),
      round(takePercent(getDiscountedUnit(line), coupon.discount_value), step),
    );
    return multiply(unitDiscount, fromInteger(getUnits(line).length));
  };
  const lineDiscounts =
    coupon.discount_type === 'fixed' ? shareFixedDiscount() : lines.map(computePercentDiscount);
  return {
    outcome: 'applied',
    lineDiscounts: lines.map((line, index) => ({
      amount: lineDiscounts[index] ?? zero,
      units: getUnits(line).length,
    })),
  };
}
