import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { couponRedemptions, orders } from '../../db/schema-orders.ts';
import { lockBusiness } from '../business/businesses-repo.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';

/** Statuses in which nothing was delivered. A coupon used for such an order counts as unused. */
export const VOID_STATUSES = [orderStatus.rejected, orderStatus.cancelled];

/** A coupon and the customer who uses it. */
interface CouponUse {
  readonly referenceId: string;
  readonly code: string;
  /** The customer's account id and phone number. Empty while the customer is unknown. */
  readonly customerIds: readonly string[];
}

/** How many orders may use a coupon. Null means unlimited. */
export interface CouponLimits {
  readonly total: number | null;
  readonly perCustomer: number | null;
}

/** A coupon that an order uses. */
export interface Redemption extends CouponUse {
  /** The identifier under which the redemption is stored. */
  readonly customer: string;
  readonly limits: CouponLimits;
}

/** Thrown when another order took the last use of the coupon. */
export class CouponUsedUp extends Error {
  override readonly name = 'CouponUsedUp';
}

/** Whether the valid orders have used up a coupon, in total or for this customer. */
export async function isCouponUsedUp(
  db: Db,
  use: CouponUse,
  { total, perCustomer }: CouponLimits,
): Promise<boolean> {
  const { referenceId, code, customerIds } = use;
  const countValidOrders = async (by: readonly string[] | null): Promise<number> => {
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
  if (total !== null && (await countValidOrders(null)) >= total) return true;
  return (
    perCustomer !== null && customerIds.length > 0 && (await countValidOrders(customerIds)) >= perCustomer
  );
}

/**
 * Stores that an order, inserted in the same transaction, uses a coupon. Redemptions of limited coupons lock the
 * business, so that each counts the ones before. Throws CouponUsedUp.
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
  /** Valid orders. */
  readonly redeemed: number;
  /** Rejected and cancelled orders. */
  readonly returned: number;
}

/** Counts the uses of each coupon. */
export const countRedemptions = (db: Db, scope: BusinessScope): Promise<RedemptionCount[]> =>
  db
    .select({
      referenceId: couponRedemptions.referenceId,
      code: couponRedemptions.code,
      redeemed: sql<number>`count(*) filter (where not ${inArray(orders.status, VOID_STATUSES)})`.mapWith(
        Number,
      ),
      returned: sql<number>`count(*) filter (where ${inArray(orders.status, VOID_STATUSES)})`.mapWith(Number),
    })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(buildScopeCondition(couponRedemptions.referenceId, scope))
    .groupBy(couponRedemptions.referenceId, couponRedemptions.code);
