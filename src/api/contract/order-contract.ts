import * as z from 'zod/mini';
import type { Call } from './call.ts';
import {
  id,
  localizedText,
  orderStatus,
  receivedPaymentType,
  receivedSellingType,
} from './common-contract.ts';
import { orderAddress } from './delivery-contract.ts';
import { orderReview } from './feedback-contract.ts';
import { arrival, orderEvent } from './order-events-contract.ts';
import { gift, orderCar, orderRequest } from './order-request-contract.ts';
import { orderPayment, orderRefunds, returnUrl, transaction } from './payment-contract.ts';
import { quote, quotedCoupon } from './quote-contract.ts';

/** The destination of a delivery, without personal data. The names are those at the time of the order. */
const orderDelivery = z.object({
  zone_name: z.nullish(localizedText),
  area_name: z.nullish(localizedText),
  country: z.nullish(localizedText),
  /** Minutes from the order to the delivery; null for shipping. */
  minutes: z.nullish(z.number()),
});
export type WireOrderDelivery = z.infer<typeof orderDelivery>;

/** The table of an order, with its name at the time of the order. */
const orderTable = z.object({ id, name: localizedText });
export type WireOrderTable = z.infer<typeof orderTable>;

/** An order as its customer sees it. `id` is unguessable; `number` is called out at the counter. */
export const order = z.object({
  id,
  number: z.string(),
  reference_id: z.string(),
  status: orderStatus,
  selling_type: receivedSellingType,
  placed_at: z.string(),
  /** YYYY-MM-DD. The previous day, if the order was placed after midnight in a shift that began on that day. */
  business_day: z.nullish(z.string()),
  promised_at: z.nullish(z.string()),
  /** The slot of a scheduled order. Old orders have no `scheduled_to`. */
  scheduled_at: z.nullish(z.string()),
  scheduled_to: z.nullish(z.string()),
  events: z.array(orderEvent),
  /** Whether the business did not answer in time, so that the order ended or was accepted automatically. */
  unanswered: z.optional(z.boolean()),
  branch: z.object({
    id,
    name: localizedText,
    address: z.optional(localizedText),
    phone: z.nullish(z.string()),
    lat: z.nullish(z.number()),
    lng: z.nullish(z.number()),
  }),
  payment_type: receivedPaymentType,
  payment: z.nullish(orderPayment),
  refunds: z.nullish(orderRefunds),
  /** Whether a part was paid from the wallet of an account that has been deleted. That part is never returned. */
  wallet_deleted: z.optional(z.boolean()),
  comment: z.string(),
  /** Any colour, even one that this version of the app does not know. */
  car: z.nullish(z.extend(orderCar, { color: z._default(z.string(), '') })),
  ...arrival,
  table: z.nullish(orderTable),
  gift: z.nullish(gift),
  /** Sent only to the order's customer: the name, and the last digits of the phone. */
  customer: z.optional(z.object({ name: z.string(), phone_hint: z.string() })),
  /** Only for deliveries. */
  delivery: z.nullish(orderDelivery),
  /** Only for deliveries, and sent only to the order's customer. Without the contact's phone. */
  address: z.nullish(orderAddress),
  /** The reservation to which this pre-order belongs. Sent only to the order's customer. */
  reservation_id: z.nullish(id),
  /** Sent only to the order's customer. */
  review: z.nullish(orderReview),
  quote,
});
export type WireOrder = z.infer<typeof order>;

/**
 * `full=true` adds the customer's data if the request comes from that customer: logged in, or with the order's key as
 * `Order-Key`.
 */
const orderQuery = z.object({ full: z.optional(z.literal('true')) });

export const orderResponse = z.object({
  error: z.optional(z.literal(0)),
  order,
  /** The server's time when it responded. */
  now: z.nullish(z.string()),
});

/** The order, and the payment that was opened for it if it is paid online. */
const payableOrderResponse = z.extend(orderResponse, { transaction: z.nullish(transaction) });

/**
 * `POST webapp/pay/{order_id}`: pays for an order that is waiting for its payment, again or with another method.
 * The response contains no transaction if the customer will pay on site. Errors: 409 `already_paid`, `order_over`.
 */
const payRequest = z.object({ payment_type: z.int(), return_url: returnUrl });

/** The 409 response of `cancelOrder`: the kitchen has started the order, or the order is finished. */
export const tooLateBody = z.object({
  error: z.literal(1),
  code: z.literal('too_late'),
  message: z.string(),
  order,
});

/** The 409 response of `POST webapp/order`: the total that the customer saw is out of date. */
export const staleTotalBody = z.object({
  error: z.literal(1),
  code: z.literal('stale_total'),
  message: z.string(),
  quote,
  coupon: z.nullish(quotedCoupon),
});

/** Requires an `Idempotency-Key`: the same key always returns the same order. */
export const placeOrderCall = {
  method: 'POST',
  path: 'webapp/order',
  body: orderRequest,
  response: payableOrderResponse,
} as const satisfies Call;

/**
 * Returns the order that was placed with the idempotency key in the header `Order-Key`, or null if none was placed. Use
 * it for an old request that got no response. Repeating that request could place an order that the customer no longer
 * wants.
 */
export const placedOrderCall = {
  method: 'GET',
  path: 'webapp/placed-order/{branch_id}',
  response: z.extend(payableOrderResponse, { order: z.nullable(order) }),
} as const satisfies Call;

/**
 * Only for the customer who placed the order. Requires an `Idempotency-Key`. An open payment with the same payment type
 * is returned again. An open payment with another type is ended.
 */
export const payCall = {
  method: 'POST',
  path: 'webapp/pay/{order_id}',
  body: payRequest,
  response: payableOrderResponse,
} as const satisfies Call;

export const orderCall = {
  method: 'GET',
  path: 'webapp/order/{branch_id}/{order_id}',
  query: orderQuery,
  response: orderResponse,
} as const satisfies Call;

/** Requires only the unguessable id, as in a link to the order. */
export const orderByIdCall = {
  method: 'GET',
  path: 'webapp/order/{order_id}',
  query: orderQuery,
  response: orderResponse,
} as const satisfies Call;

/**
 * Only for the customer who placed the order, before the kitchen starts it (decisions, section 4). 409 `too_late`
 * contains the order.
 */
export const cancelOrderCall = {
  method: 'POST',
  path: 'webapp/cancel-order/{branch_id}/{order_id}',
  response: orderResponse,
} as const satisfies Call;
