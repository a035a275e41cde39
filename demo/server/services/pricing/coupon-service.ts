import type { QuotedCoupon, WireCoupon } from '../../../../src/api/contract/quote-contract.ts';
import { toCoupon } from '../../../../src/api/mappers/map-coupon.ts';
import { normalizeCouponCode } from '../../../../src/domain/pricing/coupon-code.ts';
import type { Coupon, CouponOutcome } from '../../../../src/domain/pricing/pricing-types.ts';
import type { Db } from '../../db/open-database.ts';
import { type CouponLimits, isCouponUsedUp } from '../../repo/pricing/coupon-redemptions-repo.ts';
import type { Customer } from '../account/identity.ts';
import type { CheckedPhone } from '../account/phone-check.ts';
import type { FileCoupon } from '../business-file/business-file-offers.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { parseDayOrTime, toEndInstant, toStartInstant } from '../schedule/business-time.ts';
import { getTimezone } from '../schedule/opening.ts';
import { type CouponUser, identifyCouponUser } from './coupon-users.ts';

/** Reasons why a coupon cannot be used, apart from those that depend on the cart. */
type UnusableReason = Exclude<QuotedCoupon['outcome'], CouponOutcome>;

/** The coupon in a request, with its terms if it is usable. */
export type RequestedCoupon =
  | { readonly code: string; readonly unusableReason: UnusableReason }
  | {
      readonly code: string;
      readonly unusableReason: null;
      readonly coupon: Coupon;
      readonly terms: WireCoupon;
      readonly limits: CouponLimits;
      readonly user: CouponUser;
    };

const toLimits = ({ max_redemptions, max_per_customer }: FileCoupon): CouponLimits => ({
  total: max_redemptions ?? null,
  perCustomer: max_per_customer ?? null,
});

const toTerms = (fileCoupon: FileCoupon): WireCoupon => ({
  code: fileCoupon.code,
  discount_type: fileCoupon.discount_type,
  discount_value: fileCoupon.discount_value,
  all_menu: fileCoupon.all_menu,
  user_type: fileCoupon.user_type ?? 'all',
  max_allowed_items: fileCoupon.max_allowed_items ?? null,
  item_ids: fileCoupon.item_ids ?? [],
  free_delivery: fileCoupon.free_delivery ?? false,
  minimum: fileCoupon.minimum ?? null,
});

/** Whether a text is a day without a time. */
const isDay = (text: string): boolean => parseDayOrTime(text)?.minutes === null;

/**
 * Returns whether a coupon has not started yet or has expired at an instant. Null when the coupon is valid. Days are
 * compared with the business day, so that a coupon for Friday is valid until the Friday night ends.
 */
export function findCouponDateProblem(
  { starts, expires }: FileCoupon,
  timezone: string,
  { at, day }: Pick<CouponQuery, 'at' | 'day'>,
): 'not_started' | 'expired' | null {
  if (starts && (isDay(starts) ? day < starts : at < toStartInstant(starts, timezone))) return 'not_started';
  if (expires && (isDay(expires) ? day > expires : at >= toEndInstant(expires, timezone))) return 'expired';
  return null;
}

interface CouponQuery {
  /** Epoch ms. */
  readonly at: number;
  /** The business day at `at` (YYYY-MM-DD). */
  readonly day: string;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** The order's phone. While neither the phone nor the customer is known, only the limit for all customers applies. */
  readonly phone: CheckedPhone | null;
}

interface CouponDeps {
  readonly db: Db;
  /** Key for hashing phones. */
  readonly secret: string;
}

/** Creates the service that looks up coupon codes. */
export const createCouponService = ({ db, secret }: CouponDeps) => ({
  /** Looks up a coupon code. Null when the customer entered no code. Reserves nothing. */
  async resolve(
    business: Business,
    enteredCode: string | null | undefined,
    { at, day, ...buyer }: CouponQuery,
  ): Promise<RequestedCoupon | null> {
    const code = normalizeCouponCode(enteredCode ?? '');
    if (!code) return null;
    const refuseCoupon = (reason: UnusableReason): RequestedCoupon => ({ code, unusableReason: reason });
    if (!business.response.restaurant.coupon) return refuseCoupon('disabled');
    const fileCoupon = business.file.coupons.find((coupon) => normalizeCouponCode(coupon.code) === code);
    if (!fileCoupon) return refuseCoupon('unknown');
    const dateProblem = findCouponDateProblem(fileCoupon, getTimezone(business), { at, day });
    if (dateProblem) return refuseCoupon(dateProblem);
    const limits = toLimits(fileCoupon);
    const { referenceId } = business;
    const user = identifyCouponUser(secret, { referenceId, ...buyer });
    if (await isCouponUsedUp(db, { referenceId, code, ...user }, limits)) return refuseCoupon('used_up');
    const terms = toTerms(fileCoupon);
    return { code, unusableReason: null, terms, limits, user, coupon: toCoupon(terms, business.currency) };
  },
});

export type Coupons = ReturnType<typeof createCouponService>;

/** The same coupon, marked as used up because another order has taken its last use. */
export const toUsedUpCoupon = (requestedCoupon: RequestedCoupon | null): RequestedCoupon | null =>
  requestedCoupon && { code: requestedCoupon.code, unusableReason: 'used_up' };

/** The coupon as sent to clients. `outcome` comes from the pricing engine. */
export const toQuotedCoupon = (
  requestedCoupon: RequestedCoupon | null,
  outcome: CouponOutcome,
): QuotedCoupon | null =>
  requestedCoupon &&
  (requestedCoupon.unusableReason
    ? { code: requestedCoupon.code, outcome: requestedCoupon.unusableReason }
    : { code: requestedCoupon.code, outcome, terms: requestedCoupon.terms });
