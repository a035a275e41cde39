import { randomUUID } from 'node:crypto';
import type { CallInput } from '../../../src/api/contract/call.ts';
import type { calls } from '../../../src/api/contract/contract.ts';
import type { WireOrder } from '../../../src/api/contract/order-contract.ts';
import type { Backend } from './backend.ts';

export type OrderBody = CallInput<typeof calls.placeOrder>['body'];

export const MITTE = 'tea-house~mitte';

/** Two cups of chai with oat milk. */
export const CHAI = {
  item_id: 'chai',
  quantity: 2,
  modifiers: 'milk-oat',
  modifiers_details: [{ id: 'milk-oat', quantity: 1 }],
};
/** 2 x (4.35 - 10 % + 0.40) with 7 % VAT included, plus 8.25 % service on the net amount of 8.06. */
export const CHAI_TOTAL = 9.28;

/** A pickup order of two cups of chai, as a guest places it. */
export const buildOrderBody = (changes: Partial<OrderBody> = {}): OrderBody => ({
  branch_id: MITTE,
  selling_types: 'car_pickup',
  order_lines: [CHAI],
  name: 'Ada',
  phone: '1701234567',
  dial_code: '+49',
  total: CHAI_TOTAL,
  ...changes,
});

export const buildIdempotencyHeader = (key: string = randomUUID()) => ({ 'idempotency-key': key });

const keys = new Map<string, string>();

export async function placeOrder(
  backend: Backend,
  changes: Partial<OrderBody> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<WireOrder> {
  const key = randomUUID();
  const { order } = await backend.call('placeOrder', {
    body: buildOrderBody(changes),
    headers: { ...buildIdempotencyHeader(key), ...headers },
  });
  keys.set(order.id, key);
  return order;
}

/** Returns the `Order-Key` header of a guest's order that `placeOrder` placed. */
export const buildOrderKeyHeader = (orderId: string) => ({ 'order-key': keys.get(orderId) ?? '' });
