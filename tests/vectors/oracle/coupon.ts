import type { VectorCoupon, VectorInput } from '../format.ts';
import type { VectorOutcome } from '../format-bill.ts';
import {
  type Fraction,
  isLess,
  nothing,
  percent,
  read,
  round,
  smaller,
  times,
  total,
  whole,
} from './fraction.ts';
import { discountedUnit, type OracleLine } from './line.ts';
import { share } from './share.ts';

interface OracleCoupon {
  readonly outcome: VectorOutcome;
  /** What every line is given, in the order of the lines, and on how many of its units. */
  readonly given: readonly { readonly amount: Fraction; readonly units: number }[];
}

/** One unit of a line: `max_allowed_items` counts these. */
interface Unit {
  readonly line: OracleLine;
  readonly price: Fraction;
}

const isEligible = (coupon: VectorCoupon, line: OracleLine): boolean =>
  coupon.all_menu || coupon.item_ids.includes(line.itemId);

/** The units that the coupon covers: the dearest, among equals those that come first in the cart. */
function covered(coupon: VectorCoupon, lines: readonly OracleLine[]): Unit[] {
  const units = lines
    .filter((line) => isEligible(coupon, line))
    .flatMap((line) =>
      Array.from({ length: Number(line.count.above) }, () => ({ line, price: discountedUnit(line) })),
    );
  const dearestFirst = units.sort((a, b) =>
    isLess(b.price, a.price) ? -1 : isLess(a.price, b.price) ? 1 : 0,
  );
  return dearestFirst.slice(0, coupon.max_allowed_items ?? units.length);
}

export function applyCoupon(
  { coupon, customer }: VectorInput,
  lines: readonly OracleLine[],
  step: Fraction,
): OracleCoupon {
  const refuse = (outcome: VectorOutcome): OracleCoupon => ({
    outcome,
    given: lines.map(() => ({ amount: nothing, units: 0 })),
  });
  if (!coupon) return refuse('none');
  if (coupon.user_type === 'guest' && customer !== 'guest') return refuse('guests_only');
  if (coupon.user_type === 'authenticated' && customer === 'guest') return refuse('authenticated_only');
  const units = covered(coupon, lines);
  if (units.length === 0) return refuse('no_eligible_items');
  const subtotal = total(lines.map(({ price }) => price));
  if (coupon.minimum !== null && isLess(subtotal, read(coupon.minimum))) return refuse('below_minimum');

  const unitsOf = (line: OracleLine): Unit[] => units.filter((unit) => unit.line === line);
  const prices = lines.map((line) => total(unitsOf(line).map(({ price }) => price)));
  const once = (): Fraction[] => share(smaller(read(coupon.discount_value), total(prices)), prices, step);
  const perUnit = (line: OracleLine): Fraction => {
    const one = smaller(
      discountedUnit(line),
      round(percent(discountedUnit(line), coupon.discount_value), step),
    );
    return times(one, whole(unitsOf(line).length));
  };
  const parts = coupon.discount_type === 'fixed' ? once() : lines.map(perUnit);
  return {
    outcome: 'applied',
    given: lines.map((line, at) => ({ amount: parts[at] ?? nothing, units: unitsOf(line).length })),
  };
}
