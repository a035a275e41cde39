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

/** Whether the order was rejected or cancelled. */
export const isLost = (status: OrderStatus): boolean => status === rejected || status === cancelled;

/** The completed, current and remaining steps of an order. A rejected or cancelled order ends with that step. */
export function buildOrderSteps({ status, orderType, events, promisedAt }: Progress): OrderStep[] {
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
  const steps = [...(wasScheduled ? [scheduled] : []), ...timelineFor(orderType)];
  // A delivery is promised at the door.
  const promisedStep = orderType === 'delivery' ? delivered : ready;
  const currentIndex = steps.indexOf(status);
  return steps.map((step, index) => ({
    status: step,
    state:
      index < currentIndex || status === delivered ? 'done' : index === currentIndex ? 'current' : 'todo',
    at: index <= currentIndex ? reachedAt(step) : step === promisedStep ? promisedAt : null,
  }));
}
