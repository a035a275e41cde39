import * as z from 'zod/mini';
import { id, price } from './common-schema.ts';

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
