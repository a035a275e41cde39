/**
 * The wallet: credit that a customer buys in packages and spends on orders. Its balance is a double-entry ledger in the
 * database (repo/wallet); the packages come from the business file.
 */

import type * as z from 'zod/mini';
import type { WireTransaction } from '../../../../src/api/contract/payment-contract.ts';
import type { walletBuyRequest } from '../../../../src/api/contract/wallet-contract.ts';
import { parseMoney } from '../../../../src/domain/money/money.ts';
import type { Db } from '../../db/open-database.ts';
import { listRemainingCredits, listWalletMovementPage } from '../../repo/wallet/wallet-history-repo.ts';
import { creditPaidPackage, loadWalletBalance } from '../../repo/wallet/wallet-repo.ts';
import { requireSwitchedOn } from '../business/switched-off.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import type { CreditPackage, OpenPackagePayment, PaymentOrigin } from '../payment/package-payment.ts';
import { createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { toCustomerWallet } from './wallet-spending.ts';
import {
  listSoldPackages,
  toMovementWire,
  toWalletWire,
  type WalletHistoryInput,
  type WalletInput,
} from './wallet-wire.ts';

const PAGE_SIZE = 20;
/** Number of movements in the response of the wallet call. */
const LATEST_MOVEMENTS = 5;

interface WalletOwner {
  readonly id: string;
  readonly referenceId: string;
}

interface WalletDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'getBusiness'>;
  readonly openForPackage: OpenPackagePayment;
}

/** Credits the wallet for a paid package, in the transaction that settles its payment. */
export const creditPackage =
  (now: () => number): CreditPackage =>
  async (tx, paidPackage) => {
    await creditPaidPackage(tx, paidPackage, new Date(now()));
  };

export type WalletService = ReturnType<typeof createWalletService>;

/** The wallets of customers. The caller checks the ownership. */
export function createWalletService({ db, catalogue, openForPackage }: WalletDeps) {
  const loadWallet = async ({ id, referenceId }: WalletOwner): Promise<WalletInput> => {
    const business = await catalogue.getBusiness(referenceId);
    const wallet = toCustomerWallet(business, id);
    // Read one snapshot of the database, so that the movements add up to the balance.
    return db.transaction(
      async (tx) => {
        const { onHold } = await loadWalletBalance(tx, wallet);
        const credits = await listRemainingCredits(tx, wallet);
        const { entries: latestMovements } = await listWalletMovementPage(tx, wallet, {
          limit: LATEST_MOVEMENTS,
          offset: 0,
        });
        return toWalletWire(business, { credits, onHold, latestMovements });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  };

  return {
    loadWallet,

    /** The wallet in the profile. An empty object if the business has no wallets. */
    async loadForProfile(owner: WalletOwner): Promise<{ readonly wallet?: WalletInput }> {
      const { file } = await catalogue.getBusiness(owner.referenceId);
      return file.settings.enable_wallet ? { wallet: await loadWallet(owner) } : {};
    },

    /** Pages start at 1. Pages beyond the last one are empty. */
    async loadHistory({ id, referenceId }: WalletOwner, page: number): Promise<WalletHistoryInput> {
      const business = await catalogue.getBusiness(referenceId);
      const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const { entries, totalCount } = await listWalletMovementPage(db, toCustomerWallet(business, id), range);
      return {
        entries: entries.map((movement) => toMovementWire(business, movement)),
        pagination: { page, pages: Math.ceil(totalCount / PAGE_SIZE), total: totalCount },
      };
    },

    /**
     * Opens the payment for a package, once per customer and key. Throws Refusal 422 `wallet_off` and `key_reused`, 404
     * for a package that is unknown or not sold, 433 for a business that is switched off, and what `OpenForPackage` throws.
     */
    async buyPackage(
      { id, referenceId }: WalletOwner,
      { package_id, payment_type }: z.output<typeof walletBuyRequest>,
      { key, paymentOrigin }: { readonly key: string; readonly paymentOrigin: PaymentOrigin },
    ): Promise<WireTransaction> {
      const business = requireSwitchedOn(await catalogue.getBusiness(referenceId));
      if (!business.file.settings.enable_wallet)
        throw new Refusal(422, 'wallet_off', 'This business has no wallet');
      const walletPackage = listSoldPackages(business).find((candidate) => candidate.id === package_id);
      if (!walletPackage) throw createNotFoundRefusal('The package');
      const transaction = await openForPackage({
        business,
        customerId: id,
        packageId: walletPackage.id,
        price: parseMoney(walletPackage.price, business.currency).minor,
        credit: parseMoney(walletPackage.credit, business.currency).minor,
        paymentType: payment_type,
        key,
        paymentOrigin,
      });
      if (transaction.package_id !== walletPackage.id || transaction.payment_type !== payment_type)
        throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for another purchase');
      return transaction;
    },
  };
}
