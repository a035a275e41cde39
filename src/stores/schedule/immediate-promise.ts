import { getBranchOpeningHours } from '../../domain/business/branch-opening-hours.ts';
import { computePromisedTime } from '../../domain/orders/promised-time.ts';
import { promiseImmediateOrder } from '../../domain/schedule/immediate-slot.ts';
import { getOpenState } from '../../domain/schedule/open-state.ts';
import { computeDelayedStart, NO_RUSH } from '../../domain/schedule/rush.ts';
import { getRequiredCapacity, markSmallSlots, measureCart } from '../../domain/schedule/slot-capacity.ts';
import type { BusinessState } from '../business/business-state.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { ShopState } from './shop-state.ts';

/** The parts of the stores that an immediate order's time depends on. */
export interface PromiseInput {
  readonly business: Pick<BusinessState, 'business' | 'branch'>;
  readonly cart: Pick<CartState, 'cart' | 'count' | 'bill' | 'delivery'>;
  readonly shop: Pick<ShopState, 'schedule'>;
}

/** How much capacity the cart needs in a slot of its order type, in the order type's unit. */
export function getCartCapacity({ cart, shop }: Pick<PromiseInput, 'cart' | 'shop'>): number {
  const unit = shop.schedule?.types[cart.cart.orderType]?.capacityUnit ?? 'orders';
  return getRequiredCapacity(unit, measureCart(cart.count, cart.bill));
}

/**
 * When the branch starts to work on a delivery that is ordered at `now` (both epoch ms): now, or when it opens, because a
 * branch that ships also accepts orders while it is closed. Null if it does not open again.
 */
export function findDeliveryStart(
  { business, branch }: PromiseInput['business'],
  now: number,
): number | null {
  const hours = branch && getBranchOpeningHours(branch, 'delivery');
  if (!hours) return now;
  const { open, opensAt } = getOpenState(hours, now, business?.timezone ?? 'UTC');
  return open ? now : opensAt;
}

/** When the branch could have the order ready if every slot had room (epoch ms). Null if unknown. */
function computeReadyTime({ business, cart, shop }: PromiseInput, now: number): number | null {
  const { bill, delivery } = cart;
  const { branch } = business;
  const rush = shop.schedule?.types[cart.cart.orderType]?.rush ?? NO_RUSH;
  if (!bill) return null;
  const preparation = { branchMinutes: branch?.preparationMinutes, lines: bill.lines };
  if (cart.cart.orderType !== 'delivery')
    return computePromisedTime({
      ...preparation,
      startsAt: computeDelayedStart(rush, now),
      deliveryMinutes: null,
    });
  const startsAt = findDeliveryStart(business, now);
  const deliveryMinutes = delivery?.minutes ?? null;
  return deliveryMinutes === null || startsAt === null
    ? null
    : computePromisedTime({ ...preparation, startsAt: computeDelayedStart(rush, startsAt), deliveryMinutes });
}

/**
 * Returns when the backend would promise that an order placed at `now` is ready for pickup, or delivered. `now` and the
 * result are epoch ms. If the slot of that time has too little room for the cart, returns the start of the next slot
 * with room. Returns `full` if no slot of the shift has room. Returns null while the time is unknown, and for parcels.
 */
export function computeImmediatePromise(input: PromiseInput, now: number): number | null | 'full' {
  const readyAt = computeReadyTime(input, now);
  const { schedule } = input.shop;
  const slots = schedule?.types[input.cart.cart.orderType]?.nowSlots ?? [];
  if (readyAt === null) return null;
  return promiseImmediateOrder(readyAt, markSmallSlots(slots, getCartCapacity(input)))?.promisedAt ?? 'full';
}
