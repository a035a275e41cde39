import type { Call } from '../call.ts';
import { transactionResponse } from '../schemas/transaction-schema.ts';
import {
  walletBuyRequest,
  walletHistoryQuery,
  walletHistoryResponse,
  walletResponse,
} from '../schemas/wallet-schema.ts';

export const wallet = {
  method: 'GET',
  path: 'webapp/wallet/{user_id}',
  response: walletResponse,
} as const satisfies Call;

export const walletHistory = {
  method: 'GET',
  path: 'webapp/wallet/{user_id}/history',
  query: walletHistoryQuery,
  response: walletHistoryResponse,
} as const satisfies Call;

/** With an `Idempotency-Key`: the same key is the same purchase, however often it is sent. */
export const walletBuy = {
  method: 'POST',
  path: 'webapp/wallet/buy',
  body: walletBuyRequest,
  response: transactionResponse,
} as const satisfies Call;
