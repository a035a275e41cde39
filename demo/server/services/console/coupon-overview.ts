import type { Currency } from '../../../../src/domain/money/money.ts';
import type { Db } from '../../db/open-database.ts';
import { countRedemptions } from '../../repo/pricing/coupon-redemptions-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import type { FileCoupon } from '../business-file/business-file-offers.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { findCouponDateProblem } from '../pricing/coupon-service.ts';
import { getTimezone } from '../schedule/opening.ts';

/** A coupon as its business's staff sees it. */
interface CouponOverview {
  readonly business: Business;
  readonly currency: Currency;
  readonly coupon: FileCoupon;
  readonly state: 'usable' | 'not_started' | 'expired' | 'used_up' | 'disabled';
  /** Valid orders with the coupon, and orders that were rejected or cancelled. */
  readonly redeemed: number;
  readonly returned: number;
}

function stateOf(
  business: Business,
  coupon: FileCoupon,
  redeemed: number,
  at: number,
): CouponOverview['state'] {
  if (!business.response.restaurant.coupon) return 'disabled';
  const dateProblem = findCouponDateProblem(coupon, getTimezone(business), at);
  if (dateProblem) return dateProblem;
  return redeemed >= (coupon.max_redemptions ?? Number.POSITIVE_INFINITY) ? 'used_up' : 'usable';
}

/** All coupons of the businesses, with how often each was used, at an instant (epoch ms). */
export async function loadCouponOverview(
  db: Db,
  catalogue: Catalogue,
  scope: BusinessScope,
  at: number,
): Promise<CouponOverview[]> {
  const [businesses, counts] = await Promise.all([catalogue.inScope(scope), countRedemptions(db, scope)]);
  const toKey = (referenceId: string, code: string): string => `${referenceId} ${code}`;
  const countByKey = new Map(counts.map((count) => [toKey(count.referenceId, count.code), count]));
  return businesses.flatMap((business) =>
    business.file.coupons.map((coupon) => {
      const { redeemed = 0, returned = 0 } = countByKey.get(toKey(business.referenceId, coupon.code)) ?? {};
      const state = stateOf(business, coupon, redeemed, at);
      return { business, currency: business.currency, coupon, state, redeemed, returned };
    }),
  );
}
