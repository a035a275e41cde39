import { type Currency, minorIn, money } from '../money/money.ts';
import { splitByLargestRemainder } from '../money/split.ts';
import { reductionOf } from './discount.ts';
import type { DraftLine } from './line-price.ts';
import type { Coupon, CouponOutcome, PricingInput } from './pricing-types.ts';

/** What the coupon takes off each line, in minor units, and from how many of its units; lines in cart order. */
export interface CouponShare {
  readonly amount: number;
  readonly count: number;
}

/**
 * Applies a coupon (decisions, section 1): the dearest eligible units first, ties in cart order, at most
 * `maxAllowedItems` over the cart. Percent is rounded per unit; a fixed value is shared by largest remainder.
 * `subtotal` is the cart's, in minor units.
 */
export function applyCoupon(
  drafts: readonly DraftLine[],
  subtotal: number,
  { coupon, customer, currency }: PricingInput,
): { readonly outcome: CouponOutcome; readonly shares: readonly CouponShare[] } {
  const none = (outcome: CouponOutcome) => ({ outcome, shares: [] });
  if (!coupon) return none('none');
  if (coupon.userType !== 'all' && coupon.userType !== customer)
    return none(coupon.userType === 'guest' ? 'guests_only' : 'authenticated_only');

  const prices = drafts.map(({ discounted, modifiers }) => discounted.minor + modifiers);
  const counts = unitsPerLine(drafts, prices, coupon);
  if (!counts.some(Boolean)) return none('no_eligible_items');
  if (coupon.minimum && subtotal < minorIn(coupon.minimum, currency)) return none('below_minimum');
  const amounts = amountsPerLine(prices, counts, coupon.kind, currency);
  return {
    outcome: 'applied',
    shares: counts.map((count, index) => ({ count, amount: amounts[index] ?? 0 })),
  };
}

/** How many units of each line get the coupon. */
function unitsPerLine(drafts: readonly DraftLine[], prices: readonly number[], coupon: Coupon): number[] {
  const eligible = new Set(coupon.itemIds);
  let left = Math.max(0, coupon.maxAllowedItems ?? Number.POSITIVE_INFINITY);
  const counts = drafts.map(() => 0);
  const dearest = [...prices.keys()].sort((a, b) => (prices[b] ?? 0) - (prices[a] ?? 0));
  for (const index of dearest) {
    const line = drafts[index]?.line;
    if (!line || !(coupon.allMenu || eligible.has(line.itemId))) continue;
    const units = Math.min(line.count, Math.floor(left));
    counts[index] = units;
    left -= units;
  }
  return counts;
}

function amountsPerLine(
  prices: readonly number[],
  counts: readonly number[],
  kind: Coupon['kind'],
  currency: Currency,
): number[] {
  const units = (index: number): number => counts[index] ?? 0;
  if (kind.type === 'percent')
    return prices.map(
      (price, index) => units(index) && reductionOf(money(price, currency), kind) * units(index),
    );
  const worth = prices.map((price, index) => price * units(index));
  const whole = worth.reduce((a, b) => a + b, 0);
  const value = Math.max(0, Math.min(minorIn(kind.value, currency), whole));
  return splitByLargestRemainder(money(value, currency), worth).map(({ minor }) => minor);
}
