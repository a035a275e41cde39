import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { customerSessions, customers } from '../../db/schema-accounts.ts';
import type { BusinessPhone } from './one-time-codes-repo.ts';

export type CustomerRow = typeof customers.$inferSelect;

type NewCustomer = typeof customers.$inferInsert;

const buildPhoneCondition = ({ referenceId, dialCode, phone }: BusinessPhone) =>
  and(eq(customers.referenceId, referenceId), eq(customers.dialCode, dialCode), eq(customers.phone, phone));

export async function findCustomerByPhone(db: Db, businessPhone: BusinessPhone): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(buildPhoneCondition(businessPhone));
  return row ?? null;
}

/** Inserts an account. Null when the phone number already has one. */
export async function insertCustomer(db: Db, customer: NewCustomer): Promise<CustomerRow | null> {
  const [row] = await db
    .insert(customers)
    .values(customer)
    .onConflictDoNothing({ target: [customers.referenceId, customers.dialCode, customers.phone] })
    .returning();
  return row ?? null;
}

/** Updates an account. Null when it no longer exists. */
export async function updateCustomer(
  db: Db,
  id: string,
  changes: Partial<NewCustomer>,
): Promise<CustomerRow | null> {
  const [row] = await db.update(customers).set(changes).where(eq(customers.id, id)).returning();
  return row ?? null;
}

/**
 * Marks an account's phone number as verified and removes its password, which somebody else may have set. False when
 * the number was already verified.
 */
export async function markPhoneVerified(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(customers)
    .set({ verifiedAt: at, passwordHash: null })
    .where(and(eq(customers.id, id), isNull(customers.verifiedAt)))
    .returning({ id: customers.id });
  return rows.length > 0;
}

/** Locks the account until the transaction ends. Null when it no longer exists. */
export async function lockCustomer(tx: Db, id: string): Promise<CustomerRow | null> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row ?? null;
}

export const deleteCustomer = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(customers).where(eq(customers.id, id));
};

type Session = typeof customerSessions.$inferInsert;

export const insertSession = async (db: Db, session: Session): Promise<void> => {
  await db.insert(customerSessions).values(session);
};

/** Finds the customer whose session token has this hash. Null when the token is unknown, expired or revoked. */
export async function findCustomerBySession(
  db: Db,
  tokenHash: string,
  at: Date,
): Promise<CustomerRow | null> {
  const [row] = await db
    .select({ customer: customers })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.customerId))
    .where(and(eq(customerSessions.tokenHash, tokenHash), gt(customerSessions.expiresAt, at)));
  return row?.customer ?? null;
}

export const deleteSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.delete(customerSessions).where(eq(customerSessions.tokenHash, tokenHash));
};

/** Deletes all sessions of a customer except the current one. Without a hash, deletes every session. */
export const deleteOtherSessions = async (
  db: Db,
  customerId: string,
  currentTokenHash: string | null,
): Promise<void> => {
  await db
    .delete(customerSessions)
    .where(
      and(
        eq(customerSessions.customerId, customerId),
        currentTokenHash === null ? undefined : ne(customerSessions.tokenHash, currentTokenHash),
      ),
    );
};

export const deleteExpiredSessions = async (db: Db, at: Date): Promise<void> => {
  await db.delete(customerSessions).where(lte(customerSessions.expiresAt, at));
};

/** Finds an account. Null when it does not exist. */
export async function findCustomerById(db: Db, id: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}
