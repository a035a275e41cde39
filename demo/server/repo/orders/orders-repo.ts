import { and, asc, count, desc, eq, gte, inArray, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { cameUpAt, orderEvents, orders } from '../../db/schema-orders.ts';
import { VOID_STATUSES } from '../pricing/coupon-redemptions-repo.ts';

export type OrderRow = typeof orders.$inferSelect;

export type NewOrder = typeof orders.$inferInsert;

interface OrderEventRow {
  readonly status: number;
  readonly at: Date;
}

export interface StoredOrder {
  readonly row: OrderRow;
  /** Oldest first. */
  readonly events: readonly OrderEventRow[];
}

export const loadOrderEvents = (db: Db, orderId: string): Promise<OrderEventRow[]> =>
  db
    .select({ status: orderEvents.status, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.seq));

/** In one statement: between two, the order could move, and its events would not match its status. */
async function loadOrder(db: Db, which: SQL | undefined): Promise<StoredOrder | null> {
  const rows = await db
    .select({ row: orders, event: orderEvents })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(which)
    .orderBy(asc(orderEvents.seq));
  return rows[0] ? { row: rows[0].row, events: rows.map(({ event }) => event) } : null;
}

export const findOrderById = (db: Db, id: string): Promise<StoredOrder | null> =>
  loadOrder(db, eq(orders.id, id));

/** The order that was placed with an idempotency key. Null when there is none. */
export const findOrderByKey = (db: Db, referenceId: string, key: string): Promise<StoredOrder | null> =>
  loadOrder(db, and(eq(orders.referenceId, referenceId), eq(orders.idempotencyKey, key)));

/**
 * The newest orders for the staff, of one business or of all. A scheduled order counts from the start of its
 * preparation.
 */
export function listNewestOrders(db: Db, referenceId: string | null, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(referenceId ? eq(orders.referenceId, referenceId) : undefined)
    .orderBy(desc(cameUpAt(orders)))
    .limit(limit);
}

/** Ids of scheduled orders whose preparation starts by then, the most urgent first. */
export async function listOrdersToPrepare(db: Db, by: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, orderStatus.scheduled), lte(orders.prepareAt, by), isNull(orders.payBy)))
    .orderBy(asc(orders.prepareAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A text by order id that changes whenever the order's status, arrival or payment changes. */
export async function orderFingerprints(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      arrivedAt: orders.arrivedAt,
      arrivedNote: orders.arrivedNote,
      paymentType: orders.paymentType,
      paymentStatus: orders.paymentStatus,
      paymentId: orders.paymentId,
      payBy: orders.payBy,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, ...columns }) => [id, JSON.stringify(columns)]));
}

/** Ids of the items with the most units ordered since an instant, the most first. */
export async function listMostOrderedItems(
  db: Db,
  referenceId: string,
  since: Date,
  limit: number,
): Promise<string[]> {
  const lines = db
    .select({
      itemId: sql<string>`line ->> 'item_id'`.as('item_id'),
      units: sql`sum((line ->> 'quantity')::int)`.as('units'),
    })
    .from(sql`${orders}, json_array_elements(${orders.quote} -> 'lines') as line`)
    .where(
      and(
        eq(orders.referenceId, referenceId),
        gte(orders.placedAt, since),
        notInArray(orders.status, VOID_STATUSES),
        isNull(orders.payBy),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(limit);
  return (await lines).map(({ itemId }) => itemId);
}

/** One page of a customer's orders, newest first, and the total number. */
export async function pageCustomerOrders(
  db: Db,
  customerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  const own = eq(orders.customerId, customerId);
  const [rows, [countRow]] = await Promise.all([
    // The id orders what was placed in the same millisecond, so that no order appears on two pages.
    db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(orders).where(own),
  ]);
  return { rows, total: countRow?.total ?? 0 };
}
