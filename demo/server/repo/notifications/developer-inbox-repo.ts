import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { developerInbox } from '../../db/schema-notifications.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';

export type InboxRow = typeof developerInbox.$inferSelect;

/**
 * Lists messages that a live system would have sent to phones, newest first. Searches the phone number, the code
 * and the text.
 */
export function listNewestMessages(
  db: Db,
  scope: BusinessScope,
  { search, limit, offset }: SearchedRange,
): Promise<InboxRow[]> {
  const { recipient, code, text } = developerInbox;
  return db
    .select()
    .from(developerInbox)
    .where(
      and(
        buildScopeCondition(developerInbox.referenceId, scope),
        buildSearchCondition(search, recipient, code, text),
      ),
    )
    .orderBy(desc(developerInbox.sentAt), desc(developerInbox.id))
    .limit(limit)
    .offset(offset);
}

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
