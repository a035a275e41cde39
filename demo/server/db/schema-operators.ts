import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { businesses } from './schema-businesses.ts';
import { createInstantColumn } from './schema-columns.ts';

/** SHA-256 in base64url. */
const createHashColumn = (name: string) => char(name, { length: 43 });

/** People and devices that sign in to the console. The id is unguessable. */
export const operators = pgTable(
  'operators',
  {
    id: text('id').primaryKey(),
    /** The sign-in name, in lower case. */
    name: text('name').notNull(),
    /** An scrypt hash with its parameters and its salt. Null until the operator chooses a password. */
    passwordHash: text('password_hash'),
    /** A platform operator works for all businesses. */
    isPlatform: boolean('is_platform').notNull().default(false),
    createdAt: createInstantColumn('created_at').notNull(),
  },
  (t) => [unique('operators_one_per_name').on(t.name)],
);

/** The role of an operator at a business. */
export const operatorRoles = pgTable(
  'operator_roles',
  {
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    role: text('role').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.operatorId, t.referenceId] }),
    index('operator_roles_of_business').on(t.referenceId),
    check('operator_roles_role', sql`${t.role} in ('owner', 'manager', 'staff')`),
  ],
);

/** Sessions of signed-in operators. The token itself is not stored. Signing out deletes the row. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: createHashColumn('token_hash').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: createInstantColumn('created_at').notNull(),
    /** When a person last made a request. Refreshes by the page's script do not count. */
    usedAt: createInstantColumn('used_at').notNull(),
  },
  (t) => [
    index('operator_sessions_of_operator').on(t.operatorId),
    index('operator_sessions_created').on(t.createdAt),
  ],
);

/** One-time links: one kind signs in, the other lets a person choose a password. The token itself is not stored. */
export const operatorLinks = pgTable(
  'operator_links',
  {
    tokenHash: createHashColumn('token_hash').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    expiresAt: createInstantColumn('expires_at').notNull(),
  },
  (t) => [
    index('operator_links_of_operator').on(t.operatorId),
    index('operator_links_expiring').on(t.expiresAt),
    check('operator_links_purpose', sql`${t.purpose} in ('sign_in', 'set_password')`),
  ],
);

/**
 * Consecutive failed sign-ins. `key` is a keyed hash of the name or device that tried, so it does not reveal the
 * person.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: createHashColumn('key').primaryKey(),
    count: integer('count').notNull(),
    /** Attempts before this time are refused. */
    retryAt: createInstantColumn('retry_at').notNull(),
    /** When the count restarts. */
    endsAt: createInstantColumn('ends_at').notNull(),
  },
  (t) => [index('sign_in_attempts_ending').on(t.endsAt)],
);

/** Audit log of the operators' actions. Rows never change. They outlive the operator, so the name is copied. */
export const operatorAudit = pgTable(
  'operator_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createInstantColumn('at').notNull(),
    operatorId: text('operator_id').notNull(),
    operatorName: text('operator_name').notNull(),
    /** Null for an action that does not concern a business, such as signing in. */
    referenceId: text('reference_id'),
    action: text('action').notNull(),
    /**
     * What the action was applied to, such as an order number or an operator's name. Never personal data of customers.
     */
    subject: text('subject').notNull().default(''),
    detail: text('detail').notNull().default(''),
  },
  (t) => [
    index('operator_audit_of_business').on(t.referenceId, t.id),
    index('operator_audit_of_operator').on(t.operatorId, t.id),
  ],
);
