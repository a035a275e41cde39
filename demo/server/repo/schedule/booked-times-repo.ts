import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import { reservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { reservables, reservations } from '../../db/schema-reservations.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';

/** A scheduled order or a reservation that has not ended. */
export interface BookedTime {
  readonly number: string;
  /** Wire id of the branch. */
  readonly branchId: string;
  /** The order type. Null for a reservation. */
  readonly sellingType: string | null;
  /** The name in `reservables` of the reserved table, staff member or service. Null for an order. */
  readonly reservable: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly customerName: string;
  /** Such as "+965". Empty after the customer deleted the account. */
  readonly dialCode: string;
  /** National digits. Empty after the customer deleted the account. */
  readonly phone: string;
}

const OPEN_ORDER_STATUSES = [orderStatus.scheduled, orderStatus.pending, orderStatus.accepted];
const ACTIVE_RESERVATION_STATUSES = [reservationStatus.pending, reservationStatus.accepted];

/**
 * Lists the reference ids of the businesses that have scheduled orders or reservations after an instant. Orders and
 * reservations that have ended do not count.
 */
export async function listBookedBusinesses(db: Db, scope: BusinessScope, after: Date): Promise<string[]> {
  const businessesWithOrders = db
    .selectDistinct({ referenceId: orders.referenceId })
    .from(orders)
    .where(
      and(
        buildScopeCondition(orders.referenceId, scope),
        inArray(orders.status, OPEN_ORDER_STATUSES),
        gt(orders.scheduledAt, after),
      ),
    );
  const businessesWithReservations = db
    .selectDistinct({ referenceId: reservations.referenceId })
    .from(reservations)
    .where(
      and(
        buildScopeCondition(reservations.referenceId, scope),
        inArray(reservations.status, ACTIVE_RESERVATION_STATUSES),
        gt(reservations.startsAt, after),
      ),
    );
  const rows = await union(businessesWithOrders, businessesWithReservations);
  return rows.map(({ referenceId }) => referenceId);
}

/**
 * Lists the orders and reservations of a business that begin after an instant, earliest first. An order that belongs to
 * a reservation is not listed.
 */
export async function listBookedTimes(db: Db, referenceId: string, after: Date): Promise<BookedTime[]> {
  const bookedOrders = await db
    .select({
      number: orders.number,
      branchId: orders.branchId,
      sellingType: orders.sellingType,
      startsAt: orders.scheduledAt,
      endsAt: orders.scheduledTo,
      customerName: orders.customerName,
      dialCode: orders.dialCode,
      phone: orders.phone,
    })
    .from(orders)
    .leftJoin(reservations, eq(reservations.orderId, orders.id))
    .where(
      and(
        eq(orders.referenceId, referenceId),
        inArray(orders.status, OPEN_ORDER_STATUSES),
        gt(orders.scheduledAt, after),
        isNotNull(orders.scheduledTo),
        isNull(reservations.id),
      ),
    )
    .orderBy(asc(orders.scheduledAt));
  const bookedReservations = await db
    .select({
      number: reservations.number,
      branchId: reservations.branchId,
      reservable: reservables.name,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      customerName: reservations.customerName,
      dialCode: reservations.dialCode,
      phone: reservations.phone,
    })
    .from(reservations)
    .innerJoin(reservables, eq(reservables.no, reservations.reservableNumber))
    .where(
      and(
        eq(reservations.referenceId, referenceId),
        inArray(reservations.status, ACTIVE_RESERVATION_STATUSES),
        gt(reservations.startsAt, after),
      ),
    )
    .orderBy(asc(reservations.startsAt));
  return [
    ...bookedOrders.flatMap(({ startsAt, endsAt, ...order }) =>
      startsAt && endsAt ? [{ ...order, reservable: null, startsAt, endsAt }] : [],
    ),
    ...bookedReservations.map((reservation) => ({ ...reservation, sellingType: null })),
  ].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
