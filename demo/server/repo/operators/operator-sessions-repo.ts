import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { operatorLinks, operatorSessions, operators } from '../../db/schema-operators.ts';
import type { OperatorRow } from './operators-repo.ts';

export interface StoredSession {
  readonly operator: OperatorRow;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

export const insertSession = async (db: Db, session: typeof operatorSessions.$inferInsert): Promise<void> => {
  await db.insert(operatorSessions).values(session);
};

/** Finds the session whose token has this hash. The caller checks whether it has expired. */
export async function findSession(db: Db, tokenHash: string): Promise<StoredSession | null> {
  const [row] = await db
    .select({
      operator: operators,
      createdAt: operatorSessions.createdAt,
      usedAt: operatorSessions.usedAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(eq(operatorSessions.tokenHash, tokenHash));
  return row ?? null;
}

export const markSessionUsed = async (db: Db, tokenHash: string, usedAt: Date): Promise<void> => {
  await db.update(operatorSessions).set({ usedAt }).where(eq(operatorSessions.tokenHash, tokenHash));
};

export const deleteSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash));
};

/** Deletes an operator's sessions, except the one with this hash. Without a hash, deletes every session. */
export const deleteOtherSessions = async (
  db: Db,
  operatorId: string,
  hashToKeep: string | null,
): Promise<void> => {
  await db
    .delete(operatorSessions)
    .where(
      and(
        eq(operatorSessions.operatorId, operatorId),
        hashToKeep === null ? undefined : ne(operatorSessions.tokenHash, hashToKeep),
      ),
    );
};

/**
 * Deletes the sessions that were created at `maxCreatedAt` or earlier, and those that were last used at `maxUsedAt` or
 * earlier.
 */
export const deleteOldSessions = async (db: Db, maxCreatedAt: Date, maxUsedAt: Date): Promise<void> => {
  await db
    .delete(operatorSessions)
    .where(or(lte(operatorSessions.createdAt, maxCreatedAt), lte(operatorSessions.usedAt, maxUsedAt)));
};

type LinkRow = typeof operatorLinks.$inferSelect;

/** Stores a one-time link. Earlier links of the operator stop working. */
export const replaceLink = async (db: Db, link: LinkRow): Promise<void> => {
  await db.delete(operatorLinks).where(eq(operatorLinks.operatorId, link.operatorId));
  await db.insert(operatorLinks).values(link);
};

/** Finds a valid link without using it. */
export async function findLink(
  db: Db,
  tokenHash: string,
  at: Date,
): Promise<{ readonly link: LinkRow; readonly operator: OperatorRow } | null> {
  const [row] = await db
    .select({ link: operatorLinks, operator: operators })
    .from(operatorLinks)
    .innerJoin(operators, eq(operators.id, operatorLinks.operatorId))
    .where(and(eq(operatorLinks.tokenHash, tokenHash), gt(operatorLinks.expiresAt, at)));
  return row ?? null;
}

/** Deletes a link because it is being used. False when another request has already used it. */
export async function consumeLink(db: Db, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(operatorLinks)
    .where(eq(operatorLinks.tokenHash, tokenHash))
    .returning({ operatorId: operatorLinks.operatorId });
  return rows.length > 0;
}

export const deleteExpiredLinks = async (db: Db, at: Date): Promise<void> => {
  await db.delete(operatorLinks).where(lte(operatorLinks.expiresAt, at));
};
