import type { CartLine } from '../../cart/cart-types.ts';
import type { MenuItem } from '../../menu/menu-types.ts';
import { type Currency, createZero } from '../../money/money.ts';
import { noDiscounts } from '../../testing/build.ts';
import type { PricingInput } from '../pricing-types.ts';

/** A line of one unit without options. `overrides` replaces its fields. */
export const cartLine = (itemId: string, overrides: Partial<CartLine> = {}): CartLine => ({
  key: itemId,
  itemId,
  priceLabelId: null,
  modifiers: [],
  note: '',
  count: 1,
  ...overrides,
});

/** Pricing input without taxes, discounts, coupon, fee or wallet. `overrides` replaces its fields. */
export function pricingInput(
  currency: Currency,
  items: readonly MenuItem[],
  lines: readonly CartLine[],
  overrides: Partial<PricingInput> = {},
): PricingInput {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  return {
    currency,
    itemType: 'car_pickup',
    branchId: 'here',
    lines,
    findItem: (id) => itemsById.get(id),
    discounts: noDiscounts,
    exclusiveTaxes: [],
    coupon: null,
    customer: 'guest',
    deliveryFee: createZero(currency),
    deliveryTaxes: [],
    freeDeliveryFrom: null,
    fees: [],
    tip: null,
    walletBalance: null,
    cashStep: null,
    onlineStep: null,
    ...overrides,
  };
}
