import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { limitCharacters, orderStatus, receivedPaymentType } from './common-contract.ts';
import { orderPayment, orderRefunds } from './payment-contract.ts';

export const orderEvent = z.object({ status: orderStatus, at: z.string() });

/** The arrival of a pickup order's customer. */
export const arrival = {
  /** When the customer reported their arrival. */
  arrived_at: z.nullish(z.string()),
  /**
   * Where the customer is waiting, in their own words. Sent only to the order's customer, and in the response to the
   * request that saves it.
   */
  arrived_note: z.nullish(z.string()),
};

/**
 * `GET webapp/update-order-events/{branch_id}/{order_id}`: JSON, or server-sent events named `status` with the same
 * data.
 */
export const orderEventsResponse = z.object({
  error: z.optional(z.literal(0)),
  status: orderStatus,
  promised_at: z.nullish(z.string()),
  unanswered: z.optional(z.boolean()),
  payment_type: z.optional(receivedPaymentType),
  payment: z.nullish(orderPayment),
  refunds: z.nullish(orderRefunds),
  wallet_deleted: z.optional(z.boolean()),
  ...arrival,
  events: z.array(orderEvent),
});

export type Arrival = Pick<OrderEvents, 'arrived_at' | 'arrived_note'>;
export type OrderEvents = z.infer<typeof orderEventsResponse>;

/**
 * `POST webapp/arrived/{branch_id}/{order_id}`: the customer has arrived. A second call changes the note but not the
 * time. Errors: 409 `order_over` or `waits_for_payment`, and 422 `not_for_pickup`. 422 `counter_pickup` means that
 * customers collect their orders at the counter, because the business does not ask for their cars.
 */
const arrivedRequest = z.object({
  note: z._default(z.string().check(z.trim(), limitCharacters(60)), ''),
});

export const orderEventsCall = {
  method: 'GET',
  path: 'webapp/update-order-events/{branch_id}/{order_id}',
  response: orderEventsResponse,
} as const satisfies Call;

/** Notifies the staff that a pickup order's customer has arrived. Safe to repeat. */
export const arrivedCall = {
  method: 'POST',
  path: 'webapp/arrived/{branch_id}/{order_id}',
  body: arrivedRequest,
  response: orderEventsResponse,
} as const satisfies Call;
