import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { businesses } from './schema-businesses.ts';
import { createInstantColumn } from './schema-columns.ts';

/** The developer inbox: messages that a live system would send to phones. The console shows them. */
export const developerInbox = pgTable(
  'developer_inbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    channel: text('channel').notNull().default('sms'),
    /** A one-time code. Null for other messages. */
    code: text('code'),
    text: text('text'),
    sentAt: createInstantColumn('sent_at').notNull(),
    /** When the code expires. Null for other messages. */
    expiresAt: createInstantColumn('expires_at'),
  },
  (t) => [
    index('developer_inbox_newest').on(t.sentAt.desc()),
    check(
      'developer_inbox_kind',
      sql`(${t.code} is null) = (${t.expiresAt} is null) and (${t.code} is null) <> (${t.text} is null)`,
    ),
  ],
);
