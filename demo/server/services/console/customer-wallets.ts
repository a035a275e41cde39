import type { Db } from '../../db/open-database.ts';
import { type CustomerRow, findCustomerById, lockCustomer } from '../../repo/account/customers-repo.ts';
import { type BusinessScope, isInScope } from '../../repo/shared/business-scope.ts';
import { listWalletMovementPage, type WalletMovement } from '../../repo/wallet/wallet-history-repo.ts';
import {
  creditStaffGift,
  listWalletCustomers,
  loadWalletAccounts,
  loadWalletBalance,
} from '../../repo/wallet/wallet-repo.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { parseFormAmount } from '../shared/form-amount.ts';
import { type ListPage, toPage, toRange } from '../shared/list-page.ts';
import { createInvalidFieldRefusal, createNotFoundRefusal } from '../shared/refusal.ts';
import { toCustomerWallet } from '../wallet/wallet-spending.ts';

const CUSTOMERS_PER_PAGE = 100;
const MAX_MOVEMENTS = 100;
const MAX_NOTE_LENGTH = 200;
/** Largest amount of one credit, in the currency's unit. */
const MAX_CREDIT = 1_000_000;

interface CustomerWalletsDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'getBusiness' | 'listBusinessesInScope'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A customer's wallet with its balance and the amount on hold, in minor units of the business's currency. */
export interface CustomerWalletSummary {
  readonly customer: CustomerRow;
  readonly business: Business;
  readonly balance: number;
  readonly onHold: number;
}

/** The submitted credit form. `key` identifies the form, so that a repeated request credits once. */
interface CreditForm {
  readonly amount: string;
  readonly note: string;
  readonly key: string;
}

/** Customer wallets for the staff of a business. */
export function createCustomerWallets({ db, catalogue, now }: CustomerWalletsDeps) {
  const findCustomer = async (scope: BusinessScope, id: string) => {
    const customer = await findCustomerById(db, id);
    if (!customer || !isInScope(scope, customer.referenceId)) throw createNotFoundRefusal('The customer');
    return { customer, business: await catalogue.getBusiness(customer.referenceId) };
  };

  return {
    /** Loads one page of customers' wallets, newest customers first. Businesses without wallets are left out. */
    async listWallets(scope: BusinessScope, page: ListPage) {
      const candidates = await listWalletCustomers(db, scope, toRange(page, CUSTOMERS_PER_PAGE));
      const { rows, hasMore } = toPage(candidates, CUSTOMERS_PER_PAGE);
      const [businesses, accounts] = await Promise.all([
        catalogue.listBusinessesInScope([...new Set(rows.map(({ referenceId }) => referenceId))]),
        loadWalletAccounts(
          db,
          rows.map(({ id }) => id),
        ),
      ]);
      const businessById = new Map(businesses.map((business) => [business.referenceId, business]));
      const wallets = rows.flatMap((customer): CustomerWalletSummary[] => {
        const business = businessById.get(customer.referenceId);
        if (!business) return [];
        const { code, digits } = business.currency;
        const getBalance = (kind: 'customer' | 'hold'): number =>
          accounts.find(
            (account) =>
              account.owner === customer.id &&
              account.referenceId === customer.referenceId &&
              account.kind === kind &&
              account.currency === code &&
              account.currencyDigits === digits,
          )?.balance ?? 0;
        return [{ customer, business, balance: getBalance('customer'), onHold: getBalance('hold') }];
      });
      return { wallets, hasMore };
    },

    /** A wallet with its latest movements. Throws Refusal 404. */
    async loadWallet(
      scope: BusinessScope,
      id: string,
    ): Promise<CustomerWalletSummary & { readonly movements: readonly WalletMovement[] }> {
      const { customer, business } = await findCustomer(scope, id);
      const wallet = toCustomerWallet(business, id);
      const { entries } = await listWalletMovementPage(db, wallet, { limit: MAX_MOVEMENTS, offset: 0 });
      return { customer, business, ...(await loadWalletBalance(db, wallet)), movements: entries };
    },

    /**
     * Credits an amount without a payment. The customer sees the note. `recordCredit` writes the audit log in the same
     * transaction. Throws Refusal 404, 422.
     */
    async creditWallet(
      scope: BusinessScope,
      id: string,
      { amount, note, key }: CreditForm,
      recordCredit: (tx: Db, business: Business) => Promise<void>,
    ): Promise<void> {
      const { business } = await findCustomer(scope, id);
      const minorUnits = parseFormAmount(amount, business.currency, MAX_CREDIT);
      const reason = note.trim();
      if (!reason || [...reason].length > MAX_NOTE_LENGTH)
        throw createInvalidFieldRefusal('invalid', 'note', 'Enter a reason of at most 200 characters');
      const wallet = toCustomerWallet(business, id);
      const at = new Date(now());
      await db.transaction(async (tx) => {
        if (!(await lockCustomer(tx, id))) throw createNotFoundRefusal('The customer');
        const credit = { key: `${id}:${key}`, amount: minorUnits, note: reason, at };
        if (await creditStaffGift(tx, wallet, credit)) await recordCredit(tx, business);
      });
    },
  };
}

export type CustomerWallets = ReturnType<typeof createCustomerWallets>;
