import type { Currency } from '../../../../src/domain/money/money.ts';
import type { Db } from '../../db/open-database.ts';
import { listCouponCodes } from '../../repo/business/file-lists-repo.ts';
import { countRedemptions } from '../../repo/pricing/coupon-redemptions-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import type { FileCoupon } from '../business-file/business-file-offers.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { findCouponDateProblem } from '../pricing/coupon-service.ts';
import { getCalendarDay, getTimezone } from '../schedule/opening.ts';
import { type ListPage, toPage, toRange } from '../shared/list-page.ts';

/** A coupon as its business's staff see it. */
interface CouponOverview {
  readonly business: Business;
  readonly currency: Currency;
  readonly coupon: FileCoupon;
  readonly state: 'usable' | 'not_started' | 'expired' | 'used_up' | 'disabled';
  /** Number of valid orders with the coupon. */
  readonly redeemedCount: number;
  /** Number of rejected and cancelled orders with the coupon. */
  readonly voidedCount: number;
}

function getCouponState(
  business: Business,
  coupon: FileCoupon,
  redeemedCount: number,
  at: number,
): CouponOverview['state'] {
  if (!business.response.restaurant.coupon) return 'disabled';
  const dateProblem = findCouponDateProblem(coupon, getTimezone(business), {
    at,
    day: getCalendarDay(business, at),
  });
  if (dateProblem) return dateProblem;
  return redeemedCount >= (coupon.max_redemptions ?? Number.POSITIVE_INFINITY) ? 'used_up' : 'usable';
}

const COUPONS_PER_PAGE = 50;

/** Loads one page of coupons with their redemption counts and their state at `at` (epoch ms). */
export async function loadCouponOverview(
  db: Db,
  catalogue: Catalogue,
  scope: BusinessScope,
  at: number,
  page: ListPage,
): Promise<{ readonly coupons: CouponOverview[]; readonly hasMore: boolean }> {
  const candidates = await listCouponCodes(db, scope, toRange(page, COUPONS_PER_PAGE));
  const { rows, hasMore } = toPage(candidates, COUPONS_PER_PAGE);
  const referenceIds = [...new Set(rows.map(({ referenceId }) => referenceId))];
  const [businesses, counts] = await Promise.all([
    catalogue.listBusinessesInScope(referenceIds),
    countRedemptions(db, referenceIds),
  ]);
  const businessById = new Map(businesses.map((business) => [business.referenceId, business]));
  const toKey = (referenceId: string, code: string): string => `${referenceId} ${code}`;
  const countByKey = new Map(counts.map((count) => [toKey(count.referenceId, count.code), count]));
  const coupons = rows.flatMap(({ referenceId, key: code }): CouponOverview[] => {
    const business = businessById.get(referenceId);
    const coupon = business?.file.coupons.find((candidate) => candidate.code === code);
    if (!business || !coupon) return [];
    const { redeemedCount = 0, voidedCount = 0 } = countByKey.get(toKey(referenceId, code)) ?? {};
    const state = getCouponState(business, coupon, redeemedCount, at);
    return [{ business, currency: business.currency, coupon, state, redeemedCount, voidedCount }];
  });
  return { coupons, hasMore };
}
