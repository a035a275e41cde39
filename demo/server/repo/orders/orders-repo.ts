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
  /** In the order they happened. */
  readonly events: readonly OrderEventRow[];
}

export const loadOrderEvents = (db: Db, orderId: string): Promise<OrderEventRow[]> =>
  db
    .select({ status: orderEvents.status, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.seq));

/** In one statement: an order that is moved between two would be told with the events of after its status. */
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

/** The order that was placed under a key, if any was. */
export const findOrderByKey = (db: Db, referenceId: string, key: string): Promise<StoredOrder | null> =>
  loadOrder(db, and(eq(orders.referenceId, referenceId), eq(orders.idempotencyKey, key)));

/** The orders that came up last, of one business or of all. */
export function listNewestOrders(db: Db, referenceId: string | null, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(referenceId ? eq(orders.referenceId, referenceId) : undefined)
    .orderBy(desc(cameUpAt(orders)))
    .limit(limit);
}

/** Scheduled orders whose preparation has to have begun by then, first the most urgent. */
export async function listOrdersToPrepare(db: Db, by: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, orderStatus.scheduled), lte(orders.prepareAt, by), isNull(orders.payBy)))
    .orderBy(asc(orders.prepareAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How these orders stand now: another text whenever something of them changed. */
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
  return new Map(rows.map(({ id, ...standing }) => [id, JSON.stringify(standing)]));
}

/** Ids of the items of which most units were ordered since an instant, first the most. */
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

/** The orders of an account, newest first: so many from a place on, and how many there are in all. */
export async function pageCustomerOrders(
  db: Db,
  customerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  const own = eq(orders.customerId, customerId);
  const [rows, [found]] = await Promise.all([
    // The id settles what was placed in the same millisecond: no order is on two pages.
    db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(orders).where(own),
  ]);
  return { rows, total: found?.total ?? 0 };
}
