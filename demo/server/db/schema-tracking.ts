import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { businesses } from './schema-businesses.ts';
import { createInstantColumn } from './schema-columns.ts';

/** Number of visits per business and day in the business's timezone. The visitors are not stored. */
export const visits = pgTable(
  'visits',
  {
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.referenceId, t.day] })],
);

/** Number of views per banner and day in the business's timezone. The viewers are not stored. */
export const bannerReach = pgTable(
  'banner_reach',
  {
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    bannerId: text('banner_id').notNull(),
    day: date('day').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.referenceId, t.bannerId, t.day] })],
);

/**
 * Queue of marketing events for the vendors' servers. The payload contains only the personal data that the vendors
 * require, hashed except for the IP address and the user agent. It is erased once the event has been sent, or once the server has stopped trying.
 * Each integration gets an event once. `claim` identifies the worker that is sending the event.
 */
export const pixelEvents = pgTable(
  'pixel_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    type: smallint('type').notNull(),
    pixelId: text('pixel_id').notNull(),
    eventId: text('event_id').notNull(),
    event: text('event').notNull(),
    visitor: char('visitor', { length: 32 }).notNull(),
    /** The order of a purchase event. Null for other events. */
    orderId: text('order_id'),
    payload: json('payload'),
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: createInstantColumn('due_at').notNull().defaultNow(),
    claim: text('claim'),
    claimedUntil: createInstantColumn('claimed_until'),
    problem: text('problem'),
    queuedAt: createInstantColumn('queued_at').notNull().defaultNow(),
    doneAt: createInstantColumn('done_at'),
  },
  (t) => [
    unique('pixel_events_once').on(t.referenceId, t.type, t.pixelId, t.eventId),
    index('pixel_events_of_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('pixel_events_due').on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    check('pixel_events_type', sql`${t.type} in (5, 6, 7)`),
    check('pixel_events_state', sql`${t.state} in ('held', 'waiting', 'sent', 'dead')`),
  ],
);
