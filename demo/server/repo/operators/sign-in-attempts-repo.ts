import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { signInAttempts } from '../../db/schema-operators.ts';

interface DelayRule {
  /** Number of attempts without a delay. */
  readonly freeAttempts: number;
  /** The delay doubles with each further attempt, from 1 second up to this maximum. */
  readonly maxDelaySeconds: number;
  /** The count restarts after this time without an attempt. */
  readonly forgetAfterSeconds: number;
}

/**
 * Counts an attempt before its password is checked. Returns null when the attempt is allowed, else the time of the next
 * allowed attempt. Concurrent attempts are counted one after the other.
 */
export async function beginAttempt(db: Db, key: string, at: Date, rule: DelayRule): Promise<Date | null> {
  const { freeAttempts, maxDelaySeconds, forgetAfterSeconds } = rule;
  const now = sql`${at.toISOString()}::timestamptz`;
  const count = sql`case when ${signInAttempts.endsAt} <= ${now} then 1 else ${signInAttempts.count} + 1 end`;
  const delaySeconds = sql`case when ${count} < ${freeAttempts}::int then 0
    else least(${maxDelaySeconds}::int, power(2, least(20, ${count} - ${freeAttempts}::int))) end`;
  const endsAt = new Date(at.getTime() + forgetAfterSeconds * 1000);
  const [countedRow] = await db
    .insert(signInAttempts)
    .values({ key, count: 1, retryAt: at, endsAt })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: { count, retryAt: sql`${now} + make_interval(secs => ${delaySeconds})`, endsAt },
      setWhere: sql`${signInAttempts.retryAt} <= ${now} or ${signInAttempts.endsAt} <= ${now}`,
    })
    .returning({ key: signInAttempts.key });
  if (countedRow) return null;
  const [row] = await db
    .select({ retryAt: signInAttempts.retryAt })
    .from(signInAttempts)
    .where(eq(signInAttempts.key, key));
  return row?.retryAt ?? null;
}

/** Forgets the failed attempts after a successful one. */
export const clearAttempts = async (db: Db, key: string): Promise<void> => {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, key));
};

export const deleteOldAttempts = async (db: Db, at: Date): Promise<void> => {
  await db.delete(signInAttempts).where(lte(signInAttempts.endsAt, at));
};
