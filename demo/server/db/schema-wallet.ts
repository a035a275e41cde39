import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  index,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { businesses, orders } from './schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/**
 * The accounts of the wallets' ledger, in integer minor units of one currency. What a customer has and what of it is on hold
 * are two accounts of theirs (`owner`), neither ever below zero; the others are the business's own (`owner` is '').
 * `balance` and `entries` are kept by a trigger of the entries, and changed by nothing else.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: identity(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    kind: text('kind').notNull(),
    /** The id of a customer; nobody's any more when the account of the customer is deleted. */
    owner: text('owner').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    currencyDigits: smallint('currency_digits').notNull(),
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** How many entries it has. */
    entries: bigint('entries', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    unique('ledger_accounts_one').on(t.referenceId, t.kind, t.owner, t.currency, t.currencyDigits),
    check(
      'ledger_accounts_kind',
      sql`${t.kind} in ('customer', 'hold', 'orders', 'payments', 'gifts', 'forfeited')`,
    ),
    check('ledger_accounts_owner', sql`(${t.kind} in ('customer', 'hold')) = (${t.owner} <> '')`),
    check('ledger_accounts_not_overdrawn', sql`${t.kind} not in ('customer', 'hold') or ${t.balance} >= 0`),
  ],
);

/** Append-only: why money moved in the ledger, once per key. The entries of each add up to zero (deferred trigger). */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: identity(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    /** What counts once: an order is held once, settled once and returned once, a payment credited once. */
    key: text('key').notNull(),
    reason: text('reason').notNull(),
    orderId: text('order_id').references(() => orders.id),
    paymentId: text('payment_id'),
    /** What it was for, by language, in the words of then; or why, in the words of the staff. */
    label: json('label'),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('ledger_transfers_once').on(t.referenceId, t.key),
    index('ledger_transfers_of_order').on(t.orderId),
    check(
      'ledger_transfers_reason',
      sql`${t.reason} in ('package', 'staff', 'hold', 'capture', 'release', 'return', 'forfeit')`,
    ),
  ],
);

/** Append-only: what one transfer moved on one account. `seq` counts the entries of the account, `balanceAfter` is what it had after (the trigger sets both). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransfers.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.seq] }),
    unique('ledger_entries_one_per_account').on(t.transferId, t.accountId),
    check('ledger_entries_amount', sql`${t.amount} <> 0`),
  ],
);

/**
 * A package that is being bought: what it costs and gives, as it was when its payment was opened, which has this `id` as its
 * package.
 */
export const walletPurchases = pgTable(
  'wallet_purchases',
  {
    id: text('id').primaryKey(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    customerId: text('customer_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    packageId: text('package_id').notNull(),
    name: json('name').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    credit: bigint('credit', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    currencyDigits: smallint('currency_digits').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('wallet_purchases_one_per_key').on(t.customerId, t.idempotencyKey),
    check('wallet_purchases_amounts', sql`${t.price} > 0 and ${t.credit} > 0`),
  ],
);
