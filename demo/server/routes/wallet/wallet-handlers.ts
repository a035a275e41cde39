import type { WalletService } from '../../services/wallet/wallet-service.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { ReadPaymentOrigin } from '../http/client-info.ts';
import { sendPrivateJson } from '../http/json-response.ts';
import { readIdempotencyKey } from '../http/read-request.ts';
import type { RequestAuth } from '../http/request-auth.ts';

interface WalletRouteDeps {
  readonly wallet: WalletService;
  readonly auth: RequestAuth;
  readonly readPaymentOrigin: ReadPaymentOrigin;
}

/** Handlers for the logged-in customer's wallet. */
export function createWalletHandlers({ wallet, auth, readPaymentOrigin }: WalletRouteDeps) {
  return {
    async wallet({ c, params }) {
      const customer = await auth.requireCustomer(c, { userId: params.user_id });
      return sendPrivateJson(c, { error: 0, wallet: await wallet.loadWallet(customer) });
    },

    async walletHistory({ c, params, query }) {
      const customer = await auth.requireCustomer(c, { userId: params.user_id });
      return sendPrivateJson(c, { error: 0, ...(await wallet.loadHistory(customer, query.page ?? 1)) });
    },

    async walletBuy({ c, body }) {
      const customer = await auth.requireCustomer(c);
      const paymentOrigin = await readPaymentOrigin(c, body.return_url);
      const transaction = await wallet.buyPackage(customer, body, {
        key: readIdempotencyKey(c),
        paymentOrigin,
      });
      return sendPrivateJson(c, { error: 0, transaction });
    },
  } satisfies Handlers;
}
