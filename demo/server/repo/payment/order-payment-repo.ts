import { and, eq } from 'drizzle-orm';
import { extendAnswerDeadline } from '../../../../src/domain/orders/answer-deadline.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { payments } from '../../db/schema-payments.ts';
import { deleteHeldEvents, releaseHeldEvents } from '../tracking/tracking-repo.ts';
import { DUE_NOW, findPendingPayment, lockPayment, updatePayment } from './payments-repo.ts';

type OrderRow = typeof orders.$inferSelect;

/** Locks an order until the transaction ends, so that changes to the order and its payments run one after the other. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

/**
 * The payment columns of an order. They include the quote, because another payment method may change its amount due.
 */
type OrderPayment = Partial<
  Pick<OrderRow, 'paymentType' | 'paymentStatus' | 'paymentId' | 'payBy' | 'due' | 'quote'>
>;

export async function setOrderPayment(tx: Db, id: string, change: OrderPayment): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/**
 * Releases an order to the staff after its payment. The promised time of an immediate order moves by the waiting time.
 * The staff get their whole time to answer the order, and its purchase events are sent.
 */
export async function releaseOrder(tx: Db, row: OrderRow, at: Date, change: OrderPayment): Promise<void> {
  const waitedMs = at.getTime() - row.placedAt.getTime();
  const promisedAt =
    row.promisedAt && !row.scheduledAt ? new Date(row.promisedAt.getTime() + waitedMs) : row.promisedAt;
  const answerBy =
    row.answerBy &&
    new Date(
      extendAnswerDeadline(row.answerBy.getTime(), {
        placedAt: row.placedAt.getTime(),
        prepareAt: row.prepareAt?.getTime() ?? null,
        paidAt: at.getTime(),
      }),
    );
  await tx
    .update(orders)
    .set({ ...change, payBy: null, clearedAt: at, promisedAt, answerBy })
    .where(eq(orders.id, row.id));
  await releaseHeldEvents(tx, row.id);
}

/** Ends a payment that the customer must no longer pay. If it has a page, a provider task closes the page. */
export async function endPayment(
  tx: Db,
  { id, providerRef }: { readonly id: string; readonly providerRef: string | null },
  at: Date,
  status: 'cancelled' | 'expired' = 'cancelled',
): Promise<void> {
  await updatePayment(tx, id, { status, settledAt: at, taskDueAt: providerRef ? DUE_NOW : null });
}

/**
 * Ends the payments of an order in the transaction that rejects or cancels it. Paid payments are refunded and pending
 * payments are cancelled. Deletes the order's held marketing events. Returns the order's new payment columns.
 */
export async function endOrderPayments(
  tx: Db,
  { id, paymentStatus, paymentId }: OrderRow,
  at: Date,
): Promise<OrderPayment> {
  await deleteHeldEvents(tx, id);
  if (!paymentId) return {};
  const pendingPayment = await findPendingPayment(tx, id);
  if (pendingPayment && (await lockPayment(tx, pendingPayment.id))) await endPayment(tx, pendingPayment, at);
  const paymentsToRefund = await tx
    .update(payments)
    .set({ status: 'refunding', taskDueAt: DUE_NOW })
    .where(and(eq(payments.orderId, id), eq(payments.status, 'paid')))
    .returning({ id: payments.id });
  if (paymentsToRefund.length) return { payBy: null, paymentStatus: 'refunding' };
  return { payBy: null, paymentStatus: pendingPayment?.id === paymentId ? 'cancelled' : paymentStatus };
}

/** Whether an order is still waiting for its payment. */
export const isPayable = ({ payBy, status }: Pick<OrderRow, 'payBy' | 'status'>): boolean =>
  payBy !== null && (status === orderStatus.pending || status === orderStatus.scheduled);
