import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { customers } from '../db/schema-accounts.ts';
import type { NumberOfBusiness } from './one-time-codes-repo.ts';

export type CustomerRow = typeof customers.$inferSelect;
type NewCustomer = typeof customers.$inferInsert;

const withNumber = ({ referenceId, dialCode, phone }: NumberOfBusiness) =>
  and(eq(customers.referenceId, referenceId), eq(customers.dialCode, dialCode), eq(customers.phone, phone));

export async function customerWithNumber(db: Db, number: NumberOfBusiness): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(withNumber(number));
  return row ?? null;
}

/** Opens an account; null when the number has one. */
export async function insertCustomer(db: Db, customer: NewCustomer): Promise<CustomerRow | null> {
  const [row] = await db
    .insert(customers)
    .values(customer)
    .onConflictDoNothing({ target: [customers.referenceId, customers.dialCode, customers.phone] })
    .returning();
  return row ?? null;
}

/** Null when the account is gone. */
export async function updateCustomer(
  db: Db,
  id: string,
  changes: Partial<NewCustomer>,
): Promise<CustomerRow | null> {
  const [row] = await db.update(customers).set(changes).where(eq(customers.id, id)).returning();
  return row ?? null;
}

/**
 * The number of an account turns out to be theirs: from now on only they get in, without the password somebody else may
 * have set. False when it was known before.
 */
export async function markVerified(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(customers)
    .set({ verifiedAt: at, passwordHash: null })
    .where(and(eq(customers.id, id), isNull(customers.verifiedAt)))
    .returning({ id: customers.id });
  return rows.length > 0;
}

/** Waits for whoever changes the account, and keeps others waiting; null when it is gone. */
export async function lockCustomer(tx: Db, id: string): Promise<CustomerRow | null> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row ?? null;
}

export const deleteCustomer = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(customers).where(eq(customers.id, id));
};
