import { desc } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { developerInbox } from '../db/schema.ts';

export type InboxRow = typeof developerInbox.$inferSelect;

/** The newest one-time codes that would have gone to phones. */
export const newestCodes = (db: Db, limit: number): Promise<InboxRow[]> =>
  db.select().from(developerInbox).orderBy(desc(developerInbox.sentAt)).limit(limit);
