import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/schema-wallet.ts';
import { CHECK_VIOLATION, findViolatedConstraint } from '../shared/constraint-violation.ts';

/** A customer's wallet in one currency. */
export interface CustomerWallet {
  readonly referenceId: string;
  readonly customerId: string;
  readonly currency: string;
  readonly currencyDigits: number;
}

type CustomerAccountKind = 'customer' | 'hold';
/**
 * Kinds of ledger accounts. A customer has a balance and an amount on hold. The business has the revenue of orders, the
 * received payments (negative), the gifts (negative) and the balances of deleted accounts.
 */
export type AccountKind = CustomerAccountKind | 'orders' | 'payments' | 'gifts' | 'forfeited';

/** The amount, in minor units, that a transfer adds to an account. A negative amount lowers its balance. */
export interface Move {
  readonly kind: AccountKind;
  readonly amount: number;
}

export interface Transfer {
  /** Unique per business: a transfer with the same key is posted once. */
  readonly key: string;
  readonly reason: 'package' | 'staff' | 'hold' | 'capture' | 'release' | 'return' | 'refund' | 'forfeit';
  readonly orderId?: string;
  readonly paymentId?: string;
  readonly packageId?: string;
  readonly note?: string;
  readonly at: Date;
}

/** Thrown when a wallet's balance is too low. The transaction cannot continue. */
export class WalletOverdrawn extends Error {
  override readonly name = 'WalletOverdrawn';
}

const getAccountOwner = (kind: AccountKind, { customerId }: CustomerWallet): string =>
  kind === 'customer' || kind === 'hold' ? customerId : '';

const buildAccountCondition = (kind: AccountKind, wallet: CustomerWallet) =>
  and(
    eq(ledgerAccounts.referenceId, wallet.referenceId),
    eq(ledgerAccounts.kind, kind),
    eq(ledgerAccounts.owner, getAccountOwner(kind, wallet)),
    eq(ledgerAccounts.currency, wallet.currency),
    eq(ledgerAccounts.currencyDigits, wallet.currencyDigits),
  );

type AccountRow = typeof ledgerAccounts.$inferSelect;

/** Finds a ledger account. Null before its first transfer. */
export async function findLedgerAccount(
  db: Db,
  kind: AccountKind,
  wallet: CustomerWallet,
): Promise<AccountRow | null> {
  const [row] = await db.select().from(ledgerAccounts).where(buildAccountCondition(kind, wallet));
  return row ?? null;
}

async function openLedgerAccount(tx: Db, kind: AccountKind, wallet: CustomerWallet): Promise<number> {
  const existingAccount = await findLedgerAccount(tx, kind, wallet);
  if (existingAccount) return existingAccount.id;
  const { referenceId, currency, currencyDigits } = wallet;
  await tx
    .insert(ledgerAccounts)
    .values({ referenceId, kind, owner: getAccountOwner(kind, wallet), currency, currencyDigits })
    .onConflictDoNothing();
  const insertedAccount = await findLedgerAccount(tx, kind, wallet);
  if (!insertedAccount)
    throw new Error('The ledger account was stored but cannot be read. Check the database.');
  return insertedAccount.id;
}

/**
 * Posts a transfer once per key. Returns false when the key has already been used. The transaction can be committed
 * only if the moves add up to zero. Throws WalletOverdrawn.
 */
export async function postTransfer(
  tx: Db,
  wallet: CustomerWallet,
  transfer: Transfer,
  moves: readonly Move[],
): Promise<boolean> {
  const [insertedTransfer] = await tx
    .insert(ledgerTransfers)
    .values({ referenceId: wallet.referenceId, ...transfer })
    .onConflictDoNothing({ target: [ledgerTransfers.referenceId, ledgerTransfers.key] })
    .returning({ id: ledgerTransfers.id });
  if (!insertedTransfer) return false;
  const entries: (typeof ledgerEntries.$inferInsert)[] = [];
  for (const { kind, amount } of moves)
    if (amount !== 0)
      entries.push({
        transferId: insertedTransfer.id,
        accountId: await openLedgerAccount(tx, kind, wallet),
        amount,
      });
  // Each entry locks its account. The fixed order prevents deadlocks between transfers.
  entries.sort((a, b) => a.accountId - b.accountId);
  try {
    await tx.insert(ledgerEntries).values(entries);
  } catch (error) {
    if (findViolatedConstraint(error, CHECK_VIOLATION) === 'ledger_accounts_not_overdrawn')
      throw new WalletOverdrawn(transfer.key, { cause: error });
    throw error;
  }
  return true;
}
