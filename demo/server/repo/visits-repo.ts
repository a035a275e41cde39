import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { visits } from '../db/schema.ts';

/** Counts one visit on a day (`YYYY-MM-DD`). */
export async function countVisit(db: Db, referenceId: string, day: string): Promise<void> {
  await db
    .insert(visits)
    .values({ referenceId, day, count: 1 })
    .onConflictDoUpdate({
      target: [visits.referenceId, visits.day],
      set: { count: sql`${visits.count} + 1` },
    });
}
