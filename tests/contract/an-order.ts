import { randomUUID } from 'node:crypto';
import type { CallInput } from '../../src/api/call.ts';
import type { calls } from '../../src/api/contract.ts';
import type { WireOrder } from '../../src/api/schemas/order.ts';
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
/** 2 x (4.35 - 10% + 0.40), of which 7% VAT inside; 8.25% service on the net of 8.06. */
export const CHAI_TOTAL = 9.28;

/** A pickup order of two cups of chai, as a guest places it. */
export const anOrder = (changes: Partial<OrderBody> = {}): OrderBody => ({
  branch_id: MITTE,
  selling_types: 'car_pickup',
  order_lines: [CHAI],
  name: 'Ada',
  phone: '1701234567',
  dial_code: '+49',
  total: CHAI_TOTAL,
  ...changes,
});

export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

export const place = async (backend: Backend, changes: Partial<OrderBody> = {}): Promise<WireOrder> =>
  (await backend.ask('placeOrder', { body: anOrder(changes), headers: keyed() })).order;
