import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { WireOrder } from '../../../src/api/contract/order-contract.ts';
import type { WireTransaction } from '../../../src/api/contract/payment-contract.ts';
import { scaleTimeout } from '../../timeouts.ts';
import type { Backend } from './backend.ts';
import { buildIdempotencyHeader, buildOrderBody, MITTE, type OrderBody } from './test-orders.ts';

/** An order with an online payment, and its order key. */
export interface Payable {
  readonly key: string;
  readonly order: WireOrder;
  readonly transaction: WireTransaction;
}

const requireValue = <T>(value: T | null | undefined, name: string): T => {
  if (value === null || value === undefined) throw new Error(`There is no ${name}`);
  return value;
};

export const CARD = 1;
export const CASH = 2;
export const APPLE_PAY = 6;

/** The actions of a customer who pays online. */
export const createPayer = (backend: Backend, branchId = MITTE) => ({
  async placeOrder(changes: Partial<OrderBody> = {}, headers: Record<string, string> = {}): Promise<Payable> {
    const key = randomUUID();
    const body = buildOrderBody({ branch_id: branchId, payment_type: CARD, ...changes });
    const response = await backend.call('placeOrder', {
      body,
      headers: { ...buildIdempotencyHeader(key), ...headers },
    });
    return { key, order: response.order, transaction: requireValue(response.transaction, 'transaction') };
  },

  pay: (
    { key, order: { id } }: Pick<Payable, 'key' | 'order'>,
    payment_type: number,
    { payKey = randomUUID() as string, return_url = undefined as string | undefined } = {},
  ) =>
    backend.call('pay', {
      params: { order_id: id },
      body: { payment_type, return_url },
      headers: { ...buildIdempotencyHeader(payKey), 'order-key': key },
    }),

  /** Requests the status of the payment, as the app does when it polls. */
  loadTransaction: async ({ order, transaction }: Pick<Payable, 'order' | 'transaction'>) =>
    (
      await backend.call('transaction', {
        params: { order_id: order.id, transaction_id: transaction.id },
      })
    ).transaction,

  loadOrderEvents: ({ order: { id } }: Pick<Payable, 'order'>) =>
    backend.call('orderEvents', { params: { branch_id: branchId, order_id: id } }),

  /** Submits the customer's choice on the sandbox page and returns where it redirects. */
  async submitChoice(url: string, choice: string): Promise<string | null> {
    const { pathname } = new URL(url);
    const response = await backend.request(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `do=${choice}`,
    });
    return response.headers.get('location');
  },

  /** Moves the order to a status, as the staff does. Returns the HTTP status: 303 if it succeeded. */
  moveOrder: async (id: string, newStatus: number): Promise<number> =>
    (
      await backend.request(`/console/orders/${id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        body: `to=${newStatus}`,
      })
    ).status,
});

/** Waits for background work. The timeout is long, because a machine under load is slow. */
export const waitUntilPasses = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: scaleTimeout(5_000), interval: 50 });

/** Returns the URL of the payment page of a pending payment. */
export const getPaymentUrl = (transaction: WireTransaction | null | undefined): string =>
  requireValue(transaction?.url, 'payment page');
