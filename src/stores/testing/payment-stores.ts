import { onTestFinished } from 'vitest';
import type { WireTransaction } from '../../api/contract/payment-contract.ts';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import type { PaymentPageOptions } from '../payment/payment-state.ts';
import { createOrderPayment } from '../payment/payment-store.ts';
import type { PaymentNavigation } from '../payment/payment-window.ts';
import { buildItemChoice, createTestStores, type SentRequest } from './test-stores.ts';

export const PAY_IN_NEW_WINDOW: PaymentPageOptions = { usesSamePage: false, note: 'Preparing', dir: 'ltr' };
export const PAY_IN_SAME_WINDOW: PaymentPageOptions = { ...PAY_IN_NEW_WINDOW, usesSamePage: true };

export const buildPayUrl = (id: string) => `https://pay.test/${id}`;

export const wireTransaction = (overrides: Partial<WireTransaction> = {}): WireTransaction => ({
  id: 't-1',
  order_id: 'o-1',
  status: 'pending',
  payment_type: 4,
  amount: 3,
  currency: 'KWD',
  currency_digits: 3,
  url: buildPayUrl('t-1'),
  expires_at: '2099-01-01T00:00:00Z',
  ...overrides,
});

/** A fake browser that records its payment windows. `blocksPopups` makes `open` return null. */
export function createFakeNavigation() {
  const state = { blocksPopups: false, visitedUrls: [] as string[] };
  const windows: { name: string; isOpen: boolean; url: string; focusCount: number }[] = [];
  const navigation: PaymentNavigation = {
    open(name) {
      if (state.blocksPopups) return null;
      const existingWindow = windows.find((candidate) => candidate.name === name && candidate.isOpen);
      const paymentWindow = existingWindow ?? { name, isOpen: true, url: '', focusCount: 0 };
      if (!existingWindow) windows.push(paymentWindow);
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
export function createFakePaymentBackend() {
  const transactions: WireTransaction[] = [];
  const transactionsByKey = new Map<string | null, WireTransaction>();
  /** `status` is the order's: 0 is pending, 2 rejected, 9 cancelled. */
  const state = { status: 0 as 0 | 2 | 9, paysOnSpot: false };
  const getLastTransaction = () => transactions.at(-1);
  const buildOrder = () => {
    const paidTransaction = transactions.find(({ status }) => status === 'paid');
    const currentTransaction = paidTransaction ?? getLastTransaction();
    return wireOrder({
      status: state.status,
      payment_type: state.paysOnSpot ? 2 : 4,
      payment:
        currentTransaction && !state.paysOnSpot
          ? {
              status: currentTransaction.status,
              transaction_id: currentTransaction.id,
              payment_type: currentTransaction.payment_type,
            }
          : null,
    });
  };
  const startTransaction = (key: string | null, type: number): WireTransaction => {
    const existingTransaction = transactionsByKey.get(key);
    if (existingTransaction)
      return transactions.find(({ id }) => id === existingTransaction.id) ?? existingTransaction;
    const id = `t-${transactions.length + 1}`;
    const transaction = wireTransaction({ id, payment_type: type, url: buildPayUrl(id) });
    transactions.push(transaction);
    transactionsByKey.set(key, transaction);
    return transaction;
  };
  /** 2 is cash. 4 is the type with which the tests pay online. */
  const readPaymentType = (body: unknown) => (body as { payment_type: number }).payment_type;
  return {
    transactions,
    state,
    /** Sets the final status of the last transaction. */
    endTransaction(status: WireTransaction['status']) {
      const transaction = getLastTransaction();
      if (transaction) transactions[transactions.length - 1] = { ...transaction, status };
    },
    routes: {
      'webapp/order': ({ idempotencyKey, body }: SentRequest) => ({
        body:
          readPaymentType(body) === 2
            ? { order: wireOrder() }
            : (() => {
                const transaction = startTransaction(idempotencyKey, readPaymentType(body));
                return { order: buildOrder(), transaction };
              })(),
      }),
      'webapp/order/': () => ({ body: { order: buildOrder() } }),
      'webapp/pay/': ({ idempotencyKey, body }: SentRequest) => {
        if (state.status === 9)
          return { status: 409, body: { error: 1, code: 'order_over', message: 'It is over' } };
        if (transactions.some(({ status }) => status === 'paid'))
          return { status: 409, body: { error: 1, code: 'already_paid', message: 'It is paid' } };
        if (readPaymentType(body) === 2) {
          state.paysOnSpot = true;
          return { body: { order: buildOrder(), transaction: null } };
        }
        const transaction = startTransaction(idempotencyKey, readPaymentType(body));
        return { body: { order: buildOrder(), transaction } };
      },
      'webapp/transaction/': ({ path }: SentRequest) => {
        const transaction = transactions.find(({ id }) => path.endsWith(`/${id}`));
        return transaction
          ? { body: { transaction } }
          : { status: 404, body: { error: 1, code: 'not_found', message: 'None' } };
      },
      'webapp/cancel-order/': () => {
        if (transactions.some(({ status }) => status === 'paid'))
          return { status: 409, body: { error: 1, code: 'too_late', message: 'Begun', order: buildOrder() } };
        state.status = 9;
        return { body: { order: buildOrder() } };
      },
    },
  };
}

type FastBackend = ReturnType<typeof createFakePaymentBackend>;
type Route = NonNullable<Parameters<typeof createTestStores>[0]>[string];
interface FakePaymentBackend extends Omit<FastBackend, 'routes'> {
  readonly routes: { readonly [P in keyof FastBackend['routes']]: Route };
}

/**
 * The fake payment backend with slow responses: a transaction status arrives after `ms`, a new payment after twice
 * that time.
 */
export function createSlowPaymentBackend(ms: number): FakePaymentBackend {
  const fastBackend = createFakePaymentBackend();
  const delayResponse =
    <R>(respond: (request: SentRequest) => R, waitMs: number) =>
    async (request: SentRequest) => {
      const reply = respond(request);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      return reply;
    };
  const { routes } = fastBackend;
  return {
    ...fastBackend,
    routes: {
      ...routes,
      'webapp/transaction/': delayResponse(routes['webapp/transaction/'], ms),
      'webapp/pay/': delayResponse(routes['webapp/pay/'], 2 * ms),
    },
  };
}

/** Stores of a customer who has two lattes in the cart and pays online. */
export async function setUpPayment(
  overrides: Parameters<typeof createTestStores>[1] = {},
  backend: FakePaymentBackend = createFakePaymentBackend(),
) {
  const browser = createFakeNavigation();
  const placedOrderIds: string[] = [];
  const stores = createTestStores(backend.routes, {
    paymentNavigation: browser.navigation,
    onOrder: (order, isNew) => isNew && placedOrderIds.push(order.id),
    ...overrides,
  });
  await stores.business.getState().load();
  if (!stores.cart.getState().count) stores.cart.getState().add(buildItemChoice('latte', 2));
  stores.cart.getState().setDetails({ name: 'Noor', phone: '55512345', dialCode: '+965', paymentType: 4 });
  const payment = stores.getOrCreateStore(createOrderPayment);
  // A payment that a test leaves open must not set timers during later tests in the same thread.
  onTestFinished(() => payment.connect()());
  const placeAndPay = (page = PAY_IN_NEW_WINDOW) =>
    payment.getState().open({ kind: 'order', placeOrder: stores.orders.getState().placeOrder }, page);
  return { ...stores, ...browser, backend, payment, placeAndPay, placedOrderIds };
}
