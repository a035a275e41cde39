import * as z from 'zod/mini';
import { paymentType } from '../../domain/payment/payment-type.ts';
import type { Call } from './call.ts';
import {
  amount,
  countryIso,
  id,
  image,
  limitCharacters,
  localizedText,
  optionId,
  ownerFields,
  percent,
  price,
  sellingType,
} from './common-contract.ts';

/** A coupon with all the data that pricing needs (spec, section 3). */
export const coupon = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(60)),
  discount_type: z.enum(['percent', 'fixed']),
  /** A percentage, or a decimal amount. */
  discount_value: price,
  all_menu: z.boolean(),
  user_type: z._default(z.enum(['all', 'guest', 'authenticated']), 'all'),
  /** Maximum number of units in the cart to which the coupon applies. Absent or null means no limit. */
  max_allowed_items: z.nullish(z.int().check(z.minimum(0))),
  item_ids: z._default(z.array(id), []),
  free_delivery: z._default(z.boolean(), false),
  /** The minimum subtotal of the cart, after discounts. */
  minimum: z.nullish(price),
});
export type WireCoupon = z.infer<typeof coupon>;

/**
 * The outcome of a coupon. The values in the first list come from the pricing engine. Those in the second list are the
 * reasons why the backend refuses a code.
 */
const couponOutcome = z.enum([
  ...([
    'none',
    'applied',
    'guests_only',
    'authenticated_only',
    'delivery_only',
    'no_eligible_items',
    'below_minimum',
  ] as const),
  ...(['unknown', 'expired', 'not_started', 'used_up', 'disabled'] as const),
]);

/** The coupon of the request. `terms` are present if the coupon exists and can be used. */
export const quotedCoupon = z.object({
  code: z.string(),
  outcome: couponOutcome,
  terms: z.nullish(coupon),
});
export type QuotedCoupon = z.infer<typeof quotedCoupon>;

const modifierDetail = z.object({
  id: optionId,
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
  ...ownerFields,
});

/** A line of an order request (spec, section 3). `modifiers` contains comma-separated ids. */
export const orderLine = z.object({
  item_id: id,
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
  price_label_id: z.nullish(id),
  modifiers: z._default(z.string().check(z.maxLength(32_200)), ''),
  modifiers_details: z._default(z.array(modifierDetail).check(z.maxLength(200)), []),
  unit_price: z.optional(amount),
  total_price: z.optional(amount),
  discount_id: z.nullish(id),
  weight: z.nullish(z.number()),
  shippingWeight: z.nullish(z.number()),
  isQty: z.optional(z.boolean()),
  comment: z._default(z.string().check(limitCharacters(500)), ''),
  ...ownerFields,
});
export type WireOrderLine = z.infer<typeof orderLine>;

/** A tip: a rate in percent of the subtotal, or an amount. */
const tip = z.union([z.object({ percent }), z.object({ amount: price })]);
export type WireTip = z.infer<typeof tip>;

/** The fields that determine the price, in price requests and in orders. */
export const pricedFields = {
  selling_types: sellingType,
  order_lines: z.array(orderLine).check(z.minLength(1), z.maxLength(300)),
  coupon_code: z.nullish(z.string().check(z.maxLength(60))),
  use_wallet: z._default(z.boolean(), false),
  /** Must be one that the business offers for the order type. */
  tip: z.nullish(tip),
  /** The destination of a delivery: either a zone of the branch, or a shipping country by its ISO 3166 code. */
  zone_id: z.nullish(id),
  country_iso: z.nullish(countryIso),
  /** Start of a scheduled order's slot, ISO 8601 with offset. Items must be served at that time. */
  scheduled_at: z.nullish(z.string()),
  /**
   * Whether this is the cart of a reservation's pre-order, which may contain items of type reservation (spec, section
   * 5).
   */
  reservation: z.optional(z.boolean()),
};

/** `POST /service/pos/calc-order/{branch_id}` */
export const calcOrderRequest = z.object({
  ...pricedFields,
  /** The payment type (spec, section 9). It decides whether the amount due is rounded. */
  payment_type: z._default(z.int(), paymentType.cash),
});
export type CalcOrderRequest = z.infer<typeof calcOrderRequest>;

const quoteTax = z.object({
  taxId: id,
  taxName: localizedText,
  rate: percent,
  /** The net amount on which the tax was computed. Absent in old orders. */
  netValue: z.optional(amount),
  totalTaxValue: amount,
});

const quoteLine = z.object({
  item_id: id,
  name: localizedText,
  quantity: z.int(),
  price_label: z.nullish(localizedText),
  modifiers: z.array(
    z.object({
      id: optionId,
      locales: localizedText,
      quantity: z.int(),
      /** Units that the item's price includes. Absent in old orders. */
      included: z.optional(z.int()),
      price: amount,
      /**
       * Id of the dish that this option stands for in a set; absent for an ordinary option. The options of the dish
       * follow it.
       */
      part_item_id: z.optional(id),
      ...ownerFields,
    }),
  ),
  comment: z.string(),
  image: z.nullish(image),
  ...ownerFields,
  unit_price: amount,
  discounted_price: amount,
  modifiers_price: amount,
  total_price: amount,
  // The following fields are absent in old orders.
  /** Id of the discount that `discounted_price` already includes. */
  discount_id: z.nullish(id),
  /** The line's price after the coupon, without its inclusive taxes. */
  net_price: z.optional(amount),
  /** The line's price after the coupon, the coupon's reduction, and the number of units to which the coupon applies. */
  price_after_coupon: z.optional(amount),
  coupon_discount_amount: z.optional(amount),
  coupon_discount_count: z.optional(z.int()),
  /** The deposit for all units. The line's price does not include it. */
  deposit: z.optional(amount),
});

/** All figures of a quote that a customer sees, in decimals. The app stores them with an order that it sends. */
export const shownQuote = z.object({
  currency: z.string(),
  currency_digits: z.int(),
  lines: z.array(quoteLine),
  subtotal: amount,
  net_subtotal: amount,
  discount: amount,
  coupon: amount,
  /** The code of the applied coupon. */
  coupon_code: z.nullish(z.string()),
  inclusive_taxes: z.array(quoteTax),
  exclusive_taxes: z.array(quoteTax),
  /** Sum of the deposits. Absent in old orders. */
  deposits: z.optional(amount),
  delivery_fee: amount,
  /** The fees per order. Absent in old orders. */
  fees: z.optional(z.array(z.object({ id, name: localizedText, amount }))),
  /** Absent in old orders. */
  tip: z.optional(amount),
  rounding: amount,
  total: amount,
  wallet: amount,
  /** Absent in old orders. */
  cash_rounding: z.optional(amount),
  /** The rounding to the payment provider's multiple. Absent in old orders. */
  online_rounding: z.optional(amount),
  due: amount,
});
export type ShownQuote = z.infer<typeof shownQuote>;

/**
 * The full quote in decimals (decisions, section 1). It divides each exclusive tax into the tax on modifiers
 * (`modifiersTaxValue`) and the rest (`taxValue`). Client and server calculate it with the same engine.
 */
export const quote = z.extend(shownQuote, {
  exclusive_taxes: z.array(z.extend(quoteTax, { taxValue: amount, modifiersTaxValue: amount })),
});
export type Quote = z.infer<typeof quote>;
export type QuoteLine = z.infer<typeof quoteLine>;

export const calcOrderResponse = z.object({
  error: z.optional(z.literal(0)),
  quote,
  coupon: z.nullish(quotedCoupon),
});

/** Requests the server's quote for a cart (decisions, section 1). */
export const calcOrderCall = {
  method: 'POST',
  path: 'service/pos/calc-order/{branch_id}',
  body: calcOrderRequest,
  response: calcOrderResponse,
} as const satisfies Call;
