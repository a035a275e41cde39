import { sql } from 'drizzle-orm';
import {
  bigint,
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from './schema-accounts.ts';
import { businesses } from './schema-businesses.ts';
import { instant, minorUnits } from './schema-columns.ts';
import { orders } from './schema-orders.ts';

const STATES = sql.raw("('pending', 'paid', 'declined', 'cancelled', 'expired', 'refunding', 'refunded')");

/**
 * Tries to pay online: of an order, or of a wallet's package. The database itself keeps an order from being paid twice, or
 * from having two payment pages at once. `id` is unguessable.
 */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    orderId: text('order_id').references(() => orders.id),
    packageId: text('package_id'),
    /** Who buys the package; null once their account is gone. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** What the package adds to the wallet, as it was offered. */
    credit: bigint('credit', { mode: 'number' }),
    idempotencyKey: text('idempotency_key').notNull(),
    paymentType: smallint('payment_type').notNull(),
    amount: minorUnits('amount'),
    currency: char('currency', { length: 3 }).notNull(),
    currencyDigits: smallint('currency_digits').notNull(),
    status: text('status').notNull(),
    provider: text('provider').notNull(),
    /** What the provider calls it; null until its page was opened. */
    providerRef: text('provider_ref'),
    url: text('url'),
    /** How often the provider said no to opening it: the next try is another one to it. */
    refusals: integer('refusals').notNull().default(0),
    returnUrl: text('return_url'),
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the payment page closes. */
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
    /** When the provider was last asked how it stands. */
    lookedAt: instant('looked_at'),
    /** When the provider is told next that it is to close the page, or to give the money back; null: nothing to tell. */
    errandAt: instant('errand_at'),
    errandTries: integer('errand_tries').notNull().default(0),
    /** What the provider said last when it did not do as told, or what did not match. */
    problem: text('problem'),
  },
  (t) => [
    uniqueIndex('payments_one_paid_per_order').on(t.orderId).where(sql`${t.status} = 'paid'`),
    uniqueIndex('payments_one_pending_per_order').on(t.orderId).where(sql`${t.status} = 'pending'`),
    unique('payments_once_per_order_and_key').on(t.orderId, t.idempotencyKey),
    unique('payments_once_per_customer_and_key').on(t.customerId, t.idempotencyKey),
    unique('payments_provider_ref').on(t.provider, t.providerRef),
    index('payments_newest').on(t.createdAt.desc()),
    index('payments_errands').on(t.errandAt).where(sql`${t.errandAt} is not null`),
    index('payments_open').on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    check('payments_status', sql`${t.status} in ${STATES}`),
    check('payments_amount', sql`${t.amount} > 0`),
    check(
      'payments_of_something',
      sql`(${t.orderId} is null) = (${t.packageId} is not null and ${t.credit} is not null)`,
    ),
  ],
);

/** Append-only (a trigger refuses anything else): what providers told by webhook, each event once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    providerRef: text('provider_ref').notNull(),
    status: text('status').notNull(),
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_events_of_payment').on(t.provider, t.providerRef),
  ],
);

/** The sandbox gateway's own books: what a real provider would keep on its side. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    ref: text('ref').primaryKey(),
    /** Opened twice under one key, it is one. */
    key: text('key').notNull().unique('sandbox_payments_once'),
    amount: minorUnits('amount'),
    currency: char('currency', { length: 3 }).notNull(),
    currencyDigits: smallint('currency_digits').notNull(),
    paymentType: smallint('payment_type').notNull(),
    shop: json('shop').notNull(),
    title: text('title').notNull(),
    locale: text('locale').notNull(),
    doneUrl: text('done_url').notNull(),
    status: text('status').notNull(),
    /** When a payment that takes its time is there. */
    settlesAt: instant('settles_at'),
    refunded: minorUnits('refunded').default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check(
      'sandbox_payments_status',
      sql`${t.status} in ('open', 'slow', 'paid', 'declined', 'cancelled', 'expired')`,
    ),
    check('sandbox_payments_refunded', sql`${t.refunded} between 0 and ${t.amount}`),
  ],
);
