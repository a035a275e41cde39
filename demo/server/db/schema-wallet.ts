import { sql } from 'drizzle-orm';
import { bigint, char, check, index, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { businesses } from './schema-businesses.ts';
import { createInstantColumn } from './schema-columns.ts';
import { orders } from './schema-orders.ts';
import { payments } from './schema-payments.ts';

const createIdentityColumn = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/**
 * Accounts of the wallet ledger, in integer minor units of one currency. A customer (`owner`) has two accounts: the
 * balance and the amount on hold. Neither falls below zero. The business owns the other accounts (`owner` is ''). Only
 * a trigger on the entries changes `balance` and `entryCount`.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: createIdentityColumn(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    kind: text('kind').notNull(),
    /** The id of a customer, who may since have been deleted. */
    owner: text('owner').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    currencyDigits: smallint('currency_digits').notNull(),
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** Number of entries in the account. */
    entryCount: bigint('entries', { mode: 'number' }).notNull().default(0),
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

/**
 * Transfers of the ledger, one per key. Append-only, except that the note can be erased. A deferred trigger checks that the
 * entries add up to zero.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: createIdentityColumn(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    /** Idempotency key of the transfer, such as the hold of an order or the credit of a payment. */
    key: text('key').notNull(),
    reason: text('reason').notNull(),
    orderId: text('order_id').references(() => orders.id),
    paymentId: text('payment_id').references(() => payments.id),
    /** The package for which the wallet was credited. */
    packageId: text('package_id'),
    /** The reason that the staff entered. Null for other transfers, and after the account has been deleted. */
    note: text('note'),
    at: createInstantColumn('at').notNull(),
  },
  (t) => [
    unique('ledger_transfers_once').on(t.referenceId, t.key),
    index('ledger_transfers_of_order').on(t.orderId),
    check(
      'ledger_transfers_reason',
      sql`${t.reason} in ('package', 'staff', 'hold', 'capture', 'release', 'return', 'refund', 'forfeit')`,
    ),
  ],
);

/**
 * The amounts that transfers add to accounts. Append-only. `seq` numbers the entries of an account, and `balanceAfter`
 * is its balance after the entry. A trigger sets both.
 */
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
