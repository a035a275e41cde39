import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { customers } from '../../db/schema-accounts.ts';
import { businesses } from '../../db/schema-businesses.ts';
import { payments } from '../../db/schema-payments.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/schema-wallet.ts';
import type { CustomerRow } from '../account/customers-repo.ts';
import { VOID_STATUSES } from '../pricing/coupon-redemptions-repo.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';
import { type CustomerWallet, findLedgerAccount, postTransfer } from './ledger-repo.ts';

/** The columns of an order that the ledger needs. */
interface OrderRef {
  readonly id: string;
  readonly referenceId: string;
}

interface RefundableOrder extends OrderRef {
  /** Null after the customer has deleted the account. */
  readonly customerId: string | null;
  /** Amounts that operators have already returned to the wallet, in minor units. */
  readonly refundedWallet: number;
}

/** The part of an order that the customer pays from the wallet. */
export interface WalletPart {
  readonly customerId: string;
  /** In minor units of the order's currency. More than 0. */
  readonly amount: number;
}

const buildHoldKey = (orderId: string) => `hold:${orderId}`;

/** Capturing and releasing use the same key, so that a hold is either captured or released, and only once. */
const buildSettlementKey = (orderId: string) => `settle:${orderId}`;

/**
 * Puts an amount of the wallet on hold for an order that is inserted in the same transaction. Throws WalletOverdrawn.
 */
export async function holdWalletPart(
  tx: Db,
  order: OrderRef & { readonly currency: string; readonly currencyDigits: number },
  { customerId, amount }: WalletPart,
  at: Date,
): Promise<void> {
  const { id, referenceId, currency, currencyDigits } = order;
  await postTransfer(
    tx,
    { referenceId, customerId, currency, currencyDigits },
    { key: buildHoldKey(id), reason: 'hold', orderId: id, at },
    [
      { kind: 'customer', amount: -amount },
      { kind: 'hold', amount },
    ],
  );
}

/** Finds the amount that is or was on hold for an order. Null when the wallet pays no part of the order. */
async function findHold(
  tx: Db,
  { id, referenceId }: OrderRef,
): Promise<(CustomerWallet & WalletPart) | null> {
  const [row] = await tx
    .select({
      customerId: ledgerAccounts.owner,
      currency: ledgerAccounts.currency,
      currencyDigits: ledgerAccounts.currencyDigits,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransfers.referenceId, referenceId),
        eq(ledgerTransfers.key, buildHoldKey(id)),
        eq(ledgerAccounts.kind, 'hold'),
      ),
    );
  return row ? { referenceId, ...row } : null;
}

/**
 * Moves the amount on hold to the business, because the order has been accepted. Does nothing when there is no open
 * hold.
 */
async function captureHold(tx: Db, order: OrderRef, at: Date): Promise<void> {
  const hold = await findHold(tx, order);
  if (!hold) return;
  await postTransfer(
    tx,
    hold,
    { key: buildSettlementKey(order.id), reason: 'capture', orderId: order.id, at },
    [
      { kind: 'hold', amount: -hold.amount },
      { kind: 'orders', amount: hold.amount },
    ],
  );
}

/**
 * Returns the wallet's part to the customer, because the order has been rejected or cancelled. Does so only once. If
 * the amount has been captured, leaves out what operators have already refunded. If the customer has deleted the
 * account, the business gets the amount, as it got the balance.
 */
async function releaseHold(tx: Db, order: RefundableOrder, at: Date): Promise<void> {
  const hold = await findHold(tx, order);
  if (!hold || hold.amount <= order.refundedWallet) return;
  const recipient = order.customerId === null ? 'forfeited' : 'customer';
  const orderAndTime = { orderId: order.id, at };
  const isReleased = await postTransfer(
    tx,
    hold,
    { ...orderAndTime, key: buildSettlementKey(order.id), reason: 'release' },
    [
      { kind: 'hold', amount: -hold.amount },
      { kind: recipient, amount: hold.amount },
    ],
  );
  if (isReleased || !(await isCaptured(tx, order))) return;
  const amount = hold.amount - order.refundedWallet;
  await postTransfer(tx, hold, { ...orderAndTime, key: `return:${order.id}`, reason: 'return' }, [
    { kind: 'orders', amount: -amount },
    { kind: recipient, amount },
  ]);
}

/**
 * Returns an amount of an accepted order to the customer's wallet. `seq` numbers the refunds of the order, and each
 * number is refunded once. Returns false when the wallet has not paid for the order, or when this refund has already been
 * posted.
 */
export async function refundWalletPart(
  tx: Db,
  order: OrderRef,
  { seq, amount }: { readonly seq: number; readonly amount: number },
  at: Date,
): Promise<boolean> {
  const hold = await findHold(tx, order);
  if (!hold || !(await isCaptured(tx, order))) return false;
  const transfer = { key: `refund:${order.id}.${seq}`, reason: 'refund', orderId: order.id, at } as const;
  return postTransfer(tx, hold, transfer, [
    { kind: 'orders', amount: -amount },
    { kind: 'customer', amount },
  ]);
}

async function isCaptured(tx: Db, { id, referenceId }: OrderRef): Promise<boolean> {
  const [row] = await tx
    .select({ reason: ledgerTransfers.reason })
    .from(ledgerTransfers)
    .where(
      and(eq(ledgerTransfers.referenceId, referenceId), eq(ledgerTransfers.key, buildSettlementKey(id))),
    );
  return row?.reason === 'capture';
}

/** Captures or releases the wallet's part when an order moves to another status. */
export async function settleWalletPart(tx: Db, order: RefundableOrder, to: number, at: Date): Promise<void> {
  if (VOID_STATUSES.some((one) => one === to)) await releaseHold(tx, order, at);
  else if (to !== orderStatus.pending && to !== orderStatus.scheduled) await captureHold(tx, order, at);
}

/** A paid package. Amounts are minor units. */
interface PaidPackage extends CustomerWallet {
  readonly paymentId: string;
  readonly packageId: string;
  /** The amount that the package adds to the wallet. */
  readonly credit: number;
}

/**
 * Credits a paid package in the transaction that settles its payment. Returns false when the package has already been
 * credited. Throws when the payment does not exist.
 */
export async function creditPaidPackage(tx: Db, paidPackage: PaidPackage, at: Date): Promise<boolean> {
  const { paymentId, packageId } = paidPackage;
  const [payment] = await tx
    .select({ amount: payments.amount })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  return postTransfer(
    tx,
    paidPackage,
    { key: `package:${paymentId}`, reason: 'package', paymentId, packageId, at },
    [
      { kind: 'customer', amount: paidPackage.credit },
      { kind: 'payments', amount: -payment.amount },
      { kind: 'gifts', amount: payment.amount - paidPackage.credit },
    ],
  );
}

/** Credits a gift from the staff, once per key. `note` is the reason that the staff entered. */
export const creditStaffGift = (
  tx: Db,
  wallet: CustomerWallet,
  {
    key,
    amount,
    note,
    at,
  }: { readonly key: string; readonly amount: number; readonly note: string; readonly at: Date },
): Promise<boolean> =>
  postTransfer(tx, wallet, { key: `staff:${key}`, reason: 'staff', note, at }, [
    { kind: 'customer', amount },
    { kind: 'gifts', amount: -amount },
  ]);

/** Loads a customer's balance and the amount on hold for running orders, in minor units. */
export async function loadWalletBalance(
  db: Db,
  wallet: CustomerWallet,
): Promise<{ balance: number; onHold: number }> {
  const [balanceAccount, holdAccount] = [
    await findLedgerAccount(db, 'customer', wallet),
    await findLedgerAccount(db, 'hold', wallet),
  ];
  return { balance: balanceAccount?.balance ?? 0, onHold: holdAccount?.balance ?? 0 };
}

/**
 * Transfers a wallet's balance to the business, because the account is being deleted. The amount on hold stays until
 * its order ends.
 */
export async function forfeitBalance(tx: Db, wallet: CustomerWallet, at: Date): Promise<void> {
  const { balance } = await loadWalletBalance(tx, wallet);
  if (balance > 0)
    await postTransfer(
      tx,
      wallet,
      {
        key: `forfeit:${wallet.customerId}:${wallet.currency}${wallet.currencyDigits}`,
        reason: 'forfeit',
        at,
      },
      [
        { kind: 'customer', amount: -balance },
        { kind: 'forfeited', amount: balance },
      ],
    );
}

/** Lists the customers whose name or phone contains `search`, newest first. Includes only businesses with wallets. */
export async function listWalletCustomers(
  db: Db,
  scope: BusinessScope,
  { search, limit, offset }: SearchedRange,
): Promise<CustomerRow[]> {
  const rows = await db
    .select({ customer: customers })
    .from(customers)
    .innerJoin(businesses, eq(businesses.referenceId, customers.referenceId))
    .where(
      and(
        buildScopeCondition(customers.referenceId, scope),
        sql`${businesses.document} #>> '{file,settings,enable_wallet}' = 'true'`,
        buildSearchCondition(search, customers.name, customers.phone),
      ),
    )
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ customer }) => customer);
}

/** Loads the ledger accounts of customers, in all currencies: their balances and amounts on hold. */
export const loadWalletAccounts = (
  db: Db,
  customerIds: readonly string[],
): Promise<(typeof ledgerAccounts.$inferSelect)[]> =>
  db
    .select()
    .from(ledgerAccounts)
    .where(
      and(
        inArray(ledgerAccounts.owner, [...customerIds]),
        inArray(ledgerAccounts.kind, ['customer', 'hold']),
      ),
    );
