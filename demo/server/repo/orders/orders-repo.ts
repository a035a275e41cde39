import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import { compareText } from '../../../../src/domain/pricing/compare-text.ts';
import type { Db } from '../../db/open-database.ts';
import { buildStaffQueueTime, orderEvents, orders } from '../../db/schema-orders.ts';
import { VOID_STATUSES } from '../pricing/coupon-redemptions-repo.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';

export type OrderRow = typeof orders.$inferSelect;

export type NewOrder = typeof orders.$inferInsert;

interface OrderEventRow {
  readonly status: number;
  readonly at: Date;
}

export interface StoredOrder {
  readonly row: OrderRow;
  /** Oldest event first. */
  readonly events: readonly OrderEventRow[];
}

export const loadOrderEvents = (db: Db, orderId: string): Promise<OrderEventRow[]> =>
  db
    .select({ status: orderEvents.status, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.seq));

/**
 * Loads the orders that match a condition, with their events, as a map by id. Uses one statement, because an order could
 * change between two statements, and its events would then not match its status.
 */
async function loadOrdersWhere(db: Db, condition: SQL | undefined): Promise<Map<string, StoredOrder>> {
  const rows = await db
    .select({ row: orders, event: orderEvents })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(condition)
    .orderBy(asc(orderEvents.seq));
  const ordersById = new Map<string, { readonly row: OrderRow; readonly events: OrderEventRow[] }>();
  for (const { row, event } of rows) {
    const order = ordersById.get(row.id) ?? { row, events: [] };
    order.events.push(event);
    ordersById.set(row.id, order);
  }
  return ordersById;
}

/** Loads orders by id. The map has no entry for an unknown id. */
export const loadOrders = (db: Db, ids: readonly string[]): Promise<Map<string, StoredOrder>> =>
  loadOrdersWhere(db, inArray(orders.id, [...ids]));

export const findOrderById = async (db: Db, id: string): Promise<StoredOrder | null> =>
  (await loadOrders(db, [id])).get(id) ?? null;

/** An idempotency key. It is unique only within its business. */
export interface OrderKey {
  readonly referenceId: string;
  readonly key: string;
}

/** Loads the orders that were placed with these idempotency keys. Keys without an order are missing. */
export async function loadOrdersByKey(db: Db, keys: readonly OrderKey[]): Promise<StoredOrder[]> {
  const keyConditions = keys.map(({ referenceId, key }) =>
    and(eq(orders.referenceId, referenceId), eq(orders.idempotencyKey, key)),
  );
  return [...(await loadOrdersWhere(db, or(...keyConditions))).values()];
}

/**
 * SQL condition: the staff get the order after `at`. Such an order was accepted in advance and is not being prepared
 * yet.
 */
const buildQueuedAfterCondition = (at: Date) =>
  sql`${buildStaffQueueTime(orders)} > ${at.toISOString()}::timestamptz`;

/**
 * Lists the orders of businesses for their staff, newest first. Searches the number, the name and the phone. From
 * the start of its preparation, a scheduled order is sorted by that start. Before, it is sorted by the time when it was
 * placed, so that orders accepted for the next days do not hide new ones.
 */
export async function listNewestOrders(
  db: Db,
  scope: BusinessScope,
  { search, limit, offset }: SearchedRange,
  at: Date,
): Promise<OrderRow[]> {
  const listCondition = and(
    buildScopeCondition(orders.referenceId, scope),
    buildSearchCondition(search, orders.number, orders.customerName, orders.phone),
  );
  const end = offset + limit;
  const queueTime = buildStaffQueueTime(orders);
  // Two selections, because only then can the database read the newest orders from the index.
  const queuedOrders = await db
    .select({ row: orders, sortTime: sql`${queueTime}`.mapWith(orders.placedAt) })
    .from(orders)
    .where(and(listCondition, not(buildQueuedAfterCondition(at))))
    .orderBy(desc(queueTime), desc(orders.id))
    .limit(end);
  const laterOrders = await db
    .select({ row: orders, sortTime: orders.placedAt })
    .from(orders)
    .where(and(listCondition, buildQueuedAfterCondition(at)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(end);
  return [...queuedOrders, ...laterOrders]
    .sort((a, b) => b.sortTime.getTime() - a.sortTime.getTime() || compareText(b.row.id, a.row.id))
    .slice(offset, end)
    .map(({ row }) => row);
}

/** Whether an order belongs to one of the businesses. */
export async function isOrderInScope(db: Db, id: string, scope: BusinessScope): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), buildScopeCondition(orders.referenceId, scope)));
  return rows.length > 0;
}

/** Selects up to `limit` due orders, from `offset`. */
interface DueRange {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Lists the ids of scheduled orders whose preparation starts by `dueBy`, the most urgent first. Leaves out orders that
 * wait for their payment.
 */
export async function listOrdersToPrepare(
  db: Db,
  dueBy: Date,
  { limit, offset }: DueRange,
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, orderStatus.scheduled), lte(orders.prepareAt, dueBy), isNull(orders.payBy)))
    .orderBy(asc(orders.prepareAt), asc(orders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/**
 * Lists pending orders that should have been answered by `dueBy`, the oldest deadline first. Leaves out orders that
 * wait for their payment.
 */
export function listUnansweredOrders(
  db: Db,
  dueBy: Date,
  { limit, offset }: DueRange,
): Promise<Pick<OrderRow, 'id' | 'referenceId'>[]> {
  return db
    .select({ id: orders.id, referenceId: orders.referenceId })
    .from(orders)
    .where(and(eq(orders.status, orderStatus.pending), lte(orders.answerBy, dueBy), isNull(orders.payBy)))
    .orderBy(asc(orders.answerBy), asc(orders.id))
    .limit(limit)
    .offset(offset);
}

/** Loads a fingerprint of each order, by order id. It changes with the order's status, arrival, payment or refunds. */
export async function loadOrderFingerprints(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
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
      refundedOnline: orders.refundedOnline,
      refundedWallet: orders.refundedWallet,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, ...columns }) => [id, JSON.stringify(columns)]));
}

/** Lists the ids of the items with the most units ordered since an instant, the most ordered first. */
export async function listMostOrderedItems(
  db: Db,
  referenceId: string,
  since: Date,
  limit: number,
): Promise<string[]> {
  const itemsQuery = db
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
  return (await itemsQuery).map(({ itemId }) => itemId);
}

/** Loads one page of a customer's orders, newest first, and the total number. */
export async function listCustomerOrderPage(
  db: Db,
  customerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  const ownOrderCondition = eq(orders.customerId, customerId);
  const [rows, [countRow]] = await Promise.all([
    // The id breaks ties between orders of the same millisecond, so that no order appears on two pages.
    db
      .select()
      .from(orders)
      .where(ownOrderCondition)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(orders).where(ownOrderCondition),
  ]);
  return { rows, total: countRow?.total ?? 0 };
}
