import { sql } from 'drizzle-orm';
import { bigint, check, index, json, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { businesses } from './schema-businesses.ts';
import { createInstantColumn } from './schema-columns.ts';
import { orders } from './schema-orders.ts';

/** Customers' reviews of orders, one per order. Customers can change a review for a limited time. */
export const reviews = pgTable(
  'reviews',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    rate: smallint('rate').notNull(),
    comment: text('comment').notNull(),
    ratedAt: createInstantColumn('rated_at').notNull(),
    changedAt: createInstantColumn('changed_at').notNull(),
  },
  (t) => [
    index('reviews_newest').on(t.changedAt.desc()),
    check('reviews_rate', sql`${t.rate} between 1 and 5`),
  ],
);

/**
 * Answers to businesses' feedback forms, with the questions as they were worded when the customer answered. The senders
 * are not stored.
 */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    answers: json('answers').notNull(),
    comment: text('comment').notNull(),
    givenAt: createInstantColumn('given_at').notNull(),
  },
  (t) => [
    unique('feedback_once').on(t.referenceId, t.idempotencyKey),
    index('feedback_newest').on(t.givenAt.desc()),
  ],
);
