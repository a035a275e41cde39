import { fromDecimal } from '../../../../src/domain/money/money.ts';
import type { Db } from '../../db/open-database.ts';
import { findCustomerById, lockCustomer } from '../../repo/account/customers-repo.ts';
import { type BusinessScope, isInScope } from '../../repo/shared/business-scope.ts';
import { pageWalletMovements, type WalletMovement } from '../../repo/wallet/wallet-history-repo.ts';
import {
  type CustomerWithWallet,
  creditByStaff,
  listCustomerWallets,
  loadWalletBalance,
} from '../../repo/wallet/wallet-repo.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { createInvalidFieldRefusal, createNotFoundRefusal } from '../shared/refusal.ts';
import { toCustomerWallet } from '../wallet/wallet-spending.ts';

const MAX_CUSTOMERS = 100;
const MAX_MOVEMENTS = 100;
const MAX_NOTE_LENGTH = 200;

interface DeskDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'business' | 'inScope'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A customer's wallet with its balance. */
export interface DeskWallet extends CustomerWithWallet {
  readonly business: Business;
}

/** The credit form as staff filled it in. `key` identifies the form, so that a repeated request credits once. */
interface Gift {
  readonly amount: string;
  readonly note: string;
  readonly key: string;
}

/** Customer wallets for the staff of a business. */
export function createWalletDesk({ db, catalogue, now }: DeskDeps) {
  const customerOf = async (scope: BusinessScope, id: string) => {
    const customer = await findCustomerById(db, id);
    if (!customer || !isInScope(scope, customer.referenceId)) throw createNotFoundRefusal('The customer');
    return { customer, business: await catalogue.business(customer.referenceId) };
  };

  return {
    /** The wallets of the businesses with wallets. */
    async all(scope: BusinessScope): Promise<DeskWallet[]> {
      const businesses = (await catalogue.inScope(scope)).filter(({ file }) => file.settings.enable_wallet);
      const lists = await Promise.all(
        businesses.map(async (business) =>
          (await listCustomerWallets(db, toCustomerWallet(business, ''), MAX_CUSTOMERS)).map((wallet) => ({
            ...wallet,
            business,
          })),
        ),
      );
      return lists.flat();
    },

    /** A wallet with its latest movements. Throws Refusal 404. */
    async one(
      scope: BusinessScope,
      id: string,
    ): Promise<DeskWallet & { readonly movements: readonly WalletMovement[] }> {
      const { customer, business } = await customerOf(scope, id);
      const wallet = toCustomerWallet(business, id);
      const { entries } = await pageWalletMovements(db, wallet, { limit: MAX_MOVEMENTS, offset: 0 });
      return { customer, business, ...(await loadWalletBalance(db, wallet)), movements: entries };
    },

    /**
     * Credits an amount without payment. The customer sees the reason. `record` writes the audit log in the same
     * transaction. Throws Refusal 404, 422.
     */
    async give(
      scope: BusinessScope,
      id: string,
      { amount, note, key }: Gift,
      record: (tx: Db, business: Business) => Promise<void>,
    ): Promise<void> {
      const { business } = await customerOf(scope, id);
      const minor = parseAmount(amount, business);
      const reason = note.trim();
      if (!reason || [...reason].length > MAX_NOTE_LENGTH)
        throw createInvalidFieldRefusal('invalid', 'note', 'Enter a reason of at most 200 characters');
      const wallet = toCustomerWallet(business, id);
      const at = new Date(now());
      await db.transaction(async (tx) => {
        if (!(await lockCustomer(tx, id))) throw createNotFoundRefusal('The customer');
        const credit = { key: `${id}:${key}`, amount: minor, note: reason, at };
        if (await creditByStaff(tx, wallet, credit)) await record(tx, business);
      });
    },
  };
}

export type WalletDesk = ReturnType<typeof createWalletDesk>;

/** Parses an amount above 0 and up to 1,000,000, in minor units. Throws Refusal 422. */
function parseAmount(amount: string, { currency }: Business): number {
  const problem = createInvalidFieldRefusal(
    'invalid',
    'amount',
    `Enter an amount such as 5, with at most ${currency.digits} decimals`,
  );
  try {
    const { minor } = fromDecimal(amount.trim(), currency);
    if (minor > 0 && minor <= 1_000_000 * 10 ** currency.digits) return minor;
  } catch {
    throw problem;
  }
  throw problem;
}
