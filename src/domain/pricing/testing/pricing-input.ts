import type { CartLine } from '../../cart/cart-types.ts';
import type { MenuItem } from '../../menu/menu-types.ts';
import { type Currency, createZero } from '../../money/money.ts';
import { noDiscounts } from '../../testing/build.ts';
import type { PricingInput } from '../pricing-types.ts';

/** A line of one unit without options. `part` overrides its fields. */
export const cartLine = (itemId: string, part: Partial<CartLine> = {}): CartLine => ({
  key: itemId,
  itemId,
  priceLabelId: null,
  modifiers: [],
  note: '',
  count: 1,
  ...part,
});

/** Pricing input without taxes, discounts, coupon, fee or wallet. `part` overrides its fields. */
export function pricingInput(
  currency: Currency,
  items: readonly MenuItem[],
  lines: readonly CartLine[],
  part: Partial<PricingInput> = {},
): PricingInput {
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    currency,
    itemType: 'car_pickup',
    branchId: 'here',
    lines,
    findItem: (id) => byId.get(id),
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
    ...part,
  };
}
