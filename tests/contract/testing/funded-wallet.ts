import { creditStaffGift, loadWalletBalance } from '../../../demo/server/repo/wallet/wallet-repo.ts';
import type { Backend } from './backend.ts';
import { logIn, type TestAccount } from './test-accounts.ts';
import { buildIdempotencyHeader, buildOrderBody, type OrderBody } from './test-orders.ts';

/** Logs in a customer of the tea house and credits the wallet. Amounts are in cents. */
export async function logInWithWallet(backend: Backend, cents: number) {
  const account: TestAccount = await logIn(backend);
  const { headers } = account;
  const walletOwner = {
    referenceId: 'tea-house',
    customerId: account.user.id,
    currency: 'EUR',
    currencyDigits: 2,
  };
  const at = new Date(backend.clock.now);
  if (cents)
    await backend
      .database()
      .transaction((tx) =>
        creditStaffGift(tx, walletOwner, { key: account.user.id, amount: cents, note: 'Welcome', at }),
      );
  const params = { user_id: account.user.id };
  return {
    ...account,
    params,
    loadWallet: async () => (await backend.call('wallet', { params, headers })).wallet,
    loadHistory: (page?: number) =>
      backend.call('walletHistory', { params, headers, query: page ? { page } : undefined }),
    /** The balance in the ledger, in cents. */
    loadLedgerBalance: () => loadWalletBalance(backend.database(), walletOwner),
    placeOrder: async (changes: Partial<OrderBody> = {}, key?: string) =>
      (
        await backend.call('placeOrder', {
          body: buildOrderBody({ use_wallet: true, ...changes }),
          headers: { ...buildIdempotencyHeader(key), ...headers },
        })
      ).order,
    placeAndExpectRefusal: (changes: Partial<OrderBody> = {}) =>
      backend.expectRefusal('placeOrder', {
        body: buildOrderBody({ use_wallet: true, ...changes }),
        headers: { ...buildIdempotencyHeader(), ...headers },
      }),
  };
}
