import type { SellingType } from '../menu/menu-types.ts';

/** Order status codes (spec, section 4). */
export const orderStatus = {
  pending: 0,
  accepted: 1,
  rejected: 2,
  ready: 3,
  out: 4,
  delivered: 5,
  cancelled: 9,
  scheduled: 10,
} as const;

export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** Decisions, section 4. */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  10: [0, 1, 9],
  0: [1, 2, 9],
  1: [3, 4, 9],
  3: [4, 5],
  4: [5],
  2: [],
  5: [],
  9: [],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => moves[from].includes(to);

/** Where an order may go next. Only a delivery goes out. */
export const nextStates = (from: OrderStatus, sellingType: SellingType): readonly OrderStatus[] =>
  moves[from].filter((to) => to !== orderStatus.out || sellingType === 'delivery');

/** No further change is possible. */
export const isFinal = (status: OrderStatus): boolean => !moves[status].length;

/** The states an order of this type passes when all goes well, in order. */
export const timelineFor = (sellingType: SellingType): readonly OrderStatus[] =>
  sellingType === 'delivery' ? [0, 1, 3, 4, 5] : [0, 1, 3, 5];
