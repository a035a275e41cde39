import type { Order } from '../../domain/orders/order.ts';
import { type OrderStatus, orderStatus, timelineFor } from '../../domain/orders/order-status.ts';

export interface OrderStep {
  readonly status: OrderStatus;
  readonly state: 'done' | 'current' | 'todo' | 'failed';
  /** When it was reached, in epoch ms; for the step that hands the order over, the promised time. Null when unknown. */
  readonly at: number | null;
}

type Progress = Pick<Order, 'status' | 'orderType' | 'events' | 'promisedAt'>;

const { rejected, cancelled, scheduled, delivered, ready } = orderStatus;

/** The order ended without being handed over. */
export const isLost = (status: OrderStatus): boolean => status === rejected || status === cancelled;

/** The steps of an order: those it passed, the current one, and those to come. A lost order ends with the loss. */
export function orderSteps({ status, orderType, events, promisedAt }: Progress): OrderStep[] {
  const reachedAt = (step: OrderStatus) => events.findLast((event) => event.status === step)?.at ?? null;
  if (isLost(status)) {
    const passed = events.map((event) => event.status).filter((step) => step !== status);
    return [...new Set([...passed, status])].map((step) => ({
      status: step,
      state: step === status ? 'failed' : 'done',
      at: reachedAt(step),
    }));
  }
  const wasScheduled = status === scheduled || reachedAt(scheduled);
  const path = [...(wasScheduled ? [scheduled] : []), ...timelineFor(orderType)];
  // A delivery is promised at the door.
  const promised = orderType === 'delivery' ? delivered : ready;
  const here = path.indexOf(status);
  return path.map((step, index) => ({
    status: step,
    state: index < here || status === delivered ? 'done' : index === here ? 'current' : 'todo',
    at: index <= here ? reachedAt(step) : step === promised ? promisedAt : null,
  }));
}
