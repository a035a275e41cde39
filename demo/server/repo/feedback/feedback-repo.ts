import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { feedback } from '../../db/schema-reviews.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';

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

/** Lists feedback whose comment or answers contain a text, newest first. */
export function listNewestFeedback(
  db: Db,
  scope: BusinessScope,
  { search, limit, offset }: SearchedRange,
): Promise<FeedbackRow[]> {
  const searchCondition = buildSearchCondition(search, feedback.comment, sql`${feedback.answers}::text`);
  return db
    .select()
    .from(feedback)
    .where(and(buildScopeCondition(feedback.referenceId, scope), searchCondition))
    .orderBy(desc(feedback.givenAt), desc(feedback.id))
    .limit(limit)
    .offset(offset);
}
