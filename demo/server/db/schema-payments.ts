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
import { createInstantColumn, createMinorUnitsColumn } from './schema-columns.ts';
import { orders } from './schema-orders.ts';

const PAYMENT_STATUSES = sql.raw(
  "('pending', 'paid', 'declined', 'cancelled', 'expired', 'refunding', 'refunded')",
);

/**
 * Online payments of orders and wallet packages. Constraints prevent two paid or two pending payments of one order.
 * `id` is unguessable.
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
    /** The customer who buys the package. Null if the account has been deleted. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The credit that the package adds to the wallet, as shown to the customer. */
    credit: bigint('credit', { mode: 'number' }),
    idempotencyKey: text('idempotency_key').notNull(),
    paymentType: smallint('payment_type').notNull(),
    amount: createMinorUnitsColumn('amount'),
    currency: char('currency', { length: 3 }).notNull(),
    currencyDigits: smallint('currency_digits').notNull(),
    status: text('status').notNull(),
    provider: text('provider').notNull(),
    /** The provider's id of the payment. Null until the payment page is opened. */
    providerRef: text('provider_ref'),
    url: text('url'),
    /**
     * How often the provider has refused to open the page. The idempotency key contains this number, so that a retry
     * has a new key.
     */
    refusals: integer('refusals').notNull().default(0),
    /** The URL to which the customer returns. Erased a day after the payment has ended. */
    returnUrl: text('return_url'),
    locale: text('locale').notNull(),
    createdAt: createInstantColumn('created_at').notNull(),
    /** When the payment page closes. */
    expiresAt: createInstantColumn('expires_at').notNull(),
    settledAt: createInstantColumn('settled_at'),
    /** When the status was last requested from the provider. */
    statusCheckedAt: createInstantColumn('looked_at'),
    /** When the next provider task runs: closing the page, or a refund. Null when no task is due. */
    taskDueAt: createInstantColumn('errand_at'),
    taskTries: integer('errand_tries').notNull().default(0),
    /** The provider's last error, or the difference between the expected and the paid amount. */
    problem: text('problem'),
  },
  (t) => [
    uniqueIndex('payments_one_paid_per_order').on(t.orderId).where(sql`${t.status} = 'paid'`),
    uniqueIndex('payments_one_pending_per_order').on(t.orderId).where(sql`${t.status} = 'pending'`),
    unique('payments_once_per_order_and_key').on(t.orderId, t.idempotencyKey),
    unique('payments_once_per_customer_and_key').on(t.customerId, t.idempotencyKey),
    unique('payments_provider_ref').on(t.provider, t.providerRef),
    index('payments_newest').on(t.createdAt.desc()),
    index('payments_errands').on(t.taskDueAt).where(sql`${t.taskDueAt} is not null`),
    index('payments_return_urls').on(t.settledAt).where(sql`${t.returnUrl} is not null`),
    index('payments_open').on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    check('payments_status', sql`${t.status} in ${PAYMENT_STATUSES}`),
    check('payments_amount', sql`${t.amount} > 0`),
    check(
      'payments_of_something',
      sql`(${t.orderId} is null) = (${t.packageId} is not null and ${t.credit} is not null)`,
    ),
  ],
);

/** Webhook events of providers, each stored once. Append-only, enforced by a trigger. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    providerRef: text('provider_ref').notNull(),
    status: text('status').notNull(),
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    receivedAt: createInstantColumn('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_events_of_payment').on(t.provider, t.providerRef),
  ],
);

/**
 * Refunds that operators entered. `seq` numbers the refunds of an order, so that a form submitted twice, or by two
 * operators, refunds once. The amount of a pending refund is reserved, whether or not the provider has received the
 * request yet.
 */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    seq: integer('seq').notNull(),
    target: text('target').notNull(),
    /** The payment to refund. Null for the wallet. */
    paymentId: text('payment_id').references(() => payments.id),
    /** Minor units of the order's currency. */
    amount: createMinorUnitsColumn('amount'),
    /** The operator's reason, visible to the business only. */
    reason: text('reason').notNull(),
    operatorId: text('operator_id').notNull(),
    operatorName: text('operator_name').notNull(),
    status: text('status').notNull(),
    /** Why the provider refused the refund, or the provider's last error. */
    problem: text('problem'),
    at: createInstantColumn('at').notNull(),
    /** When the refund is sent again. Null unless pending. */
    taskDueAt: createInstantColumn('task_due_at'),
    taskTries: integer('task_tries').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.seq] }),
    uniqueIndex('order_refunds_one_pending').on(t.orderId).where(sql`${t.status} = 'pending'`),
    index('order_refunds_tasks').on(t.taskDueAt).where(sql`${t.taskDueAt} is not null`),
    check('order_refunds_status', sql`${t.status} in ('pending', 'done', 'refused')`),
    check('order_refunds_amount', sql`${t.amount} > 0`),
    check(
      'order_refunds_target',
      sql`${t.target} in ('online', 'wallet') and (${t.target} = 'online') = (${t.paymentId} is not null)`,
    ),
    check('order_refunds_task', sql`(${t.status} = 'pending') = (${t.taskDueAt} is not null)`),
  ],
);

/** The sandbox provider's own data, which a real provider would store itself. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    ref: text('ref').primaryKey(),
    /** Idempotency key: two calls with the same key open one payment. */
    key: text('key').notNull().unique('sandbox_payments_once'),
    amount: createMinorUnitsColumn('amount'),
    currency: char('currency', { length: 3 }).notNull(),
    currencyDigits: smallint('currency_digits').notNull(),
    paymentType: smallint('payment_type').notNull(),
    shop: json('shop').notNull(),
    title: text('title').notNull(),
    locale: text('locale').notNull(),
    doneUrl: text('done_url').notNull(),
    status: text('status').notNull(),
    /** When a delayed payment succeeds. */
    settlesAt: createInstantColumn('settles_at'),
    refundedAmount: createMinorUnitsColumn('refunded').default(0),
    expiresAt: createInstantColumn('expires_at').notNull(),
  },
  (t) => [
    check(
      'sandbox_payments_status',
      sql`${t.status} in ('open', 'slow', 'paid', 'declined', 'cancelled', 'expired')`,
    ),
    check('sandbox_payments_refunded', sql`${t.refundedAmount} between 0 and ${t.amount}`),
  ],
);

/** Partial refunds of the sandbox, one per key. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  key: text('key').primaryKey(),
  ref: text('ref')
    .notNull()
    .references(() => sandboxPayments.ref),
  amount: createMinorUnitsColumn('amount'),
});
