import type { Order } from './order.ts';
import { orderStatus } from './order-status.ts';

/** How long before its slot a confirmed order is shown as "being prepared", in ms. */
const SHOWN_IN_PREPARATION_MS = 3_600_000;

/** Whether a scheduled order’s slot begins in more than an hour. False for an order without a slot. */
export const isSlotFarAway = (scheduledAt: number | null | undefined, now: number): boolean =>
  scheduledAt != null && scheduledAt - now > SHOWN_IN_PREPARATION_MS;

/** Whether the business has confirmed a scheduled order whose preparation has not begun. */
export const isConfirmedForLater = (
  { status, scheduledAt }: Pick<Order, 'status'> & Partial<Pick<Order, 'scheduledAt'>>,
  now: number,
): boolean => status === orderStatus.accepted && isSlotFarAway(scheduledAt, now);
