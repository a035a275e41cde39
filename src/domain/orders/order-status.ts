import type { OrderType } from '../menu/menu-types.ts';

/** Order status codes (spec, section 4). */
export const orderStatus = {
  pending: 0,
  accepted: 1,
  rejected: 2,
  ready: 3,
  outForDelivery: 4,
  delivered: 5,
  cancelled: 9,
  scheduled: 10,
} as const;

export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** The statuses that may follow each status, for any order type. */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  10: [0, 1, 9],
  0: [1, 2, 9],
  1: [3, 4, 9],
  3: [4, 5],
  4: [5],
  2: [],
  5: [],
  9: [],
};

/** Whether the status `to` may follow `from`, for any order type. */
export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => TRANSITIONS[from].includes(to);

/** The statuses that may follow `from`. Only a delivery can be out for delivery. */
export const listNextStatuses = (from: OrderStatus, orderType: OrderType): readonly OrderStatus[] =>
  TRANSITIONS[from].filter((to) => to !== orderStatus.outForDelivery || orderType === 'delivery');

/** Whether the status never changes again. */
export const isFinal = (status: OrderStatus): boolean => !TRANSITIONS[status].length;

/** The statuses of a successful order, in sequence. */
export const buildTimeline = (orderType: OrderType): readonly OrderStatus[] =>
  orderType === 'delivery' ? [0, 1, 3, 4, 5] : [0, 1, 3, 5];
