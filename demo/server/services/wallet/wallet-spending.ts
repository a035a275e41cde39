import { createMoney, type Money } from '../../../../src/domain/money/money.ts';
import { paymentType } from '../../../../src/domain/payment/payment-type.ts';
import type { Bill } from '../../../../src/domain/pricing/pricing-types.ts';
import type { Db } from '../../db/open-database.ts';
import { type CustomerWallet, WalletOverdrawn } from '../../repo/wallet/ledger-repo.ts';
import { loadWalletBalance, type WalletPart } from '../../repo/wallet/wallet-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { createInvalidFieldRefusal, Refusal } from '../shared/refusal.ts';

/** Number of attempts when concurrent orders spend the same wallet. */
const MAX_TRIES = 8;

/** A customer's wallet in the business's current currency. */
export const toCustomerWallet = (
  { referenceId, currency }: Business,
  customerId: string,
): CustomerWallet => ({
  referenceId,
  customerId,
  currency: currency.code,
  currencyDigits: currency.digits,
});

/**
 * The balance that an order may spend. Null if the business has no wallets, the customer is not logged in, or the
 * customer does not want to use the wallet (spec, sections 4 and 6).
 */
export async function loadSpendableBalance(
  db: Db,
  business: Business,
  customer: { readonly id: string } | null,
  usesWallet: boolean,
): Promise<Money | null> {
  if (!usesWallet || !customer || !business.response.restaurant.enable_wallet) return null;
  const { balance } = await loadWalletBalance(db, toCustomerWallet(business, customer.id));
  return createMoney(balance, business.currency);
}

/**
 * The wallet's part of an order. Null when the wallet pays nothing. Throws Refusal 422 if the remainder is not paid
 * in cash (spec, section 6).
 */
export function toWalletPart(
  customer: { readonly id: string } | null,
  { wallet }: Bill,
  remainderPaymentType: number,
): WalletPart | null {
  if (!customer || !wallet.minor) return null;
  if (remainderPaymentType !== paymentType.cash)
    throw createInvalidFieldRefusal(
      'payment_unavailable',
      'payment_type',
      'With the wallet, the rest must be paid in cash',
    );
  return { customerId: customer.id, amount: wallet.minor };
}

/**
 * Runs `store` again if another order has spent a part of the balance that `store` had read. Throws Refusal 409
 * `wallet_changed` after several attempts.
 */
export async function retryWhenOverdrawn<T>(store: () => Promise<T>): Promise<T> {
  for (let triesLeft = MAX_TRIES; triesLeft > 0; triesLeft--) {
    try {
      return await store();
    } catch (error) {
      if (!(error instanceof WalletOverdrawn)) throw error;
    }
  }
  throw new Refusal(409, 'wallet_changed', 'Your wallet is being used elsewhere. Please try again');
}
