import { creditByStaff, loadWalletBalance } from '../../../demo/server/repo/wallet/wallet-repo.ts';
import type { Backend } from './backend.ts';
import { logIn, type TestAccount } from './test-accounts.ts';
import { idempotencyHeader, type OrderBody, orderBody } from './test-orders.ts';

/** Logs in a customer of the tea house and credits the wallet. Amounts are in cents. */
export async function customerWithWallet(backend: Backend, cents: number) {
  const account: TestAccount = await logIn(backend);
  const { headers } = account;
  const purse = {
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
        creditByStaff(tx, purse, { key: account.user.id, amount: cents, note: 'Welcome', at }),
      );
  const params = { user_id: account.user.id };
  return {
    ...account,
    params,
    wallet: async () => (await backend.ask('wallet', { params, headers })).wallet,
    history: (page?: number) =>
      backend.ask('walletHistory', { params, headers, query: page ? { page } : undefined }),
    /** The balance in the ledger, in cents. */
    ledger: () => loadWalletBalance(backend.database(), purse),
    place: async (changes: Partial<OrderBody> = {}, key?: string) =>
      (
        await backend.ask('placeOrder', {
          body: orderBody({ use_wallet: true, ...changes }),
          headers: { ...idempotencyHeader(key), ...headers },
        })
      ).order,
    refusedPlacing: (changes: Partial<OrderBody> = {}) =>
      backend.refusal('placeOrder', {
        body: orderBody({ use_wallet: true, ...changes }),
        headers: { ...idempotencyHeader(), ...headers },
      }),
  };
}
