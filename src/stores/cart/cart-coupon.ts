import type { Quote, QuotedCoupon } from '../../api/contract/quote-contract.ts';
import type { Coupon, CouponOutcome } from '../../domain/pricing/pricing-types.ts';

/** The coupon on a cart. What it gives, or why nothing, is the bill's word: it stays while the cart does not qualify yet. */
export interface CartCoupon {
  /** As the business writes it; as typed or stored until the backend was asked. */
  readonly code: string;
  /** What the cart is priced with; null while the backend was not asked: nothing is taken off meanwhile. */
  readonly terms: Coupon | null;
}

/** A code that cannot be used. */
export interface CouponRefusal {
  readonly code: string;
  /** The backend's word on the code; `unanswered` when it gave none. */
  readonly reason: Exclude<QuotedCoupon['outcome'], CouponOutcome> | 'unanswered';
}

/** An order for somebody else. */
export interface Gift {
  /** On its card: 1 to 300 characters. */
  readonly message: string;
  /** '' when it is said to nobody by name; up to 100 characters. */
  readonly toName: string;
  /** Its receipt shows no prices. */
  readonly hidePrices: boolean;
}

/** What became of a code that the page's link offered. */
export interface CouponNews {
  readonly code: string;
  /** Null: it is on the cart. */
  readonly refusal: CouponRefusal['reason'] | null;
}

/** What the customer was shown, and what the server asks instead. */
export interface QuoteDifference {
  readonly shown: Quote;
  readonly current: Quote;
}
