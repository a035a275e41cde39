import { char, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createInstantColumn } from './schema-columns.ts';

/** A business as its file declares it. `contentHash` changes with everything that a customer can see. */
export const businesses = pgTable('businesses', {
  referenceId: text('reference_id').primaryKey(),
  contentHash: char('content_hash', { length: 32 }).notNull(),
  document: json('document').notNull(),
  importedAt: createInstantColumn('imported_at').notNull().defaultNow(),
});

/** Domains of businesses. Each domain belongs to one business. */
export const businessDomains = pgTable('business_domains', {
  domain: text('domain').primaryKey(),
  referenceId: text('reference_id')
    .notNull()
    .references(() => businesses.referenceId, { onDelete: 'cascade' }),
});

/** Original pictures by content hash. They are in the database, so that every server process can resize them. */
export const media = pgTable('media', {
  hash: char('hash', { length: 32 }).primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: bytes('bytes').notNull(),
});
