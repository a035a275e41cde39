import { onTestFinished } from 'vitest';
import type { WireTransaction } from '../../api/contract/payment-contract.ts';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import type { PaymentPage } from '../payment/payment-state.ts';
import { createOrderPayment } from '../payment/payment-store.ts';
import type { PaymentNavigation } from '../payment/payment-window.ts';
import { createTestStores, itemChoice, type SentRequest } from './test-stores.ts';

export const PAY_IN_NEW_WINDOW: PaymentPage = { usesSamePage: false, note: 'Preparing', dir: 'ltr' };
export const PAY_IN_SAME_WINDOW: PaymentPage = { ...PAY_IN_NEW_WINDOW, usesSamePage: true };

export const payUrl = (id: string) => `https://pay.test/${id}`;

export const wireTransaction = (change: Partial<WireTransaction> = {}): WireTransaction => ({
  id: 't-1',
  order_id: 'o-1',
  status: 'pending',
  payment_type: 4,
  amount: 3,
  currency: 'KWD',
  currency_digits: 3,
  url: payUrl('t-1'),
  expires_at: '2099-01-01T00:00:00Z',
  ...change,
});

/** A fake browser that records its payment windows. `blocksPopups` makes `open` return null. */
export function fakePaymentNavigation() {
  const state = { blocksPopups: false, visitedUrls: [] as string[] };
  const windows: { name: string; isOpen: boolean; url: string; focusCount: number }[] = [];
  const navigation: PaymentNavigation = {
    open(name) {
      if (state.blocksPopups) return null;
      const openWindow = windows.find((candidate) => candidate.name === name && candidate.isOpen);
      const paymentWindow = openWindow ?? { name, isOpen: true, url: '', focusCount: 0 };
      if (!openWindow) windows.push(paymentWindow);
      return {
        isOpen: () => paymentWindow.isOpen,
        navigate(url) {
          paymentWindow.url = url;
        },
        focus() {
          paymentWindow.focusCount += 1;
        },
        close() {
          paymentWindow.isOpen = false;
        },
      };
    },
    assign: (url) => void state.visitedUrls.push(url),
    getOrigin: () => '',
  };
  return { navigation, windows, state };
}

/** A fake backend with one order and its transactions, one per idempotency key. */
export function fakePaymentBackend() {
  const transactions: WireTransaction[] = [];
  const byKey = new Map<string | null, WireTransaction>();
  const state = { status: 0 as 0 | 2 | 9, isPaidOnSpot: false };
  const lastTransaction = () => transactions.at(-1);
  const order = () => {
    const paid = transactions.find(({ status }) => status === 'paid');
    const current = paid ?? lastTransaction();
    return wireOrder({
      status: state.status,
      payment_type: state.isPaidOnSpot ? 2 : 4,
      payment:
        current && !state.isPaidOnSpot
          ? { status: current.status, transaction_id: current.id, payment_type: current.payment_type }
          : null,
    });
  };
  const startTransaction = (key: string | null, type: number): WireTransaction => {
    const existingTransaction = byKey.get(key);
    if (existingTransaction)
      return transactions.find(({ id }) => id === existingTransaction.id) ?? existingTransaction;
    const id = `t-${transactions.length + 1}`;
    const transaction = wireTransaction({ id, payment_type: type, url: payUrl(id) });
    transactions.push(transaction);
    byKey.set(key, transaction);
    return transaction;
  };
  const requestedPaymentType = (body: unknown) => (body as { payment_type: number }).payment_type;
  return {
    transactions,
    state,
    /** Sets the final status of the last transaction. */
    endTransaction(status: WireTransaction['status']) {
      const transaction = lastTransaction();
      if (transaction) transactions[transactions.length - 1] = { ...transaction, status };
    },
    routes: {
      'webapp/order': ({ idempotencyKey, body }: SentRequest) => ({
        body:
          requestedPaymentType(body) === 2
            ? { order: wireOrder() }
            : (() => {
                const transaction = startTransaction(idempotencyKey, requestedPaymentType(body));
                return { order: order(), transaction };
              })(),
      }),
      'webapp/order/': () => ({ body: { order: order() } }),
      'webapp/pay/': ({ idempotencyKey, body }: SentRequest) => {
        if (state.status === 9)
          return { status: 409, body: { error: 1, code: 'order_over', message: 'It is over' } };
        if (transactions.some(({ status }) => status === 'paid'))
          return { status: 409, body: { error: 1, code: 'already_paid', message: 'It is paid' } };
        if (requestedPaymentType(body) === 2) {
          state.isPaidOnSpot = true;
          return { body: { order: order(), transaction: null } };
        }
        const transaction = startTransaction(idempotencyKey, requestedPaymentType(body));
        return { body: { order: order(), transaction } };
      },
      'webapp/transaction/': ({ path }: SentRequest) => {
        const transaction = transactions.find(({ id }) => path.endsWith(`/${id}`));
        return transaction
          ? { body: { transaction } }
          : { status: 404, body: { error: 1, code: 'not_found', message: 'None' } };
      },
      'webapp/cancel-order/': () => {
        if (transactions.some(({ status }) => status === 'paid'))
          return { status: 409, body: { error: 1, code: 'too_late', message: 'Begun', order: order() } };
        state.status = 9;
        return { body: { order: order() } };
      },
    },
  };
}

type FastBackend = ReturnType<typeof fakePaymentBackend>;
type Route = NonNullable<Parameters<typeof createTestStores>[0]>[string];
interface FakePaymentBackend extends Omit<FastBackend, 'routes'> {
  readonly routes: { readonly [P in keyof FastBackend['routes']]: Route };
}

/**
 * The fake payment backend with slow responses: a transaction status arrives after `ms`, a new payment after twice
 * that time.
 */
export function slowPaymentBackend(ms: number): FakePaymentBackend {
  const fastBackend = fakePaymentBackend();
  const delayed =
    <R>(respond: (sent: SentRequest) => R, wait: number) =>
    async (sent: SentRequest) => {
      const reply = respond(sent);
      await new Promise((resolve) => setTimeout(resolve, wait));
      return reply;
    };
  const { routes } = fastBackend;
  return {
    ...fastBackend,
    routes: {
      ...routes,
      'webapp/transaction/': delayed(routes['webapp/transaction/'], ms),
      'webapp/pay/': delayed(routes['webapp/pay/'], 2 * ms),
    },
  };
}

/** Stores of a customer who has two lattes in the cart and pays online. */
export async function setUpPayment(
  change: Parameters<typeof createTestStores>[1] = {},
  backend: FakePaymentBackend = fakePaymentBackend(),
) {
  const browser = fakePaymentNavigation();
  const placedOrderIds: string[] = [];
  const stores = createTestStores(backend.routes, {
    paymentNavigation: browser.navigation,
    onOrder: (order, isNew) => isNew && placedOrderIds.push(order.id),
    ...change,
  });
  await stores.business.getState().load();
  if (!stores.cart.getState().count) stores.cart.getState().add(itemChoice('latte', 2));
  stores.cart.getState().setDetails({ name: 'Noor', phone: '55512345', dialCode: '+965', paymentType: 4 });
  const payment = stores.getOrCreateStore(createOrderPayment);
  // A payment that a test leaves open must not set timers during later tests in the same thread.
  onTestFinished(() => payment.connect()());
  const placeAndPay = (page = PAY_IN_NEW_WINDOW) =>
    payment.getState().open({ kind: 'order', placeOrder: stores.orders.getState().placeOrder }, page);
  return { ...stores, ...browser, backend, payment, placeAndPay, placedOrderIds };
}
