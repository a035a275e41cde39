import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { rateLimitCounts } from '../../db/schema-accounts.ts';

interface AttemptCount {
  /** Attempts in the current period, including this one. */
  readonly count: number;
  readonly endsAt: Date;
}

/**
 * Counts one attempt under a key. The first attempt begins a period that ends at `endsAt`. The count restarts when the
 * period ends, or when the clock is set back to a time before the period. Concurrent calls get different counts.
 */
export async function countAttempt(db: Db, key: string, at: Date, endsAt: Date): Promise<AttemptCount> {
  const endedCondition = sql`(${rateLimitCounts.endsAt} <= ${at.toISOString()}::timestamptz or ${rateLimitCounts.endsAt} > excluded.ends_at)`;
  const [row] = await db
    .insert(rateLimitCounts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimitCounts.key,
      set: {
        count: sql`case when ${endedCondition} then 1 else ${rateLimitCounts.count} + 1 end`,
        endsAt: sql`case when ${endedCondition} then excluded.ends_at else ${rateLimitCounts.endsAt} end`,
      },
    })
    .returning({ count: rateLimitCounts.count, endsAt: rateLimitCounts.endsAt });
  if (!row) throw new Error('The attempt was counted but the count cannot be read. Check the database.');
  return row;
}

export const deleteExpiredLimits = async (db: Db, at: Date): Promise<void> => {
  await db.delete(rateLimitCounts).where(lt(rateLimitCounts.endsAt, at));
};
