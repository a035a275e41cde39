import type { Order } from '../../domain/orders/order.ts';
import { buildTimeline, type OrderStatus, orderStatus } from '../../domain/orders/order-status.ts';

export interface OrderStep {
  readonly status: OrderStatus;
  readonly state: 'done' | 'current' | 'todo' | 'failed';
  /** When the order reached the step, or is promised to reach it, in epoch ms. Null when unknown. */
  readonly time: number | null;
}

type Progress = Pick<Order, 'status' | 'orderType' | 'events' | 'promisedAt'>;

const { rejected, cancelled, scheduled, delivered, ready } = orderStatus;

export const isRejectedOrCancelled = (status: OrderStatus): boolean =>
  status === rejected || status === cancelled;

/** Builds the completed, current and remaining steps of an order. A rejection or cancellation is the last step. */
export function buildOrderSteps({ status, orderType, events, promisedAt }: Progress): OrderStep[] {
  const findTimeReached = (step: OrderStatus) =>
    events.findLast((event) => event.status === step)?.at ?? null;
  if (isRejectedOrCancelled(status)) {
    const passedSteps = events.map((event) => event.status).filter((step) => step !== status);
    return [...new Set([...passedSteps, status])].map((step) => ({
      status: step,
      state: step === status ? 'failed' : 'done',
      time: findTimeReached(step),
    }));
  }
  const wasScheduled = status === scheduled || findTimeReached(scheduled) !== null;
  const steps = [...(wasScheduled ? [scheduled] : []), ...buildTimeline(orderType)];
  // For a delivery, the promised time is the arrival; for other orders, the time at which they are ready.
  const stepAtPromisedTime = orderType === 'delivery' ? delivered : ready;
  const currentIndex = steps.indexOf(status);
  return steps.map((step, index) => ({
    status: step,
    state:
      index < currentIndex || status === delivered ? 'done' : index === currentIndex ? 'current' : 'todo',
    time: index <= currentIndex ? findTimeReached(step) : step === stepAtPromisedTime ? promisedAt : null,
  }));
}
