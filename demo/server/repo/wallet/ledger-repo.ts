import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/schema-wallet.ts';
import { CHECK, violatedConstraint } from '../shared/constraint-violation.ts';

/** Whose money, and in what. */
export interface Purse {
  readonly referenceId: string;
  readonly customerId: string;
  readonly currency: string;
  readonly currencyDigits: number;
}

type OfCustomer = 'customer' | 'hold';
/**
 * What a customer has and what of it is on hold; and of the business: what orders earned, what came in by payments (below zero by
 * that much), what it gave without a payment (likewise), what was left in accounts that were deleted.
 */
export type AccountKind = OfCustomer | 'orders' | 'payments' | 'gifts' | 'forfeited';

/** What a transfer puts on an account, or takes from it when below zero, in minor units. */
export interface Move {
  readonly kind: AccountKind;
  readonly amount: number;
}

export interface Transfer {
  /** What counts once per business. */
  readonly key: string;
  readonly reason: 'package' | 'staff' | 'hold' | 'capture' | 'release' | 'return' | 'forfeit';
  readonly orderId?: string;
  readonly paymentId?: string;
  readonly packageId?: string;
  readonly note?: string;
  readonly at: Date;
}

/** A customer does not have that much. The transaction it was thrown in is lost. */
export class WalletOverdrawn extends Error {
  override readonly name = 'WalletOverdrawn';
}

const ownerOf = (kind: AccountKind, { customerId }: Purse): string =>
  kind === 'customer' || kind === 'hold' ? customerId : '';

const isAccount = (kind: AccountKind, purse: Purse) =>
  and(
    eq(ledgerAccounts.referenceId, purse.referenceId),
    eq(ledgerAccounts.kind, kind),
    eq(ledgerAccounts.owner, ownerOf(kind, purse)),
    eq(ledgerAccounts.currency, purse.currency),
    eq(ledgerAccounts.currencyDigits, purse.currencyDigits),
  );

type AccountRow = typeof ledgerAccounts.$inferSelect;

/** An account as it stands; null when nothing was ever moved on it. */
export async function findLedgerAccount(db: Db, kind: AccountKind, purse: Purse): Promise<AccountRow | null> {
  const [row] = await db.select().from(ledgerAccounts).where(isAccount(kind, purse));
  return row ?? null;
}

async function openLedgerAccount(tx: Db, kind: AccountKind, purse: Purse): Promise<number> {
  const found = await findLedgerAccount(tx, kind, purse);
  if (found) return found.id;
  const { referenceId, currency, currencyDigits } = purse;
  await tx
    .insert(ledgerAccounts)
    .values({ referenceId, kind, owner: ownerOf(kind, purse), currency, currencyDigits })
    .onConflictDoNothing();
  const made = await findLedgerAccount(tx, kind, purse);
  if (!made) throw new Error('An account was opened and is not there');
  return made.id;
}

/**
 * Moves money within a transaction: once per key, and the moves add up to zero, or the transaction cannot be committed. False when
 * the key was used already. Throws WalletOverdrawn.
 */
export async function postTransfer(
  tx: Db,
  purse: Purse,
  transfer: Transfer,
  moves: readonly Move[],
): Promise<boolean> {
  const [made] = await tx
    .insert(ledgerTransfers)
    .values({ referenceId: purse.referenceId, ...transfer })
    .onConflictDoNothing({ target: [ledgerTransfers.referenceId, ledgerTransfers.key] })
    .returning({ id: ledgerTransfers.id });
  if (!made) return false;
  const entries: (typeof ledgerEntries.$inferInsert)[] = [];
  for (const { kind, amount } of moves)
    if (amount !== 0)
      entries.push({ transferId: made.id, accountId: await openLedgerAccount(tx, kind, purse), amount });
  // Each locks its account: all in one order, so that no two transfers wait for each other.
  entries.sort((a, b) => a.accountId - b.accountId);
  try {
    await tx.insert(ledgerEntries).values(entries);
  } catch (error) {
    if (violatedConstraint(error, CHECK) === 'ledger_accounts_not_overdrawn')
      throw new WalletOverdrawn(transfer.key, { cause: error });
    throw error;
  }
  return true;
}
