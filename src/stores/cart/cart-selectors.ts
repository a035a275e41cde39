import type { Business } from '../../domain/business/business-types.ts';
import { minimumOf } from '../../domain/business/selling.ts';
import type { Money } from '../../domain/money/money.ts';
import { deliveryOf } from '../delivery/delivery-state.ts';
import type { CartState } from './cart-state.ts';

type Time = Pick<CartState, 'orderTime' | 'selectedScheduleSlot'>;

/** When the cart is served, in epoch ms: in the chosen slot, else `now`. The menu of that time counts. */
export const servedAt = ({ orderTime, selectedScheduleSlot: slot }: Time, now: number): number =>
  orderTime === 'scheduled' && slot ? slot.from : now;

/**
 * The minimum order: of a delivery the zone's or the country's (spec, section 5), or the selling type's while the
 * destination is not known.
 */
export const cartMinimum = (state: Pick<CartState, 'cart' | 'delivery'>, business: Business): Money =>
  deliveryOf(state)?.minOrder ?? minimumOf(business, state.cart.orderType);
