import type { Order } from './order.ts';
import { orderStatus } from './order-status.ts';

/** The app says "being prepared" only in this last part of the time before the slot. */
const HANDLING_LEAD_MS = 3_600_000;

/** Whether a scheduled order’s slot is so far away that the customer should not expect anything to happen yet. */
export const isSlotFarAway = (scheduledAt: number | null | undefined, now: number): boolean =>
  scheduledAt != null && scheduledAt - now > HANDLING_LEAD_MS;

/** Whether the business has confirmed a scheduled order that it does not prepare yet. */
export const isConfirmedAhead = (
  { status, scheduledAt }: Pick<Order, 'status'> & Partial<Pick<Order, 'scheduledAt'>>,
  now: number,
): boolean => status === orderStatus.accepted && isSlotFarAway(scheduledAt, now);
