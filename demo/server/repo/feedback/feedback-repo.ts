import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { feedback } from '../../db/schema-reviews.ts';
import { type BusinessScope, inScope } from '../shared/business-scope.ts';

export type FeedbackRow = typeof feedback.$inferSelect;
type NewFeedback = typeof feedback.$inferInsert;

/** Inserts feedback once per business and idempotency key. */
export async function insertFeedback(db: Db, row: NewFeedback): Promise<void> {
  await db
    .insert(feedback)
    .values(row)
    .onConflictDoNothing({ target: [feedback.referenceId, feedback.idempotencyKey] });
}

/** Whether feedback with this idempotency key is stored. */
export async function hasFeedback(db: Db, referenceId: string, idempotencyKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(and(eq(feedback.referenceId, referenceId), eq(feedback.idempotencyKey, idempotencyKey)));
  return rows.length > 0;
}

export const listNewestFeedback = (db: Db, scope: BusinessScope, limit: number): Promise<FeedbackRow[]> =>
  db
    .select()
    .from(feedback)
    .where(inScope(feedback.referenceId, scope))
    .orderBy(desc(feedback.givenAt))
    .limit(limit);
