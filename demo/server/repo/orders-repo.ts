import { and, asc, desc, eq, gte, inArray, isNull, lte, max, notInArray, type SQL, sql } from 'drizzle-orm';
import { orderStatus } from '../../../src/domain/orders/order-status.ts';
import type { Db } from '../db/open.ts';
import { cameUpAt, orderEvents, orders } from '../db/schema.ts';
import { endPaymentsOf } from './order-payment.ts';
import { insertPayment, type NewPayment } from './payments-repo.ts';
import { type NewPixelEvent, queuePixelEvents } from './pixel-events.ts';
import { FOR_NOTHING, type Redemption, redeem } from './redemptions.ts';
import { freePlaceOf, type OrderPlace, takePlace } from './slot-places.ts';
import { FOREIGN_KEY, UNIQUE, violated } from './violations.ts';
import { hold, settleWalletPart, type WalletPart } from './wallet-repo.ts';

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

const eventsOf = (db: Db, orderId: string): Promise<OrderEventRow[]> =>
  db
    .select({ status: orderEvents.status, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.seq));

/** In one statement: an order that is moved between two would be told with the events of after its status. */
async function orderWhere(db: Db, which: SQL | undefined): Promise<StoredOrder | null> {
  const rows = await db
    .select({ row: orders, event: orderEvents })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(which)
    .orderBy(asc(orderEvents.seq));
  return rows[0] ? { row: rows[0].row, events: rows.map(({ event }) => event) } : null;
}

export const orderById = (db: Db, id: string): Promise<StoredOrder | null> =>
  orderWhere(db, eq(orders.id, id));

/** The order that was placed under a key, if any was. */
export const orderByKey = (db: Db, referenceId: string, key: string): Promise<StoredOrder | null> =>
  orderWhere(db, and(eq(orders.referenceId, referenceId), eq(orders.idempotencyKey, key)));

/** What is stored with an order, or not at all. */
interface WithOrder {
  readonly redemption: Redemption | null;
  /** Of a scheduled order. */
  readonly place: OrderPlace | null;
  readonly told: readonly NewPixelEvent[];
  /** Of an order that is paid online: it waits for it. */
  readonly payment: NewPayment | null;
  /** What of it the customer's wallet pays; null: nothing. */
  readonly wallet: WalletPart | null;
}

/**
 * Stores a new order with its first event, its place in a slot, the coupon it uses, its payment, the wallet's part and what is
 * told of it. False when an order of that key is there already (also one that another request is storing right now: the
 * constraint waits for it). Throws CouponUsedUp, SlotFull or Overdrawn, and stores nothing.
 */
export async function insertOrder(
  db: Db,
  order: NewOrder,
  { redemption, place, told, payment, wallet }: WithOrder,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(orders)
      .values(order)
      .onConflictDoNothing({ target: [orders.referenceId, orders.idempotencyKey] })
      .returning({ id: orders.id });
    if (!stored.length) return false;
    await tx
      .insert(orderEvents)
      .values({ orderId: order.id, seq: 1, status: order.status, at: order.placedAt });
    if (redemption) await redeem(tx, order.id, order.placedAt, redemption);
    if (place) await takePlace(tx, place, { orderId: order.id }, order.placedAt);
    if (payment) await insertPayment(tx, payment);
    await queuePixelEvents(tx, told, payment !== null);
    if (wallet) await hold(tx, order, wallet, order.placedAt);
    return true;
  });
}

/** Whether an insert failed because another order of the business has that number. */
export function isNumberTaken(error: unknown): boolean {
  return violated(error, UNIQUE) === 'orders_number';
}

/** Whether an insert failed because its customer's account is gone. */
export const isCustomerGone = (error: unknown): boolean =>
  violated(error, FOREIGN_KEY) === 'orders_customer_id_customers_id_fk';

/**
 * Changes an order as `change` says, which may throw. Its row is locked meanwhile, so that of two that change the same order
 * at once, the second sees what the first did. Null when there is no such order.
 */
function changeOrder(
  db: Db,
  id: string,
  change: (tx: Db, row: OrderRow) => Promise<Partial<OrderRow>>,
): Promise<StoredOrder | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (!row) return null;
    const changed = await change(tx, row);
    await tx.update(orders).set(changed).where(eq(orders.id, id));
    return { row: { ...row, ...changed }, events: await eventsOf(tx, row.id) };
  });
}

/**
 * Moves an order to another status, if `allow` agrees to where it stands; it may throw. One that comes to nothing gives its
 * place in a slot back, and what was paid for it. Null when there is no such order.
 */
export const moveOrder = (
  db: Db,
  id: string,
  to: number,
  at: Date,
  allow: (row: OrderRow) => void,
): Promise<StoredOrder | null> =>
  changeOrder(db, id, async (tx, row) => {
    allow(row);
    const [last] = await tx
      .select({ seq: max(orderEvents.seq) })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id));
    await tx.insert(orderEvents).values({ orderId: id, seq: (last?.seq ?? 0) + 1, status: to, at });
    await settleWalletPart(tx, row, to, at);
    if (!isForNothing(to)) return { status: to };
    await freePlaceOf(tx, id);
    return { status: to, ...(await endPaymentsOf(tx, row, at)) };
  });

/**
 * Stores that the customer of an order is there, if `allow` agrees to where the order stands; it may throw. The first time
 * stays, and so does a note in place of which there is none. Null when there is no such order.
 */
export const noteArrival = (
  db: Db,
  id: string,
  { at, note }: { readonly at: Date; readonly note: string | null },
  allow: (row: OrderRow) => void,
): Promise<StoredOrder | null> =>
  changeOrder(db, id, async (_, row) => {
    allow(row);
    return { arrivedAt: row.arrivedAt ?? at, arrivedNote: note ?? row.arrivedNote };
  });

const isForNothing = (status: number): boolean => FOR_NOTHING.some((one) => one === status);

/** The orders that came up last, of one business or of all. */
export function newestOrders(db: Db, referenceId: string | null, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(referenceId ? eq(orders.referenceId, referenceId) : undefined)
    .orderBy(desc(cameUpAt(orders)))
    .limit(limit);
}

/** Scheduled orders whose preparation has to have begun by then, first the most urgent. */
export async function ordersToPrepare(db: Db, by: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, orderStatus.scheduled), lte(orders.prepareAt, by), isNull(orders.payBy)))
    .orderBy(asc(orders.prepareAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How these orders stand now: another text whenever something of them changed. */
export async function standingOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
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
export async function mostOrderedItems(
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
        notInArray(orders.status, FOR_NOTHING),
        isNull(orders.payBy),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(limit);
  return (await lines).map(({ itemId }) => itemId);
}
