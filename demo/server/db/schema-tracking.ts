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
import { instant } from './schema-columns.ts';

/** Visits counted per business and day (of the business's own calendar); nothing about who came. */
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

/** How often banners were on screen, per day of the business's own calendar; nothing about who saw them. */
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
 * Marketing events on their way to the vendors' servers (decisions, section 8). Of the customer only what the vendors ask
 * for: hashed, but for the address and the name of the browser; gone once the event was taken or given up. One event is
 * told to one integration once. A worker has an event while its `claim` lasts.
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
    /** Set for a purchase. */
    orderId: text('order_id'),
    payload: json('payload'),
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    claim: text('claim'),
    claimedUntil: instant('claimed_until'),
    problem: text('problem'),
    queuedAt: instant('queued_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (t) => [
    unique('pixel_events_once').on(t.referenceId, t.type, t.pixelId, t.eventId),
    index('pixel_events_of_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('pixel_events_due').on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    check('pixel_events_type', sql`${t.type} in (5, 6, 7)`),
    check('pixel_events_state', sql`${t.state} in ('held', 'waiting', 'sent', 'dead')`),
  ],
);
