import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { ledgerEntries, ledgerTransfers } from '../../db/schema-wallet.ts';
import { type CustomerWallet, findLedgerAccount } from './ledger-repo.ts';

/** A movement of a customer's balance. Amounts are minor units; spent amounts are negative. */
export interface WalletMovement {
  readonly id: number;
  readonly at: Date;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly reason: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** Whether the amount is on hold for an order that has not been accepted, rejected or cancelled yet. */
  readonly isOnHold: boolean;
  readonly packageId: string | null;
  readonly note: string | null;
}

export interface WalletMovements {
  readonly entries: readonly WalletMovement[];
  /** Number of entries on all pages. */
  readonly totalCount: number;
}

const settlements = alias(ledgerTransfers, 'settled');

/** Loads one page of a wallet's movements, newest first. */
export async function listWalletMovementPage(
  db: Db,
  wallet: CustomerWallet,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<WalletMovements> {
  const account = await findLedgerAccount(db, 'customer', wallet);
  if (!account) return { entries: [], totalCount: 0 };
  const settledCondition = exists(
    db
      .select({ id: settlements.id })
      .from(settlements)
      .where(
        and(
          eq(settlements.orderId, ledgerTransfers.orderId),
          inArray(settlements.reason, ['capture', 'release']),
        ),
      ),
  );
  const entries = await db
    .select({
      id: ledgerTransfers.id,
      at: ledgerTransfers.at,
      amount: ledgerEntries.amount,
      balanceAfter: ledgerEntries.balanceAfter,
      reason: ledgerTransfers.reason,
      orderId: ledgerTransfers.orderId,
      orderNumber: orders.number,
      isOnHold: sql<boolean>`${ledgerTransfers.reason} = 'hold' and not ${settledCondition}`,
      packageId: ledgerTransfers.packageId,
      note: ledgerTransfers.note,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .leftJoin(orders, eq(orders.id, ledgerTransfers.orderId))
    .where(eq(ledgerEntries.accountId, account.id))
    .orderBy(desc(ledgerEntries.seq))
    .limit(limit)
    .offset(offset);
  return { entries, totalCount: account.entryCount };
}

/** The unspent rest of one credit. Amounts are minor units. */
export interface RemainingCredit {
  readonly id: number;
  readonly at: Date;
  readonly creditedAmount: number;
  readonly remainingAmount: number;
  readonly packageId: string | null;
}

/**
 * Lists the credits that are not fully spent, oldest first. Older credits are spent first. The remaining amounts add up
 * to the balance.
 */
export async function listRemainingCredits(db: Db, wallet: CustomerWallet): Promise<RemainingCredit[]> {
  const account = await findLedgerAccount(db, 'customer', wallet);
  if (!account?.balance) return [];
  const credits = db
    .select({
      seq: ledgerEntries.seq,
      id: ledgerTransfers.id,
      at: ledgerTransfers.at,
      packageId: ledgerTransfers.packageId,
      creditedAmount: sql<number>`${ledgerEntries.amount}`.mapWith(Number).as('credited'),
      /** Sum of this credit and all later credits. */
      creditedSince: sql<number>`sum(${ledgerEntries.amount}) over (order by ${ledgerEntries.seq} desc)`
        .mapWith(Number)
        .as('since'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(
      and(eq(ledgerEntries.accountId, account.id), inArray(ledgerTransfers.reason, ['package', 'staff'])),
    )
    .as('credits');
  const rows = await db
    .select()
    .from(credits)
    .where(sql`${credits.creditedSince} - ${credits.creditedAmount} < ${account.balance}`)
    .orderBy(asc(credits.seq));
  return rows.map(({ id, at, packageId, creditedAmount, creditedSince }) => ({
    id,
    at,
    packageId,
    creditedAmount,
    remainingAmount: Math.min(creditedAmount, account.balance - (creditedSince - creditedAmount)),
  }));
}
