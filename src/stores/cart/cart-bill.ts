import { toExclusiveTaxes } from '../../api/mappers/map-business.ts';
import { nextChange } from '../../domain/availability/next-change.ts';
import { servingIn } from '../../domain/availability/visible.ts';
import { zero } from '../../domain/money/money.ts';
import { priceCart } from '../../domain/pricing/cart-price.ts';
import type { Bill } from '../../domain/pricing/pricing-types.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import type { SessionState } from '../account/session-state.ts';
import type { BusinessState } from '../business/business-state.ts';
import { deliveryOf } from '../delivery/delivery-of.ts';
import type { MenuState } from '../menu/menu-store.ts';
import type { CartState } from './cart-state.ts';
import { servedAt } from './served-at.ts';

/**
 * What the cart costs at an instant (epoch ms), for when it is ordered; null until the business is there, and all of the menu that the cart holds
 * something of.
 */
export function billOf(
  state: Pick<
    CartState,
    'cart' | 'way' | 'details' | 'coupon' | 'delivery' | 'wallet' | 'orderTime' | 'selectedScheduleSlot'
  >,
  { business, currency }: BusinessState,
  { menu, complete, discounts, itemById }: MenuState,
  { customer }: SessionState,
  now: number,
): Bill | null {
  const { branchId, sellingType, lines } = state.cart;
  if (!business || !currency || !menu || !discounts) return null;
  // What was not read yet is no item that is gone.
  if (!complete && lines.some(({ itemId }) => !itemById(itemId))) return null;
  const kind = state.way ? 'reservation' : sellingType;
  const serving = servingIn(menu, {
    kind,
    now: zonedNow(servedAt(state, now), business.timezone),
  });
  return priceCart({
    currency,
    sellingType: kind,
    branchId,
    lines,
    itemById,
    isServed: (item) => serving(item) === 'now',
    discounts: discounts[sellingType],
    exclusiveTaxes: toExclusiveTaxes(business),
    coupon: state.coupon?.terms ?? null,
    customer,
    deliveryFee: deliveryOf(state)?.fee ?? zero(currency),
    walletBalance: customer === 'authenticated' && state.details.useWallet ? state.wallet : null,
  });
}

/**
 * How long a bill of `now` (epoch ms) can stand before something of it may be served no longer, or again, in ms; null: as
 * long as the cart is the same.
 */
export function billStands(
  cart: Parameters<typeof servedAt>[0],
  { business }: BusinessState,
  { menu }: MenuState,
  now: number,
): number | null {
  if (servedAt(cart, now) !== now) return null;
  const change = business && menu && nextChange(menu, now, business.timezone);
  return change === null ? null : change - now;
}
