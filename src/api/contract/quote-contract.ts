import * as z from 'zod/mini';
import type { Call } from './call.ts';
import {
  amount,
  countryIso,
  id,
  image,
  localizedText,
  maxCharacters,
  owned,
  percent,
  price,
  sellingType,
} from './common-contract.ts';

/** A coupon as a business gives it out (spec, section 3): all that is needed to price with it. */
export const coupon = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(60)),
  discount_type: z.enum(['percent', 'fixed']),
  /** Percent, or a decimal amount. */
  discount_value: price,
  all_menu: z.boolean(),
  user_type: z._default(z.enum(['all', 'guest', 'authenticated']), 'all'),
  /** Units over the whole cart. */
  max_allowed_items: z.nullish(z.int().check(z.minimum(0))),
  item_ids: z._default(z.array(id), []),
  free_delivery: z._default(z.boolean(), false),
  /** The least subtotal of the whole cart, discounts taken off. */
  minimum: z.nullish(price),
});
export type WireCoupon = z.infer<typeof coupon>;

/** What became of a coupon: the engine's own word, or, in the second row, the backend's on whether it may be used at all. */
const couponOutcome = z.enum([
  ...([
    'none',
    'applied',
    'guests_only',
    'authenticated_only',
    'no_eligible_items',
    'below_minimum',
  ] as const),
  ...(['unknown', 'expired', 'not_started', 'used_up', 'disabled'] as const),
]);

/** The coupon that was asked for. `terms`: it exists and may be used, so that whoever has them can price with it. */
export const quotedCoupon = z.object({
  code: z.string(),
  outcome: couponOutcome,
  terms: z.nullish(coupon),
});
export type QuotedCoupon = z.infer<typeof quotedCoupon>;

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
export const priced = {
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

/** The server's breakdown of a cart: decisions, section 1. */
export const calcOrderCall = {
  method: 'POST',
  path: 'service/pos/calc-order/{branch_id}',
  body: calcOrderRequest,
  response: calcOrderResponse,
} as const satisfies Call;
