import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { developerInbox } from '../../db/schema-notifications.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';

export type InboxRow = typeof developerInbox.$inferSelect;

/** Lists the newest messages that a live system would have sent to phones. */
export const listNewestMessages = (db: Db, scope: BusinessScope, limit: number): Promise<InboxRow[]> =>
  db
    .select()
    .from(developerInbox)
    .where(buildScopeCondition(developerInbox.referenceId, scope))
    .orderBy(desc(developerInbox.sentAt), desc(developerInbox.id))
    .limit(limit);

export const insertMessage = async (db: Db, message: typeof developerInbox.$inferInsert): Promise<void> => {
  await db.insert(developerInbox).values(message);
};

export const deleteMessagesTo = async (db: Db, referenceId: string, recipient: string): Promise<void> => {
  await db
    .delete(developerInbox)
    .where(and(eq(developerInbox.referenceId, referenceId), eq(developerInbox.recipient, recipient)));
};

export const deleteOldMessages = async (db: Db, sentBefore: Date): Promise<void> => {
  await db.delete(developerInbox).where(lt(developerInbox.sentAt, sentBefore));
};
