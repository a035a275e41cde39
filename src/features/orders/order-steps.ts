import type { WireOrder } from '../../api/contract/order-contract.ts';
import { type OrderStatus, orderStatus, timelineFor } from '../../domain/orders/order-status.ts';

export interface OrderStep {
  readonly status: OrderStatus;
  readonly state: 'done' | 'current' | 'todo' | 'failed';
  /** When it was reached, ISO 8601; for the one that hands the order over, when that is promised. Null when unknown. */
  readonly at: string | null;
}

type Followed = Pick<WireOrder, 'status' | 'selling_type' | 'events' | 'promised_at'>;

const { rejected, cancelled, scheduled, delivered, ready } = orderStatus;

/** It ended without being handed over. */
export const isLost = (status: OrderStatus): boolean => status === rejected || status === cancelled;

/** The way of an order: what it passed, where it is, and what is to come; of a lost one, how far it came. */
export function orderSteps({ status, selling_type, events, promised_at }: Followed): OrderStep[] {
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
  const path = [...(wasScheduled ? [scheduled] : []), ...timelineFor(selling_type)];
  // A delivery is promised at the door.
  const promised = selling_type === 'delivery' ? delivered : ready;
  const here = path.indexOf(status);
  return path.map((step, index) => ({
    status: step,
    state: index < here || status === delivered ? 'done' : index === here ? 'current' : 'todo',
    at: index <= here ? reachedAt(step) : step === promised ? (promised_at ?? null) : null,
  }));
}
