import { eq, max } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { orderEvents, orders } from '../../db/schema-orders.ts';
import { endOrderPayments } from '../payment/order-payment-repo.ts';
import { insertPayment, type NewPayment } from '../payment/payments-repo.ts';
import { type Redemption, redeemCoupon, VOID_STATUSES } from '../pricing/coupon-redemptions-repo.ts';
import { releasePlaceOfOrder, type SlotClaim, takePlace } from '../schedule/slot-places-repo.ts';
import {
  FOREIGN_KEY_VIOLATION,
  findViolatedConstraint,
  UNIQUE_VIOLATION,
} from '../shared/constraint-violation.ts';
import { deferFlush } from '../shared/group-commit.ts';
import { type NewPixelEvent, queuePixelEvents } from '../tracking/tracking-repo.ts';
import { holdWalletPart, settleWalletPart, type WalletPart } from '../wallet/wallet-repo.ts';
import { loadOrderEvents, type NewOrder, type OrderRow, type StoredOrder } from './orders-repo.ts';

/** Rows that are stored together with an order, in one transaction. */
interface OrderParts {
  readonly redemption: Redemption | null;
  /** Null for an order that takes no place in a slot. */
  readonly slotClaim: SlotClaim | null;
  readonly pixelEvents: readonly NewPixelEvent[];
  /** Set when the order is paid online. The order waits for this payment. */
  readonly payment: NewPayment | null;
  /** The part that the customer pays from the wallet. */
  readonly wallet: WalletPart | null;
  /** Whether the caller flushes the commit later, together with the commits of other orders. */
  readonly isFlushDeferred?: boolean;
}

/**
 * Stores a new order with its first event and its `OrderParts`. Returns false when an order with this idempotency key
 * exists, even if a concurrent request has just stored it. Throws CouponUsedUp, SlotFull or WalletOverdrawn, and stores
 * nothing in these cases.
 */
export async function insertOrder(
  db: Db,
  order: NewOrder,
  { redemption, slotClaim, pixelEvents, payment, wallet, isFlushDeferred = false }: OrderParts,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (isFlushDeferred) await deferFlush(tx);
    const insertedRows = await tx
      .insert(orders)
      .values(order)
      .onConflictDoNothing({ target: [orders.referenceId, orders.idempotencyKey] })
      .returning({ id: orders.id });
    if (!insertedRows.length) return false;
    await tx
      .insert(orderEvents)
      .values({ orderId: order.id, seq: 1, status: order.status, at: order.placedAt });
    if (redemption) await redeemCoupon(tx, order.id, order.placedAt, redemption);
    if (slotClaim) await takePlace(tx, slotClaim, { orderId: order.id }, order.placedAt);
    if (payment) await insertPayment(tx, payment);
    await queuePixelEvents(tx, pixelEvents, payment !== null);
    if (wallet) await holdWalletPart(tx, order, wallet, order.placedAt);
    return true;
  });
}

/** Whether an insert failed because the business already has an order with this number. */
export function isOrderNumberTaken(error: unknown): boolean {
  return findViolatedConstraint(error, UNIQUE_VIOLATION) === 'orders_number';
}

/** Whether an insert failed because the customer's account has been deleted. */
export const isCustomerMissing = (error: unknown): boolean =>
  findViolatedConstraint(error, FOREIGN_KEY_VIOLATION) === 'orders_customer_id_customers_id_fk';

/**
 * Updates an order with the columns that `change` returns. `change` may throw to refuse. The row is locked, so that a
 * concurrent change waits and sees the result. Null when the order does not exist.
 */
function changeOrder(
  db: Db,
  id: string,
  change: (tx: Db, row: OrderRow) => Promise<Partial<OrderRow>>,
): Promise<StoredOrder | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (!row) return null;
    const changes = await change(tx, row);
    await tx.update(orders).set(changes).where(eq(orders.id, id));
    return { row: { ...row, ...changes }, events: await loadOrderEvents(tx, row.id) };
  });
}

/**
 * Moves an order to another status. `requireAllowed` may throw to refuse. `recordMove` runs in the same transaction.
 * The part paid from the wallet is captured or released. If the order is rejected or cancelled, its place in the slot is
 * released and its payments are refunded. Null when the order does not exist.
 */
export const moveOrder = (
  db: Db,
  id: string,
  nextStatus: number,
  at: Date,
  requireAllowed: (row: OrderRow) => void,
  recordMove?: (tx: Db, row: OrderRow) => Promise<void>,
): Promise<StoredOrder | null> =>
  changeOrder(db, id, async (tx, row) => {
    requireAllowed(row);
    await recordMove?.(tx, row);
    const [lastEvent] = await tx
      .select({ seq: max(orderEvents.seq) })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id));
    await tx
      .insert(orderEvents)
      .values({ orderId: id, seq: (lastEvent?.seq ?? 0) + 1, status: nextStatus, at });
    await settleWalletPart(tx, row, nextStatus, at);
    if (!isVoid(nextStatus)) return { status: nextStatus };
    await releasePlaceOfOrder(tx, id);
    return { status: nextStatus, ...(await endOrderPayments(tx, row, at)) };
  });

/** Marks an order that ends, or is accepted automatically, because the business has not answered it. */
export async function markUnanswered(tx: Db, { id }: OrderRow): Promise<void> {
  await tx.update(orders).set({ isUnanswered: true }).where(eq(orders.id, id));
}

/**
 * Stores that the customer has arrived. `requireAllowed` may throw to refuse. A second call keeps the first time, and
 * replaces the note only if it has one. Null when the order does not exist.
 */
export const saveArrival = (
  db: Db,
  id: string,
  { at, note }: { readonly at: Date; readonly note: string | null },
  requireAllowed: (row: OrderRow) => void,
): Promise<StoredOrder | null> =>
  changeOrder(db, id, async (_, row) => {
    requireAllowed(row);
    return { arrivedAt: row.arrivedAt ?? at, arrivedNote: note ?? row.arrivedNote };
  });

const isVoid = (status: number): boolean => VOID_STATUSES.some((voidStatus) => voidStatus === status);

interface Rescheduling {
  readonly from: Date;
  readonly to: Date;
  readonly table: unknown;
  /** Throws when an order in this status cannot be rescheduled. */
  readonly requireAllowed: (status: number) => void;
}

/**
 * Moves a scheduled order to another time and table, and shifts the start of its preparation accordingly. Does nothing
 * for an order that is not scheduled.
 */
export async function rescheduleOrder(
  tx: Db,
  id: string,
  { from, to, table, requireAllowed }: Rescheduling,
): Promise<void> {
  const [row] = await tx
    .select({ status: orders.status, scheduledAt: orders.scheduledAt, prepareAt: orders.prepareAt })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  if (!row?.scheduledAt || !row.prepareAt) return;
  requireAllowed(row.status);
  const shiftMs = from.getTime() - row.scheduledAt.getTime();
  await tx
    .update(orders)
    .set({
      scheduledAt: from,
      scheduledTo: to,
      promisedAt: from,
      prepareAt: new Date(row.prepareAt.getTime() + shiftMs),
      table,
    })
    .where(eq(orders.id, id));
}
