import type { Call } from '../call.ts';
import { ordersQuery, ordersResponse } from '../schemas/orders-page-schema.ts';
import { transactionResponse } from '../schemas/transaction-schema.ts';

export const orders = {
  method: 'GET',
  path: 'webapp/v5/orders/{user_id}',
  query: ordersQuery,
  response: ordersResponse,
} as const satisfies Call;

export const transaction = {
  method: 'GET',
  path: 'webapp/transaction/{order_id}/{transaction_id}',
  response: transactionResponse,
} as const satisfies Call;
