import { and, count, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { customers } from '../../db/schema-accounts.ts';
import { couponRedemptions, orders } from '../../db/schema-orders.ts';
import { lockBusiness } from '../business/businesses-repo.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';

/** Statuses of orders that were never fulfilled. A coupon used for such an order counts as unused. */
export const VOID_STATUSES = [orderStatus.rejected, orderStatus.cancelled];

interface Phone {
  readonly dialCode: string;
  readonly phone: string;
}

/** A coupon and the customer who wants to use it. */
interface CouponUse {
  readonly referenceId: string;
  readonly code: string;
  /**
   * All identifiers under which redemptions of this customer may be stored: the account's id, the phone numbers of a
   * guest, and the hashes of deleted accounts. Empty while the customer is unknown.
   */
  readonly customerIds: readonly string[];
  /** The phone numbers of the account and of the order. */
  readonly phones: readonly Phone[];
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

/** Thrown when another order has taken the coupon's last use. */
export class CouponUsedUp extends Error {
  override readonly name = 'CouponUsedUp';
}

/** Whether valid orders have used up a coupon, in total or for this customer. */
export async function isCouponUsedUp(
  db: Db,
  use: CouponUse,
  { total, perCustomer }: CouponLimits,
): Promise<boolean> {
  const { referenceId, code, customerIds } = use;
  const countValidOrders = async (userCondition: SQL | undefined): Promise<number> => {
    const [row] = await db
      .select({ orders: count() })
      .from(couponRedemptions)
      .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
      .where(
        and(
          eq(couponRedemptions.referenceId, referenceId),
          eq(couponRedemptions.code, code),
          userCondition,
          notInArray(orders.status, VOID_STATUSES),
        ),
      );
    return row?.orders ?? 0;
  };
  if (total !== null && (await countValidOrders(undefined)) >= total) return true;
  if (perCustomer === null || !customerIds.length) return false;
  return (await countValidOrders(buildUserCondition(db, use))) >= perCustomer;
}

/**
 * SQL condition: a redemption belongs to the customer, by an identifier, by the phone of its order, or by an account with one
 * of the phone numbers.
 */
function buildUserCondition(db: Db, { referenceId, customerIds, phones }: CouponUse): SQL | undefined {
  const accounts = db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.referenceId, referenceId), buildPhonesCondition(customers, phones)));
  return or(
    inArray(couponRedemptions.customer, [...customerIds]),
    inArray(couponRedemptions.contact, [...customerIds]),
    ...(phones.length
      ? [buildPhonesCondition(orders, phones), inArray(couponRedemptions.customer, accounts)]
      : []),
  );
}

const buildPhonesCondition = (
  table: Pick<typeof orders, 'dialCode' | 'phone'> | Pick<typeof customers, 'dialCode' | 'phone'>,
  phones: readonly Phone[],
): SQL | undefined =>
  or(...phones.map(({ dialCode, phone }) => and(eq(table.dialCode, dialCode), eq(table.phone, phone))));

/**
 * Stores that an order, inserted in the same transaction, uses a coupon. Redemptions of limited coupons lock the
 * business, so that each redemption counts the ones before it. Throws CouponUsedUp.
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
  /** Number of valid orders. */
  readonly redeemedCount: number;
  /** Number of rejected and cancelled orders. */
  readonly voidedCount: number;
}

/** Counts the uses of each coupon. */
export const countRedemptions = (db: Db, scope: BusinessScope): Promise<RedemptionCount[]> =>
  db
    .select({
      referenceId: couponRedemptions.referenceId,
      code: couponRedemptions.code,
      redeemedCount:
        sql<number>`count(*) filter (where not ${inArray(orders.status, VOID_STATUSES)})`.mapWith(Number),
      voidedCount: sql<number>`count(*) filter (where ${inArray(orders.status, VOID_STATUSES)})`.mapWith(
        Number,
      ),
    })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(buildScopeCondition(couponRedemptions.referenceId, scope))
    .groupBy(couponRedemptions.referenceId, couponRedemptions.code);
