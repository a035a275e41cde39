import { sql } from 'drizzle-orm';
import {
  char,
  check,
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

const ofBusiness = () =>
  text('reference_id')
    .notNull()
    .references(() => businesses.referenceId, { onDelete: 'cascade' });

/** SHA-256 in base64url. */
const hash = (name: string) => char(name, { length: 43 });

/** Customers with an account, each of one business: one per phone. The id is unguessable. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    referenceId: ofBusiness(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone').notNull(),
    name: text('name').notNull().default(''),
    email: text('email'),
    /** Of the interface, as they chose it. */
    language: text('language'),
    /** scrypt, with its parameters and its salt. */
    passwordHash: text('password_hash'),
    /** Places they saved, as on the wire. */
    locations: json('locations').notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** When they proved with a code that the phone is theirs; null where a business sends no codes. */
    verifiedAt: instant('verified_at'),
  },
  (t) => [unique('customers_one_per_phone').on(t.referenceId, t.dialCode, t.phone)],
);

/**
 * The one-time code of a number: one at a time, and the last one counts. It proves the number, whatever for. `name` and
 * `email` wait here for the account that it opens.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    referenceId: ofBusiness(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone').notNull(),
    channel: text('channel').notNull(),
    codeHash: hash('code_hash').notNull(),
    salt: text('salt').notNull(),
    tries: smallint('tries').notNull().default(0),
    name: text('name'),
    email: text('email'),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.referenceId, t.dialCode, t.phone] }),
    index('one_time_codes_expiring').on(t.expiresAt),
    check('one_time_codes_tries', sql`${t.tries} between 0 and 5`),
    check('one_time_codes_channel', sql`${t.channel} in ('sms', 'whatsapp')`),
  ],
);

/** Who is logged in: the token itself is nowhere. Logging out takes the row away. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    tokenHash: hash('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('customer_sessions_of_customer').on(t.customerId),
    index('customer_sessions_expiring').on(t.expiresAt),
  ],
);

/** Phones that somebody without an account, or with another phone, has proved. */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    tokenHash: hash('token_hash').primaryKey(),
    referenceId: ofBusiness(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone').notNull(),
    /** Who was logged in. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('phone_proofs_of_customer').on(t.customerId),
    index('phone_proofs_of_phone').on(t.referenceId, t.dialCode, t.phone),
    index('phone_proofs_expiring').on(t.expiresAt),
  ],
);

/** How often something was done in a while. Of whom stands in `key` as a keyed hash only. */
export const accountLimits = pgTable(
  'account_limits',
  {
    key: hash('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('account_limits_ending').on(t.endsAt)],
);
