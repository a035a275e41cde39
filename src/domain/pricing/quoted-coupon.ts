import type { Coupon } from './pricing-types.ts';

/** Why the server rejects a coupon code, independent of the cart. */
export type CouponRefusalReason = 'unknown' | 'expired' | 'not_started' | 'used_up' | 'disabled';

/** The server's response to a coupon code: the terms to price with, or the reason for rejecting it. */
export type QuotedCoupon =
  | { readonly code: string; readonly terms: Coupon; readonly reason: null }
  | { readonly code: string; readonly terms: null; readonly reason: CouponRefusalReason };
