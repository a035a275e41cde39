import type { Business } from '../../domain/business/business-types.ts';
import { getMinimumOrder } from '../../domain/business/selling.ts';
import type { Money } from '../../domain/money/money.ts';
import { getCartDelivery } from '../delivery/delivery-state.ts';
import type { CartState } from './cart-state.ts';

type Time = Pick<CartState, 'orderTime' | 'selectedScheduleSlot'>;

/** Time at which the order is served, in epoch ms: start of the chosen slot, else `now`. Availability depends on it. */
export const servedAt = ({ orderTime, selectedScheduleSlot: slot }: Time, now: number): number =>
  orderTime === 'scheduled' && slot ? slot.from : now;

/**
 * The minimum order amount. For a delivery it is the zone's or the country's (spec, section 5). Without a destination it
 * is the order type's.
 */
export const cartMinimum = (state: Pick<CartState, 'cart' | 'delivery'>, business: Business): Money =>
  getCartDelivery(state)?.minOrder ?? getMinimumOrder(business, state.cart.orderType);
