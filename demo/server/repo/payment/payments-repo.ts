import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { paymentEvents, payments } from '../../db/schema-payments.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
type PaymentChange = PgUpdateSetSource<typeof payments>;

/** The current time of the database, which all server processes share. Provider tasks ignore the demo clock. */
export const DUE_NOW = sql`now()`;

export async function findPaymentById(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

export async function findPaymentByRef(db: Db, provider: string, ref: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerRef, ref)));
  return row ?? null;
}

/** Finds the payment of an order with an idempotency key. */
export async function findPaymentByKey(db: Db, orderId: string, key: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.idempotencyKey, key)));
  return row ?? null;
}

/** Finds the pending payment of an order. A constraint allows only one. */
export async function findPendingPayment(db: Db, orderId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));
  return row ?? null;
}

/** Locks a payment until the transaction ends. To avoid deadlocks, lock its order first. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row ?? null;
}

export async function insertPayment(tx: Db, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning();
  if (!row) throw new Error('The payment was stored but cannot be read. Check the database.');
  return row;
}

/** Inserts the payment of a wallet package once per customer and key, and returns the stored payment. */
export async function insertPackagePayment(
  db: Db,
  payment: NewPayment & { readonly customerId: string },
): Promise<PaymentRow> {
  await db
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: [payments.customerId, payments.idempotencyKey] });
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.customerId, payment.customerId), eq(payments.idempotencyKey, payment.idempotencyKey)),
    );
  if (!row) throw new Error('The payment was stored but cannot be read. Check the database.');
  return row;
}

export async function updatePayment(tx: Db, id: string, change: PaymentChange): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}

/**
 * Stores the provider's reference and the page of a payment, unless the payment already has a page. If the payment has
 * ended in the meantime, a provider task closes the page.
 */
export async function saveOpenedPage(
  db: Db,
  id: string,
  page: { readonly ref: string; readonly url: string },
): Promise<void> {
  const pendingCondition = sql`${payments.status} = 'pending'`;
  await db
    .update(payments)
    .set({
      providerRef: page.ref,
      url: page.url,
      problem: null,
      taskDueAt: sql`case when ${pendingCondition} then ${payments.taskDueAt} else ${DUE_NOW} end`,
    })
    .where(and(eq(payments.id, id), isNull(payments.providerRef)));
}

/**
 * Claims the next status check at the provider. False when the payment is no longer pending, or when another request
 * has checked it since `checkedBefore`.
 */
export async function claimStatusCheck(db: Db, id: string, at: Date, checkedBefore: Date): Promise<boolean> {
  const claimedRows = await db
    .update(payments)
    .set({ statusCheckedAt: at })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.status, 'pending'),
        or(isNull(payments.statusCheckedAt), lte(payments.statusCheckedAt, checkedBefore)),
      ),
    )
    .returning({ id: payments.id });
  return claimedRows.length > 0;
}

/** Stores a provider's webhook event. False when it has already been stored. */
export async function savePaymentEvent(tx: Db, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const insertedRows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return insertedRows.length > 0;
}

/**
 * Claims due provider tasks for `leaseMs`, during which other workers skip them. When a worker crashes, its tasks
 * become due again at the end of the lease.
 */
export async function claimProviderTasks(db: Db, provider: string, leaseMs: number): Promise<PaymentRow[]> {
  const dueTasks = db.$with('due').as(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(lte(payments.taskDueAt, DUE_NOW), eq(payments.provider, provider)))
      .orderBy(asc(payments.taskDueAt))
      .limit(20)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(dueTasks)
    .update(payments)
    .set({
      taskDueAt: sql`now() + make_interval(secs => ${leaseMs / 1000})`,
      taskTries: sql`${payments.taskTries} + 1`,
    })
    .where(sql`${payments.id} in (select id from due)`)
    .returning();
}

/** Completes a provider task, unless the payment's status has changed in the meantime. */
export async function completeProviderTask(
  db: Db,
  { id, status }: Pick<PaymentRow, 'id' | 'status'>,
): Promise<void> {
  await db
    .update(payments)
    .set({ taskDueAt: null })
    .where(and(eq(payments.id, id), eq(payments.status, status)));
}

/** Postpones a provider task after a failure. */
export const postponeProviderTask = (db: Db, id: string, problem: string, delayMs: number): Promise<void> =>
  updatePayment(db, id, { problem, taskDueAt: sql`now() + make_interval(secs => ${delayMs / 1000})` });

/** Lists the pending payments that expire by `dueBy`. */
export const listExpiredPayments = (db: Db, dueBy: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lte(payments.expiresAt, dueBy)))
    .orderBy(asc(payments.expiresAt))
    .limit(limit);

/** Lists the unpaid orders whose payment deadline is `dueBy` or earlier. */
export const listUnpaidOrders = (
  db: Db,
  dueBy: Date,
  limit: number,
): Promise<{ id: string; payBy: Date | null }[]> =>
  db
    .select({ id: orders.id, payBy: orders.payBy })
    .from(orders)
    .where(and(isNotNull(orders.payBy), lte(orders.payBy, dueBy)))
    .orderBy(asc(orders.payBy))
    .limit(limit);

/** Lists payments whose order number or package contains a text, newest first, with their order numbers. */
export const listNewestPayments = (db: Db, scope: BusinessScope, { search, limit, offset }: SearchedRange) =>
  db
    .select({
      payment: payments,
      number: orders.number,
      // Refunds of an order belong to its latest payment.
      refundedAmount:
        sql<number>`case when ${orders.paymentId} = ${payments.id} then ${orders.refundedOnline} else 0 end`.mapWith(
          Number,
        ),
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        buildScopeCondition(payments.referenceId, scope),
        buildSearchCondition(search, orders.number, payments.packageId),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset(offset);
