import { eq, max } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { orderEvents, orders } from '../../db/schema-orders.ts';
import { endOrderPayments } from '../payment/order-payment-repo.ts';
import { insertPayment, type NewPayment } from '../payment/payments-repo.ts';
import { type Redemption, redeemCoupon, VOID_STATUSES } from '../pricing/coupon-redemptions-repo.ts';
import { releasePlaceOfOrder, type SlotClaim, takePlace } from '../schedule/slot-places-repo.ts';
import { FOREIGN_KEY, UNIQUE, violatedConstraint } from '../shared/constraint-violation.ts';
import { type NewPixelEvent, queuePixelEvents } from '../tracking/tracking-repo.ts';
import { holdWalletPart, settleWalletPart, type WalletPart } from '../wallet/wallet-repo.ts';
import { loadOrderEvents, type NewOrder, type OrderRow, type StoredOrder } from './orders-repo.ts';

/** Rows that are stored together with an order, in one transaction. */
interface OrderParts {
  readonly redemption: Redemption | null;
  /** Null for an order that is not scheduled. */
  readonly slotClaim: SlotClaim | null;
  readonly pixelEvents: readonly NewPixelEvent[];
  /** Set when the order is paid online. The order waits for this payment. */
  readonly payment: NewPayment | null;
  /** The part that the customer's wallet pays. */
  readonly wallet: WalletPart | null;
}

/**
 * Stores a new order with its first event and everything in `OrderParts`. Returns false when an order with this key exists.
 * The constraint also waits for a concurrent request with the same key. Throws CouponUsedUp, SlotFull or WalletOverdrawn and
 * then stores nothing.
 */
export async function insertOrder(
  db: Db,
  order: NewOrder,
  { redemption, slotClaim, pixelEvents, payment, wallet }: OrderParts,
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
    if (redemption) await redeemCoupon(tx, order.id, order.placedAt, redemption);
    if (slotClaim) await takePlace(tx, slotClaim, { orderId: order.id }, order.placedAt);
    if (payment) await insertPayment(tx, payment);
    await queuePixelEvents(tx, pixelEvents, payment !== null);
    if (wallet) await holdWalletPart(tx, order, wallet, order.placedAt);
    return true;
  });
}

/** Whether an insert failed because the business has an order with this number. */
export function isOrderNumberTaken(error: unknown): boolean {
  return violatedConstraint(error, UNIQUE) === 'orders_number';
}

/** Whether an insert failed because the customer's account was deleted. */
export const isCustomerMissing = (error: unknown): boolean =>
  violatedConstraint(error, FOREIGN_KEY) === 'orders_customer_id_customers_id_fk';

/**
 * Updates an order with what `change` returns; `change` throws to refuse. The row is locked, so that a concurrent change
 * sees the result of this one. Null when the order does not exist.
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
    return { row: { ...row, ...changed }, events: await loadOrderEvents(tx, row.id) };
  });
}

/**
 * Moves an order to another status; `allow` throws to refuse. A rejected or cancelled order releases its slot and
 * refunds its payments. Null when the order does not exist.
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
    if (!isVoid(to)) return { status: to };
    await releasePlaceOfOrder(tx, id);
    return { status: to, ...(await endOrderPayments(tx, row, at)) };
  });

/**
 * Stores that the customer has arrived; `allow` throws to refuse. A second call keeps the first time, and the first note
 * unless it brings a new one. Null when the order does not exist.
 */
export const saveArrival = (
  db: Db,
  id: string,
  { at, note }: { readonly at: Date; readonly note: string | null },
  allow: (row: OrderRow) => void,
): Promise<StoredOrder | null> =>
  changeOrder(db, id, async (_, row) => {
    allow(row);
    return { arrivedAt: row.arrivedAt ?? at, arrivedNote: note ?? row.arrivedNote };
  });

const isVoid = (status: number): boolean => VOID_STATUSES.some((one) => one === status);

interface Rescheduling {
  readonly from: Date;
  readonly to: Date;
  readonly table: unknown;
  /** Throws when an order in this status cannot be rescheduled. */
  readonly allow: (status: number) => void;
}

/** Moves a scheduled order to another time and table. Its preparation start moves by the same time. */
export async function rescheduleOrder(
  tx: Db,
  id: string,
  { from, to, table, allow }: Rescheduling,
): Promise<void> {
  const [row] = await tx
    .select({ status: orders.status, scheduledAt: orders.scheduledAt, prepareAt: orders.prepareAt })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  if (!row?.scheduledAt || !row.prepareAt) return;
  allow(row.status);
  const later = from.getTime() - row.scheduledAt.getTime();
  await tx
    .update(orders)
    .set({
      scheduledAt: from,
      scheduledTo: to,
      promisedAt: from,
      prepareAt: new Date(row.prepareAt.getTime() + later),
      table,
    })
    .where(eq(orders.id, id));
}
