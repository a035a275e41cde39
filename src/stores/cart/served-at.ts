import type { CartState } from './cart-state.ts';

/** When (epoch ms) what is in the cart is served: in the slot that was chosen, else `now`. What is on the menu then counts. */
export const servedAt = (
  { orderTime, selectedScheduleSlot: slot }: Pick<CartState, 'orderTime' | 'selectedScheduleSlot'>,
  now: number,
): number => (orderTime === 'scheduled' && slot ? slot.from : now);
