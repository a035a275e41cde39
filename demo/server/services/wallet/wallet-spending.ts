import { type Money, money } from '../../../../src/domain/money/money.ts';
import { paymentType } from '../../../../src/domain/payment/payment-type.ts';
import type { Bill } from '../../../../src/domain/pricing/pricing-types.ts';
import type { Db } from '../../db/open-database.ts';
import { type Purse, WalletOverdrawn } from '../../repo/wallet/ledger-repo.ts';
import { loadWalletBalance, type WalletPart } from '../../repo/wallet/wallet-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { invalid, Refusal } from '../shared/refusal.ts';

/** Of many who spend one wallet at once, each tries again with what the others left of it; so often. */
const MAX_TRIES = 8;

/** The account of a customer in the currency their business has now. */
export const purseOf = ({ referenceId, currency }: Business, customerId: string): Purse => ({
  referenceId,
  customerId,
  currency: currency.code,
  currencyDigits: currency.digits,
});

/**
 * What the wallet can pay of an order: null unless the business has it switched on, the customer is logged in and asked for it
 * (spec, sections 4 and 6).
 */
export async function loadSpendableBalance(
  db: Db,
  business: Business,
  customer: { readonly id: string } | null,
  wanted: boolean,
): Promise<Money | null> {
  if (!wanted || !customer || !business.response.restaurant.enable_wallet) return null;
  const { balance } = await loadWalletBalance(db, purseOf(business, customer.id));
  return money(balance, business.currency);
}

/** What the wallet pays of an order; null: nothing. Throws Refusal 422: what it leaves is paid in cash (spec, section 6). */
export function toWalletPart(
  customer: { readonly id: string } | null,
  { wallet }: Bill,
  paidBy: number,
): WalletPart | null {
  if (!customer || !wallet.minor) return null;
  if (paidBy !== paymentType.cash)
    throw invalid('payment_unavailable', 'payment_type', 'With the wallet, the rest is paid in cash');
  return { customerId: customer.id, amount: wallet.minor };
}

/** Stores what may spend from a wallet: anew when there was less in it than just read. Throws Refusal 409 `wallet_changed`. */
export async function retryOverdrawn<T>(store: () => Promise<T>): Promise<T> {
  for (let left = MAX_TRIES; left > 0; left--) {
    try {
      return await store();
    } catch (error) {
      if (!(error instanceof WalletOverdrawn)) throw error;
    }
  }
  throw new Refusal(409, 'wallet_changed', 'Your wallet is being used elsewhere: please try again');
}
