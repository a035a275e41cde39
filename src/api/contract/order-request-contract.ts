import * as z from 'zod/mini';
import { CAR_COLORS } from '../../domain/orders/car-colors.ts';
import { paymentType } from '../../domain/payment/payment-type.ts';
import { amount, deviceId, dialCode, id, limitCharacters, phone } from './common-contract.ts';
import { orderAddress } from './delivery-contract.ts';
import { returnUrl } from './payment-contract.ts';
import { pricedFields } from './quote-contract.ts';
import { holdId } from './schedule-contract.ts';
import { orderTracking } from './tracking-contract.ts';

/** An order as a gift: the text of its card, the recipient, and whether the receipt hides prices. */
export const gift = z.object({
  message: z.string().check(z.trim(), z.minLength(1), limitCharacters(300)),
  to_name: z.nullish(z.string().check(z.trim(), limitCharacters(100))),
  hide_prices: z._default(z.boolean(), false),
});
export type WireGift = z.infer<typeof gift>;

const createCarText = (max: number) => z._default(z.string().check(z.trim(), limitCharacters(max)), '');

/** The car to which a pickup order is brought. Unknown fields are ''. */
export const orderCar = z.object({
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
  payment_type: z._default(z.int(), paymentType.cash),
  /** May differ when the request is repeated with the same idempotency key. */
  return_url: returnUrl,
  gift: z.nullish(gift),
  /**
   * The total that the customer saw. If the server computes another total, it refuses the order with 409 `stale_total`
   * and the new quote.
   */
  total: amount,
  /**
   * The wallet payment that the customer saw. If the server computes another amount, it refuses the order in the same
   * way. If absent, any amount is accepted.
   */
  wallet_amount: z.nullish(amount),
  /**
   * Only for customers who have consented to tracking. May differ when the request is repeated with the same
   * idempotency key.
   */
  tracking: z.nullish(orderTracking),
});
export type OrderRequest = z.infer<typeof orderRequest>;
