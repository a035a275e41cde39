import * as z from 'zod/mini';
import type { Call } from './call.ts';
import {
  amount,
  countParam,
  id,
  localizedText,
  orderStatus,
  pagination,
  receivedSellingType,
} from './common-contract.ts';

export const orderSummary = z.object({
  id,
  number: z.string(),
  branch_id: id,
  branch_name: localizedText,
  status: orderStatus,
  selling_type: receivedSellingType,
  placed_at: z.string(),
  /** The time of a scheduled order. */
  scheduled_at: z._default(z.nullable(z.string()), null),
  currency: z.string(),
  currency_digits: z.int(),
  total: amount,
  /** Number of units in all lines. */
  count: z.int(),
  /** Whether the order goes by parcel to another country. Says nothing about its progress. */
  shipped: z._default(z.nullable(z.boolean()), null),
  /** The customer's rating in stars. */
  rate: z._default(z.nullable(z.int()), null),
  /** Whether the order is waiting for its payment. */
  unpaid: z._default(z.nullable(z.boolean()), null),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** `GET webapp/v5/orders/{user_id}?page={n}`, newest first. */
const ordersQuery = z.object({ page: z.optional(countParam) });

const ordersResponse = z.object({
  error: z.optional(z.literal(0)),
  orders: z.array(orderSummary),
  pagination,
});

export const ordersCall = {
  method: 'GET',
  path: 'webapp/v5/orders/{user_id}',
  query: ordersQuery,
  response: ordersResponse,
} as const satisfies Call;
