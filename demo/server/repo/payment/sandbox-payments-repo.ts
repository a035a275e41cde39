import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sandboxPayments } from '../../db/schema-payments.ts';

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
  change: Partial<Pick<SandboxRow, 'status' | 'settlesAt' | 'refunded'>>,
): Promise<boolean> {
  const moved = await db
    .update(sandboxPayments)
    .set(change)
    .where(and(eq(sandboxPayments.ref, ref), inArray(sandboxPayments.status, [...from])))
    .returning({ ref: sandboxPayments.ref });
  return moved.length > 0;
}
