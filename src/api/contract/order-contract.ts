import * as z from 'zod/mini';
import { CAR_COLORS } from '../../domain/orders/car-colors.ts';
import type { Call } from './call.ts';
import {
  amount,
  deviceId,
  dialCode,
  id,
  limitCharacters,
  localizedText,
  orderStatus,
  phone,
  receivedPaymentType,
  receivedSellingType,
} from './common-contract.ts';
import { orderAddress } from './delivery-contract.ts';
import { orderReview } from './feedback-contract.ts';
import { orderPayment, orderRefunds, returnUrl, transaction } from './payment-contract.ts';
import { pricedFields, quote, quotedCoupon } from './quote-contract.ts';
import { holdId } from './schedule-contract.ts';
import { orderTracking } from './tracking-contract.ts';

/** An order as a gift: the text of its card, the recipient, and whether the receipt hides prices. */
const gift = z.object({
  message: z.string().check(z.trim(), z.minLength(1), limitCharacters(300)),
  to_name: z.nullish(z.string().check(z.trim(), limitCharacters(100))),
  hide_prices: z._default(z.boolean(), false),
});
export type WireGift = z.infer<typeof gift>;

const createCarText = (max: number) => z._default(z.string().check(z.trim(), limitCharacters(max)), '');

/** The car to which a pickup order is brought. Unknown fields are ''. */
const orderCar = z.object({
  make: createCarText(120),
  color: z._default(z.enum([...CAR_COLORS, '']), ''),
  plate: createCarText(20),
});

/** `POST webapp/order` (spec, section 3). The idempotency key is sent in the `Idempotency-Key` header. */
export const orderRequest = z.object({
  ...pricedFields,
  priority: z._default(z.enum(['now', 'later']), 'now'),
  /** The customer's hold on the slot. May differ when the request is repeated with the same idempotency key. */
  hold_id: z.nullish(holdId),
  /** May differ when the request is repeated with the same idempotency key. */
  device_id: deviceId,
  /**
   * For an immediate order: the extra preparation minutes that were on screen because the branch is busy. If the server
   * now adds more, it refuses the order with 409 `busier`. If absent, any number is accepted. May differ when the
   * request is repeated with the same idempotency key.
   */
  extra_minutes: z.nullish(z.number().check(z.minimum(0))),
  /**
   * For an immediate order: the promised time that the customer saw. If the slot in which the order would be ready is
   * full, the order moves to the next slot with room. If that slot begins after this time, the server refuses the order
   * with 409 `busier`. If absent, any time is accepted.
   */
  promised_at: z.nullish(z.string()),
  branch_id: id,
  reservation: z._default(z.boolean(), false),
  name: z.string().check(z.trim(), z.minLength(1), limitCharacters(100)),
  phone,
  dial_code: dialCode,
  /**
   * Proof from `verify-otp` that the phone is the customer's, if the business requires it. May differ when the
   * request is repeated with the same idempotency key.
   */
  phone_proof: z.nullish(z.string().check(z.maxLength(100))),
  /** Older apps send a single text. */
  car: z.nullish(z.union([orderCar, z.string().check(limitCharacters(120))])),
  /** The table where the order is served. Required for dine-in if the branch has tables. */
  table_id: z.nullish(id),
  /** The delivery address. Without `zone_id` and `country_iso`, its `lat` and `lng` determine the zone. */
  address: z.nullish(orderAddress),
  comment: z._default(z.string().check(limitCharacters(500)), ''),
  notes: z._default(z.string().check(limitCharacters(500)), ''),
  /** The delivery fee that the customer saw. */
  fees: z._default(amount, 0),
  payment_type: z._default(z.int(), 2),
  /** May differ when the request is repeated with the same idempotency key. */
  return_url: returnUrl,
  gift: z.nullish(gift),
  /**
   * The total that the customer saw. If the server's total differs, it refuses the order and sends the new quote (409).
   */
  total: amount,
  /**
   * The wallet payment that the customer saw. If the server's amount differs, it refuses the order in the same way. If
   * absent, any amount is accepted.
   */
  wallet_amount: z.nullish(amount),
  /**
   * Only for customers who have consented to tracking. May differ when the request is repeated with the same
   * idempotency key.
   */
  tracking: z.nullish(orderTracking),
});
export type OrderRequest = z.infer<typeof orderRequest>;

/** The destination of a delivery, without personal data. The names are those at the time of the order. */
const orderDelivery = z.object({
  zone_name: z.nullish(localizedText),
  area_name: z.nullish(localizedText),
  country: z.nullish(localizedText),
  /** Minutes from the order to the delivery; null for shipping. */
  minutes: z.nullish(z.number()),
});
export type WireOrderDelivery = z.infer<typeof orderDelivery>;

const orderEvent = z.object({ status: orderStatus, at: z.string() });

/** The arrival of a pickup order's customer. */
const arrival = {
  /** When the customer reported their arrival. */
  arrived_at: z.nullish(z.string()),
  /**
   * Where the customer is waiting, in their own words. Sent only to the order's customer, and in the response to the
   * request that saves it.
   */
  arrived_note: z.nullish(z.string()),
};

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
  /** Whether the order ended, or was accepted automatically, because the business had not answered in time. */
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
  /** The reservation that this order is the pre-order of. Sent only to the order's customer. */
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
 * Payment on site has no transaction. Errors: 409 `already_paid`, `order_over`.
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
  ...arrival,
  events: z.array(orderEvent),
});

export type Arrival = Pick<OrderEvents, 'arrived_at' | 'arrived_note'>;
export type OrderEvents = z.infer<typeof orderEventsResponse>;

/**
 * `POST webapp/arrived/{branch_id}/{order_id}`: the customer has arrived. A second call changes the note but not the
 * time. Errors: 409 `order_over`, 422 `not_for_pickup`.
 */
const arrivedRequest = z.object({
  note: z._default(z.string().check(z.trim(), limitCharacters(60)), ''),
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
 * Only for the customer who placed the order. Requires an `Idempotency-Key`: if a payment is open, it is returned and
 * no second one is created.
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

export const orderEventsCall = {
  method: 'GET',
  path: 'webapp/update-order-events/{branch_id}/{order_id}',
  response: orderEventsResponse,
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

/** Notifies the staff that a pickup order's customer has arrived. Safe to repeat. */
export const arrivedCall = {
  method: 'POST',
  path: 'webapp/arrived/{branch_id}/{order_id}',
  body: arrivedRequest,
  response: orderEventsResponse,
} as const satisfies Call;
