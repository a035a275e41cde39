import type { OrderType } from '../menu/menu-types.ts';
import { isFinal, type OrderStatus } from './order-status.ts';

/** Why a customer cannot announce their arrival. */
export type ArrivalProblem = 'not_for_pickup' | 'counter_pickup' | 'order_over';

/**
 * Returns why the customer cannot announce their arrival for a pickup order, or null if they can. If the business does
 * not ask for cars, customers collect at the counter, so the staff need not look for them.
 */
export function findArrivalProblem(
  type: OrderType,
  status: OrderStatus,
  asksForCar: boolean,
): ArrivalProblem | null {
  if (type !== 'car_pickup') return 'not_for_pickup';
  if (!asksForCar) return 'counter_pickup';
  return isFinal(status) ? 'order_over' : null;
}
