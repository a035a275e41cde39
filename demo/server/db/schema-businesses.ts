import { char, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './schema-columns.ts';

/** A business as its file declares it. `contentHash` changes whenever anything a customer can see does. */
export const businesses = pgTable('businesses', {
  referenceId: text('reference_id').primaryKey(),
  contentHash: char('content_hash', { length: 32 }).notNull(),
  document: json('document').notNull(),
  importedAt: instant('imported_at').notNull().defaultNow(),
});

/** Own domains of businesses: one domain leads to one business. */
export const businessDomains = pgTable('business_domains', {
  domain: text('domain').primaryKey(),
  referenceId: text('reference_id')
    .notNull()
    .references(() => businesses.referenceId, { onDelete: 'cascade' }),
});

/** Master pictures by content hash. In the database, so that any server process can make any variant. */
export const media = pgTable('media', {
  hash: char('hash', { length: 32 }).primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: bytes('bytes').notNull(),
});
