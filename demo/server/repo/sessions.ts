import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { customerSessions, customers } from '../db/schema-accounts.ts';
import type { CustomerRow } from './customers.ts';

type Session = typeof customerSessions.$inferInsert;

export const insertSession = async (db: Db, session: Session): Promise<void> => {
  await db.insert(customerSessions).values(session);
};

/** Whose token it is that hashes to this; null for one that is unknown, expired or revoked. */
export async function customerOfSession(db: Db, tokenHash: string, at: Date): Promise<CustomerRow | null> {
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

/** Logs a customer out everywhere, but for one session. */
export const deleteOtherSessions = async (db: Db, customerId: string, kept: string | null): Promise<void> => {
  await db
    .delete(customerSessions)
    .where(
      and(
        eq(customerSessions.customerId, customerId),
        kept === null ? undefined : ne(customerSessions.tokenHash, kept),
      ),
    );
};

export const pruneSessions = async (db: Db, at: Date): Promise<void> => {
  await db.delete(customerSessions).where(lte(customerSessions.expiresAt, at));
};
