import { type Currency, createMoney, toMinorUnits } from '../money/money.ts';
import { splitByLargestRemainder } from '../money/split.ts';
import { compareText } from './compare-text.ts';
import { computeDiscountAmount } from './discount.ts';
import type { DraftLine } from './line-price.ts';
import type { Coupon, CouponOutcome, PricingInput } from './pricing-types.ts';

/** One line's share of the coupon. */
export interface CouponShare {
  /** In minor units. */
  readonly amount: number;
  /** Units of the line that the coupon applies to. */
  readonly count: number;
}

/**
 * Applies a coupon to the most expensive eligible units first, up to `maxAllowedItems` units of the cart. A percentage
 * is rounded per unit; a fixed value is split across the lines by largest remainder. Lines with equal prices are
 * ordered by item, price label, options and count. So the same cart gives the same taxes, whatever the order of its
 * lines. `subtotal` is the subtotal of the cart, in minor units. `shares` has one entry per line, in cart order. It is
 * empty if the coupon does not apply.
 */
export function applyCoupon(
  drafts: readonly DraftLine[],
  subtotal: number,
  input: PricingInput,
): { readonly outcome: CouponOutcome; readonly shares: readonly CouponShare[] } {
  if (!input.coupon || drafts.length < 2) return applyCouponToSorted(drafts, subtotal, input);
  const keys = drafts.map(buildChoiceKey);
  const sortedIndexes = [...keys.keys()].sort((a, b) => compareText(keys[a] ?? '', keys[b] ?? ''));
  const sortedLines = sortedIndexes.flatMap((index) => drafts[index] ?? []);
  const { outcome, shares } = applyCouponToSorted(sortedLines, subtotal, input);
  return { outcome, shares: shares.map((_, index) => shares[sortedIndexes.indexOf(index)] ?? NO_SHARE) };
}

const NO_SHARE: CouponShare = { amount: 0, count: 0 };

/** Identifies the content of a line. Ids contain no line breaks. */
const buildChoiceKey = ({ line, options }: DraftLine): string =>
  [
    line.itemId,
    line.priceLabelId ?? '',
    ...options.map(({ modifier, quantity }) => `${modifier.id} ${quantity}`),
    line.count,
  ].join('\n');

function applyCouponToSorted(
  drafts: readonly DraftLine[],
  subtotal: number,
  { coupon, customer, currency, itemType }: PricingInput,
): ReturnType<typeof applyCoupon> {
  const createResultWithoutShares = (outcome: CouponOutcome) => ({ outcome, shares: [] });
  if (!coupon) return createResultWithoutShares('none');
  if (coupon.userType !== 'all' && coupon.userType !== customer)
    return createResultWithoutShares(coupon.userType === 'guest' ? 'guests_only' : 'authenticated_only');
  // A coupon that only makes delivery free does not apply to an order without delivery. Otherwise the order would use
  // up the coupon.
  if (coupon.freeDelivery && itemType !== 'delivery' && !hasDiscount(coupon.kind))
    return createResultWithoutShares('delivery_only');

  const prices = drafts.map(({ discountedPrice, modifiersMinor }) => discountedPrice.minor + modifiersMinor);
  const counts = allocateUnits(drafts, prices, coupon);
  if (!counts.some(Boolean)) return createResultWithoutShares('no_eligible_items');
  if (coupon.minimum && subtotal < toMinorUnits(coupon.minimum, currency))
    return createResultWithoutShares('below_minimum');
  const amounts = allocateAmounts(prices, counts, coupon.kind, currency);
  return {
    outcome: 'applied',
    shares: counts.map((count, index) => ({ count, amount: amounts[index] ?? 0 })),
  };
}

const hasDiscount = (kind: Coupon['kind']): boolean =>
  kind.type === 'percent' ? Number(kind.rate) > 0 : kind.value.minor > 0;

/** Number of units of each line that the coupon applies to. */
function allocateUnits(drafts: readonly DraftLine[], prices: readonly number[], coupon: Coupon): number[] {
  const eligibleItemIds = new Set(coupon.itemIds);
  let remainingUnits = Math.max(0, coupon.maxAllowedItems ?? Number.POSITIVE_INFINITY);
  // Stryker disable next-line ArrowFunction: the bill reads a missing count as 0.
  const counts = drafts.map(() => 0);
  const indexesByPrice = [...prices.keys()].sort((a, b) => (prices[b] ?? 0) - (prices[a] ?? 0));
  for (const index of indexesByPrice) {
    // Stryker disable next-line OptionalChaining: `prices` has an entry per draft, so the draft exists.
    const line = drafts[index]?.line;
    if (!line || !(coupon.allMenu || eligibleItemIds.has(line.itemId))) continue;
    const units = Math.min(line.count, Math.floor(remainingUnits));
    counts[index] = units;
    remainingUnits -= units;
  }
  return counts;
}

function allocateAmounts(
  prices: readonly number[],
  counts: readonly number[],
  kind: Coupon['kind'],
  currency: Currency,
): number[] {
  const getUnits = (index: number): number => counts[index] ?? 0;
  if (kind.type === 'percent')
    return prices.map(
      (price, index) =>
        getUnits(index) && computeDiscountAmount(createMoney(price, currency), kind) * getUnits(index),
    );
  const lineAmounts = prices.map((price, index) => price * getUnits(index));
  const eligibleTotal = lineAmounts.reduce((a, b) => a + b, 0);
  const value = Math.max(0, Math.min(toMinorUnits(kind.value, currency), eligibleTotal));
  return splitByLargestRemainder(createMoney(value, currency), lineAmounts).map(({ minor }) => minor);
}
