import type { OrderType } from '../menu/menu-types.ts';
import { isFinal, type OrderStatus } from './order-status.ts';

/** Why a customer cannot announce their arrival. */
export type ArrivalProblem = 'not_for_pickup' | 'order_over';

/** Returns why the customer cannot announce their arrival for a pickup order, or null if they can. */
export function findArrivalProblem(type: OrderType, status: OrderStatus): ArrivalProblem | null {
  if (type !== 'car_pickup') return 'not_for_pickup';
  return isFinal(status) ? 'order_over' : null;
}
