import * as z from 'zod/mini';
import { CAR_COLORS } from '../../domain/orders/car-colors.ts';
import type { Call } from './call.ts';
import {
  amount,
  dialCode,
  id,
  localizedText,
  maxCharacters,
  orderStatus,
  phone,
  sellingType,
} from './common-contract.ts';
import { orderAddress } from './delivery-contract.ts';
import { orderReview } from './feedback-contract.ts';
import { orderPayment, returnUrl, transaction } from './payment-contract.ts';
import { priced, quote, quotedCoupon } from './quote-contract.ts';
import { holdId } from './schedule-contract.ts';
import { orderTracking } from './tracking-contract.ts';

/** An order that somebody else gets: what to write on its card, to whom, and whether its receipt shows no prices. */
const gift = z.object({
  message: z.string().check(z.trim(), z.minLength(1), maxCharacters(300)),
  to_name: z.nullish(z.string().check(z.trim(), maxCharacters(100))),
  hide_prices: z._default(z.boolean(), false),
});
export type WireGift = z.infer<typeof gift>;

const carText = (most: number) => z._default(z.string().check(z.trim(), maxCharacters(most)), '');

/** The car a pickup is brought to; '' for what was not said. */
const orderCar = z.object({
  make: carText(120),
  color: z._default(z.enum([...CAR_COLORS, '']), ''),
  plate: carText(20),
});

/** `POST webapp/order` (spec, section 3). The idempotency key travels in the `Idempotency-Key` header. */
export const orderRequest = z.object({
  ...priced,
  priority: z._default(z.enum(['now', 'later']), 'now'),
  /** Of the place the customer holds in that slot. Not part of what the idempotency key stands for. */
  hold_id: z.nullish(holdId),
  branch_id: id,
  reservation: z._default(z.boolean(), false),
  name: z.string().check(z.trim(), z.minLength(1), maxCharacters(100)),
  phone,
  dial_code: dialCode,
  /** That the phone is the customer's (`verify-otp`), where the business asks for it. Not part of what the idempotency key stands for. */
  phone_proof: z.nullish(z.string().check(z.maxLength(100))),
  /** One text is what apps from before its parts send. */
  car: z.nullish(z.union([orderCar, z.string().check(maxCharacters(120))])),
  /** Where it is served: a table of the branch. Needed for eating in where the branch has tables. */
  table_id: z.nullish(id),
  /** Where a delivery is brought. Without `zone_id` and `country_iso`, the zone that its `lat` and `lng` are in. */
  address: z.nullish(orderAddress),
  comment: z._default(z.string().check(maxCharacters(500)), ''),
  notes: z._default(z.string().check(maxCharacters(500)), ''),
  /** The delivery fee the customer was shown. */
  fees: z._default(amount, 0),
  payment_type: z._default(z.int(), 2),
  /** Not part of what the idempotency key stands for. */
  return_url: returnUrl,
  gift: z.nullish(gift),
  /** The total the customer was shown: a different one on the server is refused with the new quote (409). */
  total: amount,
  /** What of it the wallet was said to pay: another part on the server is refused likewise. Absent: whatever there is. */
  wallet_amount: z.nullish(amount),
  /** Only of a customer who agreed to tracking. Not part of what the idempotency key stands for. */
  tracking: z.nullish(orderTracking),
});
export type OrderRequest = z.infer<typeof orderRequest>;

/** Where a delivery goes, as far as whoever follows it may know, in the words of then. */
const orderDelivery = z.object({
  zone_name: z.nullish(localizedText),
  area_name: z.nullish(localizedText),
  country: z.nullish(localizedText),
  /** From the order to the door; null for a parcel. */
  minutes: z.nullish(z.number()),
});
export type WireOrderDelivery = z.infer<typeof orderDelivery>;

const orderEvent = z.object({ status: orderStatus, at: z.string() });

/** Whether the customer of a pickup is there. */
const arrival = {
  /** When they said so. */
  arrived_at: z.nullish(z.string()),
  /** Where they stand, in their own words. */
  arrived_note: z.nullish(z.string()),
};

/** Where an order is served, in the words of then. */
const orderTable = z.object({ id, name: localizedText });
export type WireOrderTable = z.infer<typeof orderTable>;

/** An order as its customer sees it. `id` is unguessable; `number` is what is said aloud at the counter. */
export const order = z.object({
  id,
  number: z.string(),
  reference_id: z.string(),
  status: orderStatus,
  selling_type: sellingType,
  placed_at: z.string(),
  promised_at: z.nullish(z.string()),
  /** The slot of a scheduled order; one from before its end was kept has no `scheduled_to`. */
  scheduled_at: z.nullish(z.string()),
  scheduled_to: z.nullish(z.string()),
  events: z.array(orderEvent),
  branch: z.object({
    id,
    name: localizedText,
    address: z.optional(localizedText),
    phone: z.nullish(z.string()),
    lat: z.nullish(z.number()),
    lng: z.nullish(z.number()),
  }),
  payment_type: z.int(),
  payment: z.nullish(orderPayment),
  comment: z.string(),
  /** A colour that this app has no word for yet is one all the same. */
  car: z.nullish(z.extend(orderCar, { color: z._default(z.string(), '') })),
  ...arrival,
  table: z.nullish(orderTable),
  gift: z.nullish(gift),
  /** Only to its customer: the name, and the last digits of the phone. */
  customer: z.optional(z.object({ name: z.string(), phone_hint: z.string() })),
  /** Of a delivery. */
  delivery: z.nullish(orderDelivery),
  /** Of a delivery, likewise; without the phone of its contact. */
  address: z.nullish(orderAddress),
  /** Likewise: what they said of it. */
  review: z.nullish(orderReview),
  quote,
});
export type WireOrder = z.infer<typeof order>;

/**
 * `full=true` adds who ordered, for whoever it is that asks: logged in as that customer, or with the key the order was
 * placed with as `Order-Key`.
 */
const orderQuery = z.object({ full: z.optional(z.literal('true')) });

export const orderResponse = z.object({
  error: z.optional(z.literal(0)),
  order,
  /** The server's clock when it answered. */
  now: z.nullish(z.string()),
});

/** With the payment that was opened for an order that is paid online. */
const payableOrderResponse = z.extend(orderResponse, { transaction: z.nullish(transaction) });

/**
 * `POST webapp/pay/{order_id}`: pays an order that waits for its payment, again or in another way. What is paid on the spot
 * has no transaction. 409 `already_paid`, `order_over`.
 */
const payRequest = z.object({ payment_type: z.int(), return_url: returnUrl });

/** 409 of `cancelOrder`: the kitchen was quicker, or it is over. */
export const tooLateBody = z.object({
  error: z.literal(1),
  code: z.literal('too_late'),
  message: z.string(),
  order,
});

/** 409 of `POST webapp/order`: what was shown no longer holds. */
export const staleTotalBody = z.object({
  error: z.literal(1),
  code: z.literal('stale_total'),
  message: z.string(),
  quote,
  coupon: z.nullish(quotedCoupon),
});

/** `GET webapp/update-order-events/{branch_id}/{order_id}`: JSON, or the same as server-sent events named `status`. */
export const orderEventsResponse = z.object({
  error: z.optional(z.literal(0)),
  status: orderStatus,
  promised_at: z.nullish(z.string()),
  payment_type: z.optional(z.int()),
  payment: z.nullish(orderPayment),
  ...arrival,
  events: z.array(orderEvent),
});

export type Arrival = Pick<OrderEvents, 'arrived_at' | 'arrived_note'>;
export type OrderEvents = z.infer<typeof orderEventsResponse>;

/**
 * `POST webapp/arrived/{branch_id}/{order_id}`: the customer is there. Said again, it changes where they stand, and not
 * since when. 409 `order_over` for what nobody waits for any more, 422 `not_for_pickup`.
 */
const arrivedRequest = z.object({
  note: z._default(z.string().check(z.trim(), maxCharacters(60)), ''),
});

/** With an `Idempotency-Key`: the same key is the same order, however often it is sent. */
export const placeOrderCall = {
  method: 'POST',
  path: 'webapp/order',
  body: orderRequest,
  response: payableOrderResponse,
} as const satisfies Call;

/** By whoever placed it. With an `Idempotency-Key`: an open payment of the same kind is answered again, never doubled. */
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

/** By its unguessable id alone, as a link holds it. */
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

/** By whoever placed it, while it waits (decisions, section 4). 409 `too_late` with the order as it stands. */
export const cancelOrderCall = {
  method: 'POST',
  path: 'webapp/cancel-order/{branch_id}/{order_id}',
  response: orderResponse,
} as const satisfies Call;

/** The customer of a pickup is there: the staff is told. It may be sent again. */
export const arrivedCall = {
  method: 'POST',
  path: 'webapp/arrived/{branch_id}/{order_id}',
  body: arrivedRequest,
  response: orderEventsResponse,
} as const satisfies Call;
