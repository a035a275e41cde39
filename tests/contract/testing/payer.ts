import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { WireOrder } from '../../../src/api/contract/order-contract.ts';
import type { WireTransaction } from '../../../src/api/contract/payment-contract.ts';
import { underLoad } from '../../timeouts.ts';
import type { Backend } from './backend.ts';
import { idempotencyHeader, MITTE, type OrderBody, orderBody } from './test-orders.ts';

/** An order that was placed with an online payment, and the key that makes it its customer's. */
export interface Payable {
  readonly key: string;
  readonly order: WireOrder;
  readonly transaction: WireTransaction;
}

const some = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
};

export const CARD = 1;
export const CASH = 2;
export const APPLE_PAY = 6;

/** What a customer does who pays online. */
export const payer = (backend: Backend, branchId = MITTE) => ({
  async place(changes: Partial<OrderBody> = {}, headers: Record<string, string> = {}): Promise<Payable> {
    const key = randomUUID();
    const body = orderBody({ branch_id: branchId, payment_type: CARD, ...changes });
    const answer = await backend.ask('placeOrder', {
      body,
      headers: { ...idempotencyHeader(key), ...headers },
    });
    return { key, order: answer.order, transaction: some(answer.transaction, 'transaction') };
  },

  pay: (
    { key, order: { id } }: Pick<Payable, 'key' | 'order'>,
    payment_type: number,
    { payKey = randomUUID() as string, return_url = undefined as string | undefined } = {},
  ) =>
    backend.ask('pay', {
      params: { order_id: id },
      body: { payment_type, return_url },
      headers: { ...idempotencyHeader(payKey), 'order-key': key },
    }),

  /** Asks how the payment stands, as the app does again and again. */
  follow: async ({ order, transaction }: Pick<Payable, 'order' | 'transaction'>) =>
    (
      await backend.ask('transaction', {
        params: { order_id: order.id, transaction_id: transaction.id },
      })
    ).transaction,

  standing: ({ order: { id } }: Pick<Payable, 'order'>) =>
    backend.ask('orderEvents', { params: { branch_id: branchId, order_id: id } }),

  /** What the customer does on the sandbox's page, and where it leads. */
  async choose(url: string, choice: string): Promise<string | null> {
    const { pathname } = new URL(url);
    const response = await backend.request(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `do=${choice}`,
    });
    return response.headers.get('location');
  },

  /** The staff moves it. The status of the answer: 303 when it was done. */
  move: async (id: string, to: number): Promise<number> =>
    (
      await backend.request(`/console/orders/${id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        body: `to=${to}`,
      })
    ).status,
});

/** What comes about by itself: soon, but a machine under load takes its time. */
export const waitForIt = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: underLoad(5_000), interval: 50 });

/** Where a pending payment is paid. */
export const paymentUrl = (transaction: WireTransaction | null | undefined): string =>
  some(transaction?.url, 'payment page');
