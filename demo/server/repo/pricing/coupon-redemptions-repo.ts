import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { couponRedemptions, orders } from '../../db/schema-orders.ts';
import { lockBusiness } from '../business/businesses-repo.ts';

/** Rejected and cancelled: nobody got what was ordered, and a coupon used for it is given back. */
export const VOID_STATUSES = [orderStatus.rejected, orderStatus.cancelled];

/** Whose coupon, and which. */
interface CouponUse {
  readonly referenceId: string;
  readonly code: string;
  /** All the names the customer is known by; none: not known yet. */
  readonly customerIds: readonly string[];
}

/** Orders a coupon may be used for; null: as many as there are. */
export interface CouponLimits {
  readonly total: number | null;
  readonly perCustomer: number | null;
}

/** A coupon to be used with an order. */
export interface Redemption extends CouponUse {
  /** The name it is stored under. */
  readonly customer: string;
  readonly limits: CouponLimits;
}

/** Somebody else took the last use of a coupon. */
export class CouponUsedUp extends Error {
  override readonly name = 'CouponUsedUp';
}

/** Whether the orders that stand have used up a coupon, for all or for this customer. */
export async function isCouponUsedUp(
  db: Db,
  use: CouponUse,
  { total, perCustomer }: CouponLimits,
): Promise<boolean> {
  const { referenceId, code, customerIds } = use;
  const standing = async (by: readonly string[] | null): Promise<number> => {
    const [row] = await db
      .select({ orders: count() })
      .from(couponRedemptions)
      .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
      .where(
        and(
          eq(couponRedemptions.referenceId, referenceId),
          eq(couponRedemptions.code, code),
          by === null ? undefined : inArray(couponRedemptions.customer, [...by]),
          notInArray(orders.status, VOID_STATUSES),
        ),
      );
    return row?.orders ?? 0;
  };
  if (total !== null && (await standing(null)) >= total) return true;
  return perCustomer !== null && customerIds.length > 0 && (await standing(customerIds)) >= perCustomer;
}

/**
 * Uses a coupon for an order that the same transaction has stored. Those that use limited coupons of one business go one
 * after the other: each waits on the business's row, and then counts what the others have done. Throws CouponUsedUp.
 */
export async function redeemCoupon(tx: Db, orderId: string, at: Date, redemption: Redemption): Promise<void> {
  const { referenceId, code, customer, limits } = redemption;
  if (limits.total !== null || limits.perCustomer !== null) {
    await lockBusiness(tx, referenceId);
    if (await isCouponUsedUp(tx, redemption, limits)) throw new CouponUsedUp(code);
  }
  await tx.insert(couponRedemptions).values({ orderId, referenceId, code, customer, redeemedAt: at });
}

interface RedemptionCount {
  readonly referenceId: string;
  readonly code: string;
  /** Orders it counts for. */
  readonly redeemed: number;
  /** Orders that were rejected or cancelled. */
  readonly givenBack: number;
}

/** How often each coupon was used. */
export const countRedemptions = (db: Db): Promise<RedemptionCount[]> =>
  db
    .select({
      referenceId: couponRedemptions.referenceId,
      code: couponRedemptions.code,
      redeemed: sql<number>`count(*) filter (where not ${inArray(orders.status, VOID_STATUSES)})`.mapWith(
        Number,
      ),
      givenBack: sql<number>`count(*) filter (where ${inArray(orders.status, VOID_STATUSES)})`.mapWith(
        Number,
      ),
    })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .groupBy(couponRedemptions.referenceId, couponRedemptions.code);
