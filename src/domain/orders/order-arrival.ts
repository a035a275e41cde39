import type { SellingType } from '../menu/menu-types.ts';
import { isFinal, type OrderStatus } from './order-status.ts';

/** Why nobody waits for the customer of an order. */
export type ArrivalProblem = 'not_for_pickup' | 'order_over';

/** What keeps the customer of an order from saying that they are there to pick it up; null: nothing does. */
export function arrivalProblem(type: SellingType, status: OrderStatus): ArrivalProblem | null {
  if (type !== 'car_pickup') return 'not_for_pickup';
  return isFinal(status) ? 'order_over' : null;
}
