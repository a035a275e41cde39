import type { QuotedCoupon } from '../../api/contract/quote-contract.ts';
import { toCoupon } from '../../api/mappers/map-coupon.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { CartCoupon, CouponRefusal } from './cart-coupon.ts';

const REASONS: readonly unknown[] = ['unknown', 'expired', 'not_started', 'used_up', 'disabled'];
const isReason = (outcome: unknown): outcome is CouponRefusal['reason'] => REASONS.includes(outcome);

/** What `code` is by the backend's word: a coupon to price with, or why there is none. */
export function couponBy(
  code: string,
  said: QuotedCoupon | null | undefined,
  currency: Currency | null,
  report: (error: unknown) => void,
): CartCoupon | CouponRefusal {
  if (!said?.terms || !currency) return { code, reason: isReason(said?.outcome) ? said.outcome : 'unknown' };
  try {
    return { code: said.code, terms: toCoupon(said.terms, currency) };
  } catch (error) {
    // Amounts this currency cannot have: nothing can be priced by them.
    report(error);
    return { code, reason: 'disabled' };
  }
}
