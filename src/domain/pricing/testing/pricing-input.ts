import type { CartLine } from '../../cart/cart-types.ts';
import type { MenuItem } from '../../menu/menu-types.ts';
import { type Currency, zero } from '../../money/money.ts';
import { noDiscounts } from '../../testing/build.ts';
import type { PricingInput } from '../pricing-types.ts';

/** A line of one unit without anything chosen, but for what the test names. */
export const lineOf = (itemId: string, part: Partial<CartLine> = {}): CartLine => ({
  key: itemId,
  itemId,
  priceLabelId: null,
  modifiers: [],
  note: '',
  count: 1,
  ...part,
});

/** Pricing of lines against a menu, with no taxes, discounts, coupon, fee or wallet but those the test names. */
export function inputOf(
  currency: Currency,
  items: readonly MenuItem[],
  lines: readonly CartLine[],
  part: Partial<PricingInput> = {},
): PricingInput {
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    currency,
    sellingType: 'car_pickup',
    branchId: 'here',
    lines,
    itemById: (id) => byId.get(id),
    discounts: noDiscounts,
    exclusiveTaxes: [],
    coupon: null,
    customer: 'guest',
    deliveryFee: zero(currency),
    walletBalance: null,
    ...part,
  };
}
