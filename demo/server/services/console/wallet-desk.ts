import { fromDecimal } from '../../../../src/domain/money/money.ts';
import type { Db } from '../../db/open-database.ts';
import { findCustomerById, lockCustomer } from '../../repo/account/customers-repo.ts';
import { pageWalletMovements, type WalletMovement } from '../../repo/wallet/wallet-history-repo.ts';
import {
  type CustomerWithWallet,
  creditByStaff,
  listCustomerWallets,
  loadWalletBalance,
} from '../../repo/wallet/wallet-repo.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { invalid, notFound } from '../shared/refusal.ts';
import { purseOf } from '../wallet/wallet-spending.ts';

const SHOWN_CUSTOMERS = 100;
const SHOWN_MOVEMENTS = 100;
/** Characters of a reason. */
const MAX_NOTE_LENGTH = 200;

interface DeskDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'business' | 'all'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Whose wallet the staff looks at, and what is in it. */
export interface DeskWallet extends CustomerWithWallet {
  readonly business: Business;
}

/** What the staff wants to give, as it was typed. `key` is of the form it was typed in: sent twice, it is given once. */
interface Gift {
  readonly amount: string;
  readonly note: string;
  readonly key: string;
}

/** The wallets of customers as the staff of their business sees them. */
export function createWalletDesk({ db, catalogue, now }: DeskDeps) {
  const customerOf = async (id: string) => {
    const customer = await findCustomerById(db, id);
    if (!customer) throw notFound('The customer');
    return { customer, business: await catalogue.business(customer.referenceId) };
  };

  return {
    /** Of all businesses that have wallets. */
    async all(): Promise<DeskWallet[]> {
      const businesses = (await catalogue.all()).filter(({ file }) => file.settings.enable_wallet);
      const lists = await Promise.all(
        businesses.map(async (business) =>
          (await listCustomerWallets(db, purseOf(business, ''), SHOWN_CUSTOMERS)).map((one) => ({
            ...one,
            business,
          })),
        ),
      );
      return lists.flat();
    },

    /** A wallet with its latest movements. Throws Refusal 404. */
    async one(id: string): Promise<DeskWallet & { readonly movements: readonly WalletMovement[] }> {
      const { customer, business } = await customerOf(id);
      const purse = purseOf(business, id);
      const { entries } = await pageWalletMovements(db, purse, { limit: SHOWN_MOVEMENTS, offset: 0 });
      return { customer, business, ...(await loadWalletBalance(db, purse)), movements: entries };
    },

    /** Credits what nobody paid for, with the reason, which the customer sees. Throws Refusal: 404, 422. */
    async give(id: string, { amount, note, key }: Gift): Promise<void> {
      const { business } = await customerOf(id);
      const minor = parseAmount(amount, business);
      const why = note.trim();
      if (!why || [...why].length > MAX_NOTE_LENGTH)
        throw invalid('invalid', 'note', 'A reason is needed, of 200 characters at most');
      const purse = purseOf(business, id);
      const at = new Date(now());
      await db.transaction(async (tx) => {
        if (!(await lockCustomer(tx, id))) throw notFound('The customer');
        await creditByStaff(tx, purse, { key: `${id}:${key}`, amount: minor, note: why, at });
      });
    },
  };
}

/** More than nothing, and nothing absurd, in minor units. Throws Refusal 422. */
function parseAmount(typed: string, { currency }: Business): number {
  const problem = invalid(
    'invalid',
    'amount',
    `An amount such as 5, with ${currency.digits} decimals at most`,
  );
  try {
    const { minor } = fromDecimal(typed.trim(), currency);
    if (minor > 0 && minor <= 1_000_000 * 10 ** currency.digits) return minor;
  } catch {
    throw problem;
  }
  throw problem;
}
