import type { Coupon } from './pricing-types.ts';

/** Why the server does not accept a code at all, whatever is in the cart. */
export type CouponRefusalReason = 'unknown' | 'expired' | 'not_started' | 'used_up' | 'disabled';

/** What the server says about a coupon code: terms to price with, or the reason there are none. */
export type QuotedCoupon =
  | { readonly code: string; readonly terms: Coupon; readonly reason: null }
  | { readonly code: string; readonly terms: null; readonly reason: CouponRefusalReason };
