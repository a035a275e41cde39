import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { orderRefunds } from '../../db/schema-payments.ts';
import { setOrderPayment } from './order-payment-repo.ts';
import { type PaymentRow, updatePayment } from './payments-repo.ts';

export type RefundRow = typeof orderRefunds.$inferSelect;
type NewRefund = typeof orderRefunds.$inferInsert;
type RefundId = Pick<RefundRow, 'orderId' | 'seq'>;

/** The time at which a refund with an unknown outcome is sent again, `delayMs` from now. */
export const createRefundDueTime = (delayMs: number) =>
  sql<Date>`now() + make_interval(secs => ${delayMs / 1000})`;

const buildRefundCondition = ({ orderId, seq }: RefundId) =>
  and(eq(orderRefunds.orderId, orderId), eq(orderRefunds.seq, seq));

/** Finds the newest refund of an order, including refused ones. */
export async function findNewestRefund(tx: Db, orderId: string): Promise<RefundRow | null> {
  const [row] = await tx
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(desc(orderRefunds.seq))
    .limit(1);
  return row ?? null;
}

export async function findRefund(tx: Db, id: RefundId): Promise<RefundRow | null> {
  const [row] = await tx.select().from(orderRefunds).where(buildRefundCondition(id));
  return row ?? null;
}

/** Locks a refund until the transaction ends. To avoid deadlocks, lock its order first. */
export async function lockRefund(tx: Db, id: RefundId): Promise<RefundRow | null> {
  const [row] = await tx.select().from(orderRefunds).where(buildRefundCondition(id)).for('update');
  return row ?? null;
}

export async function insertRefund(
  tx: Db,
  refund: Omit<NewRefund, 'taskDueAt'> & {
    readonly taskDueAt: NewRefund['taskDueAt'] | ReturnType<typeof createRefundDueTime>;
  },
): Promise<RefundRow> {
  const [row] = await tx
    .insert(orderRefunds)
    .values(refund as NewRefund)
    .returning();
  if (!row) throw new Error('The refund was stored but cannot be read. Check the database.');
  return row;
}

/** Marks a pending refund as refused by the provider. Its amount is no longer reserved. */
export async function refuseRefund(tx: Db, id: RefundId, problem: string): Promise<void> {
  await tx
    .update(orderRefunds)
    .set({ status: 'refused', problem, taskDueAt: null })
    .where(and(buildRefundCondition(id), eq(orderRefunds.status, 'pending')));
}

/** Marks a refund as done and adds it to the order. A fully refunded payment gets the status `refunded`. */
export async function completeRefund(tx: Db, refund: RefundRow, payment: PaymentRow | null): Promise<void> {
  const { orderId, target, amount } = refund;
  await tx
    .update(orderRefunds)
    .set({ status: 'done', problem: null, taskDueAt: null })
    .where(buildRefundCondition(refund));
  const [order] = await tx
    .update(orders)
    .set(
      target === 'online'
        ? { refundedOnline: sql`${orders.refundedOnline} + ${amount}` }
        : { refundedWallet: sql`${orders.refundedWallet} + ${amount}` },
    )
    .where(eq(orders.id, orderId))
    .returning({ refundedOnline: orders.refundedOnline, paymentId: orders.paymentId });
  if (payment?.status !== 'paid' || !order || order.refundedOnline < payment.amount) return;
  await updatePayment(tx, payment.id, { status: 'refunded' });
  if (order.paymentId === payment.id) await setOrderPayment(tx, orderId, { paymentStatus: 'refunded' });
}

/** Stores the provider's last error for a pending refund, and when to send the refund again. */
export async function postponeRefund(db: Db, id: RefundId, problem: string, delayMs: number): Promise<void> {
  await db
    .update(orderRefunds)
    .set({ problem, taskDueAt: createRefundDueTime(delayMs) })
    .where(and(buildRefundCondition(id), eq(orderRefunds.status, 'pending')));
}

/** Claims refunds with an unknown outcome for `leaseMs`, during which other workers skip them. */
export async function claimRefunds(db: Db, leaseMs: number): Promise<RefundRow[]> {
  const dueRefunds = db
    .$with('due')
    .as(
      db
        .select({ orderId: orderRefunds.orderId })
        .from(orderRefunds)
        .where(lte(orderRefunds.taskDueAt, sql`now()`))
        .orderBy(asc(orderRefunds.taskDueAt))
        .limit(20)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(dueRefunds)
    .update(orderRefunds)
    .set({ taskDueAt: createRefundDueTime(leaseMs), taskTries: sql`${orderRefunds.taskTries} + 1` })
    .where(
      and(eq(orderRefunds.status, 'pending'), sql`${orderRefunds.orderId} in (select order_id from due)`),
    )
    .returning();
}

/** Lists the refunds of orders, oldest first. */
export const listRefunds = (db: Db, orderIds: readonly string[]): Promise<RefundRow[]> =>
  orderIds.length
    ? db
        .select()
        .from(orderRefunds)
        .where(inArray(orderRefunds.orderId, [...orderIds]))
        .orderBy(asc(orderRefunds.orderId), asc(orderRefunds.seq))
    : Promise.resolve([]);

/** Erases the reasons that the staff gave for refunds of orders. The amounts stay. */
export const eraseRefundReasons = async (tx: Db, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length)
    await tx
      .update(orderRefunds)
      .set({ reason: '' })
      .where(inArray(orderRefunds.orderId, [...orderIds]));
};
