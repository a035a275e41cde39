import * as z from 'zod/mini';
import { CAR_COLORS } from '../../../domain/orders/car-colors.ts';
import { orderAddress } from './address-schema.ts';
import {
  amount,
  countryIso,
  dialCode,
  id,
  image,
  localizedText,
  maxCharacters,
  orderStatus,
  owned,
  percent,
  phone,
  sellingType,
} from './common-schema.ts';
import { quotedCoupon } from './coupon-schema.ts';
import { orderReview } from './review-schema.ts';
import { holdId } from './shifts-schema.ts';
import { orderTracking } from './tracking-schema.ts';
import { orderPayment, returnUrl, transaction } from './transaction-schema.ts';

const modifierDetail = z.object({
  id,
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
  ...owned,
});

/** A line of an order request (spec, section 3). `modifiers` is the comma-joined ids. */
export const orderLine = z.object({
  item_id: id,
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
  price_label_id: z.nullish(id),
  modifiers: z._default(z.string().check(z.maxLength(2000)), ''),
  modifiers_details: z._default(z.array(modifierDetail).check(z.maxLength(200)), []),
  unit_price: z.optional(amount),
  total_price: z.optional(amount),
  discount_id: z.nullish(id),
  weight: z.nullish(z.number()),
  shippingWeight: z.nullish(z.number()),
  isQty: z.optional(z.boolean()),
  comment: z._default(z.string().check(maxCharacters(500)), ''),
  ...owned,
});
export type WireOrderLine = z.infer<typeof orderLine>;

/** What is priced: the same in a price request and in an order. */
const priced = {
  selling_types: sellingType,
  order_lines: z.array(orderLine).check(z.minLength(1), z.maxLength(300)),
  coupon_code: z.nullish(z.string().check(z.maxLength(60))),
  use_wallet: z._default(z.boolean(), false),
  /** Where a delivery goes: a zone of the branch, or a shipping country by its ISO 3166 code. One of the two. */
  zone_id: z.nullish(id),
  country_iso: z.nullish(countryIso),
  /** Start of the chosen slot of an order for later, ISO 8601 with offset: priced as what is served then. */
  scheduled_at: z.nullish(z.string()),
  /** What is pre-ordered with a reservation: items for reservation only (spec, section 5). An order of its own is never one. */
  reservation: z.optional(z.boolean()),
};

/** `POST /service/pos/calc-order/{branch_id}` */
export const calcOrderRequest = z.object(priced);
export type CalcOrderRequest = z.infer<typeof calcOrderRequest>;

const quoteTax = z.object({ taxId: id, taxName: localizedText, rate: percent, totalTaxValue: amount });
const quoteLine = z.object({
  item_id: id,
  name: localizedText,
  quantity: z.int(),
  price_label: z.nullish(localizedText),
  modifiers: z.array(z.object({ id, locales: localizedText, quantity: z.int(), price: amount, ...owned })),
  comment: z.string(),
  image: z.nullish(image),
  ...owned,
  unit_price: amount,
  discounted_price: amount,
  modifiers_price: amount,
  total_price: amount,
  // An order from before these were kept lacks them.
  /** The discount inside the discounted price. */
  discount_id: z.nullish(id),
  /** The line less its inclusive taxes. */
  net_price: z.optional(amount),
  /** The line less its share of the coupon: that share, and of how many of its units it was taken. */
  price_after_coupon: z.optional(amount),
  coupon_discount_amount: z.optional(amount),
  coupon_discount_count: z.optional(z.int()),
});

/** The breakdown of section 1 of the decisions, as decimals. The same engine makes it on both sides. */
export const quote = z.object({
  currency: z.string(),
  currency_digits: z.int(),
  lines: z.array(quoteLine),
  subtotal: amount,
  net_subtotal: amount,
  discount: amount,
  coupon: amount,
  /** The coupon that took it off, or made the delivery free. */
  coupon_code: z.nullish(z.string()),
  inclusive_taxes: z.array(quoteTax),
  exclusive_taxes: z.array(z.extend(quoteTax, { taxValue: amount, modifiersTaxValue: amount })),
  delivery_fee: amount,
  rounding: amount,
  total: amount,
  wallet: amount,
  due: amount,
});
export type Quote = z.infer<typeof quote>;
export type QuoteLine = z.infer<typeof quoteLine>;

export const calcOrderResponse = z.object({
  error: z.optional(z.literal(0)),
  quote,
  coupon: z.nullish(quotedCoupon),
});

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
export const orderQuery = z.object({ full: z.optional(z.literal('true')) });
export const orderResponse = z.object({
  error: z.optional(z.literal(0)),
  order,
  /** The server's clock when it answered. */
  now: z.nullish(z.string()),
});

/** With the payment that was opened for an order that is paid online. */
export const payableOrderResponse = z.extend(orderResponse, { transaction: z.nullish(transaction) });

/**
 * `POST webapp/pay/{order_id}`: pays an order that waits for its payment, again or in another way. What is paid on the spot
 * has no transaction. 409 `already_paid`, `order_over`.
 */
export const payRequest = z.object({ payment_type: z.int(), return_url: returnUrl });

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
export const arrivedRequest = z.object({
  note: z._default(z.string().check(z.trim(), maxCharacters(60)), ''),
});
