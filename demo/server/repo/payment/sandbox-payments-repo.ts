import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sandboxPayments, sandboxRefunds } from '../../db/schema-payments.ts';

export type SandboxRow = typeof sandboxPayments.$inferSelect;
type NewSandboxPayment = typeof sandboxPayments.$inferInsert;

export async function findSandboxPayment(db: Db, ref: string): Promise<SandboxRow | null> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref));
  return row ?? null;
}

/** Inserts a payment once per key, and returns the stored payment. */
export async function openSandboxPayment(db: Db, payment: NewSandboxPayment): Promise<SandboxRow> {
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing({ target: sandboxPayments.key });
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.key, payment.key));
  if (!row) throw new Error('The sandbox payment was stored but cannot be read. Check the database.');
  return row;
}

/** Updates a payment if its status is in `from`. Returns false for another status. */
export async function moveSandboxPayment(
  db: Db,
  ref: string,
  from: readonly string[],
  change: Partial<Pick<SandboxRow, 'status' | 'settlesAt'>>,
): Promise<boolean> {
  const movedRows = await db
    .update(sandboxPayments)
    .set(change)
    .where(and(eq(sandboxPayments.ref, ref), inArray(sandboxPayments.status, [...from])))
    .returning({ ref: sandboxPayments.ref });
  return movedRows.length > 0;
}

/**
 * Refunds an amount once per key. The amount `null` means everything that has not been refunded yet. Returns false when
 * the payment is not paid, or when less than the amount can still be refunded.
 */
export const refundSandboxPayment = (
  db: Db,
  { ref, key, amount }: { readonly ref: string; readonly key: string; readonly amount: number | null },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref)).for('update');
    if (row?.status !== 'paid' && row?.status !== 'slow') return false;
    const refundableAmount = row.amount - row.refundedAmount;
    const [earlierRefund] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key));
    if (earlierRefund || (amount === null && refundableAmount === 0)) return true;
    if (amount !== null && amount > refundableAmount) return false;
    await tx.insert(sandboxRefunds).values({ key, ref, amount: amount ?? refundableAmount });
    await tx
      .update(sandboxPayments)
      .set({ refundedAmount: sql`${sandboxPayments.refundedAmount} + ${amount ?? refundableAmount}` })
      .where(eq(sandboxPayments.ref, ref));
    return true;
  });
