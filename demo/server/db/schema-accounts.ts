import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  index,
  integer,
  json,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { businesses } from './schema-businesses.ts';
import { createInstantColumn } from './schema-columns.ts';

const createReferenceIdColumn = () =>
  text('reference_id')
    .notNull()
    .references(() => businesses.referenceId, { onDelete: 'cascade' });

/** SHA-256 in base64url. */
const createHashColumn = (name: string) => char(name, { length: 43 });

/** Customers with an account. Each belongs to one business and has its own phone number there. The id is unguessable. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    referenceId: createReferenceIdColumn(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone').notNull(),
    name: text('name').notNull().default(''),
    email: text('email'),
    /** The language that the customer chose for the interface. */
    language: text('language'),
    /** An scrypt hash with its parameters and its salt. */
    passwordHash: text('password_hash'),
    /** The addresses that the customer saved, in the wire format. */
    locations: json('locations').notNull().default([]),
    createdAt: createInstantColumn('created_at').notNull(),
    /** When the customer proved the phone number with a code. Null if the business sends no codes. */
    verifiedAt: createInstantColumn('verified_at'),
  },
  (t) => [unique('customers_one_per_phone').on(t.referenceId, t.dialCode, t.phone)],
);

/**
 * One-time codes. The two newest codes of a phone number are valid, each until it is used. A code verifies the number
 * for any purpose. `name` and `email` are for the account that the code creates.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    referenceId: createReferenceIdColumn(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone').notNull(),
    channel: text('channel').notNull(),
    codeHash: createHashColumn('code_hash').notNull(),
    salt: text('salt').notNull(),
    /** A keyed hash of the IP network that requested the code. */
    network: createHashColumn('network').notNull(),
    /** Attempts from the network that requested the code. */
    ownTries: smallint('own_tries').notNull().default(0),
    /** Attempts from all other networks. */
    otherTries: smallint('other_tries').notNull().default(0),
    name: text('name'),
    email: text('email'),
    sentAt: createInstantColumn('sent_at').notNull(),
    expiresAt: createInstantColumn('expires_at').notNull(),
    usedAt: createInstantColumn('used_at'),
  },
  (t) => [
    index('one_time_codes_of_phone').on(t.referenceId, t.dialCode, t.phone, t.id.desc()),
    index('one_time_codes_expiring').on(t.expiresAt),
    check('one_time_codes_tries', sql`${t.ownTries} between 0 and 5 and ${t.otherTries} between 0 and 5`),
    check('one_time_codes_channel', sql`${t.channel} in ('sms', 'whatsapp')`),
  ],
);

/** Sessions of logged-in customers. The token itself is not stored. Logging out deletes the row. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    tokenHash: createHashColumn('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createInstantColumn('created_at').notNull(),
    expiresAt: createInstantColumn('expires_at').notNull(),
  },
  (t) => [
    index('customer_sessions_of_customer').on(t.customerId),
    index('customer_sessions_expiring').on(t.expiresAt),
  ],
);

/** Proof that a guest has verified a phone number, or that a customer has verified a number other than the account's. */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    tokenHash: createHashColumn('token_hash').primaryKey(),
    referenceId: createReferenceIdColumn(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone').notNull(),
    /** The customer who was logged in. Null for a guest. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: createInstantColumn('expires_at').notNull(),
  },
  (t) => [
    index('phone_proofs_of_customer').on(t.customerId),
    index('phone_proofs_of_phone').on(t.referenceId, t.dialCode, t.phone),
    index('phone_proofs_expiring').on(t.expiresAt),
  ],
);

/** Number of attempts under each rate limit. `key` is a keyed hash of the limit and the person, so it does not reveal the person. */
export const rateLimitCounts = pgTable(
  'account_limits',
  {
    key: createHashColumn('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the count restarts. */
    endsAt: createInstantColumn('ends_at').notNull(),
  },
  (t) => [index('account_limits_ending').on(t.endsAt)],
);
