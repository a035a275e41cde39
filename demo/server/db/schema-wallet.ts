import { sql } from 'drizzle-orm';
import { bigint, char, check, index, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { businesses } from './schema-businesses.ts';
import { instant } from './schema-columns.ts';
import { orders } from './schema-orders.ts';
import { payments } from './schema-payments.ts';

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
    paymentId: text('payment_id').references(() => payments.id),
    /** The package it came with. */
    packageId: text('package_id'),
    /** Why, in the words of the staff. */
    note: text('note'),
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
