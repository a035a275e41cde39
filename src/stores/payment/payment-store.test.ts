import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakePaymentBackend,
  NEW_WINDOW_PAGE,
  openPayingCustomer,
  payUrl,
  SAME_WINDOW_PAGE,
} from '../testing/payment-stores.ts';
import { buildPaymentKey } from './payment-keys.ts';

const advanceSeconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('paying for an order online', () => {
  it('opens the payment window before any request, then shows the payment page in the window', async () => {
    const { open, windows, payment, requests } = await openPayingCustomer();
    const countBefore = requests.length;
    const opening = open();
    expect([windows.length, requests.length]).toEqual([1, countBefore]);
    expect(await opening).toBe('o-1');
    expect(windows).toMatchObject([{ isOpen: true, url: payUrl('t-1') }]);
    expect(payment.getState()).toMatchObject({
      status: 'waiting',
      purchase: { kind: 'order', orderId: 'o-1', number: '7', rest: { minor: 3000 } },
      paymentType: 4,
    });
  });

  it('continues a payment that was stored without the amount before rounding', async () => {
    const { open, deps, backend } = await openPayingCustomer();
    await open();
    const key = buildPaymentKey(deps, 'order');
    const stored = deps.storage.get(key) ?? '';
    const older = stored.replace(/,"rest":\{[^}]*\}\}/, '');
    expect(older.length).toBeLessThan(stored.length);
    deps.storage.set(key, older);
    const { payment } = await openPayingCustomer({ storage: deps.storage }, backend);
    expect(payment.getState().resume()).toMatchObject({ orderId: 'o-1', rest: null });
  });

  it('keeps the cart until the payment arrives, then completes the order once and closes the window', async () => {
    const { open, start, backend, cart, orders, placedOrderIds, payment, windows, deps } =
      await openPayingCustomer();
    start();
    await open();
    expect(cart.getState().count).toBe(2);
    expect([orders.getState().history, placedOrderIds]).toEqual([[], []]);
    backend.endTransaction('paid');
    await advanceSeconds(3);
    expect(payment.getState()).toMatchObject({ status: 'paid', order: { id: 'o-1' } });
    expect(cart.getState().count).toBe(0);
    expect(orders.getState().history.map(({ id }) => id)).toEqual(['o-1']);
    expect(placedOrderIds).toEqual(['o-1']);
    expect(windows[0]?.isOpen).toBe(false);
    expect(deps.storage.get(buildPaymentKey(deps, 'order'))).toBeNull();
    await advanceSeconds(60);
    expect(placedOrderIds).toEqual(['o-1']);
  });

  it('checks the payment less and less often, not while the page is hidden, and at once when the window closes', async () => {
    const { open, start, requestsTo, page, windows, payment } = await openPayingCustomer();
    start();
    await open();
    const countStatusRequests = () => requestsTo('webapp/transaction/').length;
    await advanceSeconds(2);
    expect(countStatusRequests()).toBe(1);
    await advanceSeconds(60);
    const countBeforeHiding = countStatusRequests();
    expect(countBeforeHiding).toBeGreaterThan(5);
    expect(countBeforeHiding).toBeLessThan(12);
    page.setHidden(true);
    await advanceSeconds(60);
    expect(countStatusRequests()).toBe(countBeforeHiding);
    page.setHidden(false);
    await advanceSeconds(0);
    expect(countStatusRequests()).toBe(countBeforeHiding + 1);
    const [paymentWindow] = windows;
    if (paymentWindow) paymentWindow.isOpen = false;
    await advanceSeconds(0.6);
    expect(countStatusRequests()).toBe(countBeforeHiding + 2);
    expect(payment.getState().status).toBe('closed');
  });

  it('reopens the payment page in the same payment window, or in a new one if the window is closed', async () => {
    const { open, payment, windows } = await openPayingCustomer();
    await open();
    payment.getState().reopen(NEW_WINDOW_PAGE);
    expect(windows).toMatchObject([{ focusCount: 1 }]);
    const [first] = windows;
    if (first) first.isOpen = false;
    payment.getState().reopen(NEW_WINDOW_PAGE);
    expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ url: payUrl('t-1') }]);
    expect(payment.getState().status).toBe('waiting');
  });

  it('reports a blocked payment window and continues once the customer opens one', async () => {
    const { open, payment, state, windows } = await openPayingCustomer();
    state.blocksPopups = true;
    await open();
    expect(payment.getState()).toMatchObject({ status: 'blocked', transaction: { url: payUrl('t-1') } });
    state.blocksPopups = false;
    payment.getState().reopen(NEW_WINDOW_PAGE);
    expect([payment.getState().status, windows.length]).toEqual(['waiting', 1]);
  });

  it('reports a payment window that was closed before the payment page was ready', async () => {
    const { open, payment, windows } = await openPayingCustomer();
    const opening = open();
    const [first] = windows;
    if (first) first.isOpen = false;
    await opening;
    expect(payment.getState().status).toBe('closed');
  });

  it('closes the payment window when the server refuses the order', async () => {
    const { open, payment, windows, routes, orders } = await openPayingCustomer();
    routes['webapp/order'] = { status: 422, body: { error: 1, code: 'sold_out', message: 'No' } };
    expect(await open()).toBeNull();
    expect(windows).toMatchObject([{ isOpen: false, url: '' }]);
    expect([payment.getState().status, orders.getState().placement.status]).toEqual(['idle', 'refused']);
  });

  it('navigates the hosted page to the payment page only when the app calls `leave`', async () => {
    const { open, payment, windows, state } = await openPayingCustomer();
    await open(SAME_WINDOW_PAGE);
    expect([payment.getState().status, windows, state.visitedUrls]).toEqual(['leaving', [], []]);
    payment.getState().leave();
    expect(state.visitedUrls).toEqual([payUrl('t-1')]);
  });

  it('opens a payment window on a host page even if the payment should use the same page', async () => {
    const { open, windows } = await openPayingCustomer({ apiOrigin: 'https://orders.test' });
    await open(SAME_WINDOW_PAGE);
    expect(windows).toHaveLength(1);
  });

  it('lets a customer return to the payment page after using the browser’s back button', async () => {
    const { open, payment, page, start } = await openPayingCustomer();
    start();
    await open(SAME_WINDOW_PAGE);
    payment.getState().leave();
    page.setHidden(true);
    page.setHidden(false);
    expect(payment.getState().status).toBe('closed');
    payment.getState().reopen(SAME_WINDOW_PAGE);
    expect(payment.getState().status).toBe('leaving');
  });
});

describe('the order key', () => {
  it('sends the order key with every status, retry and cancel request', async () => {
    const { open, backend, payment, requestsTo } = await openPayingCustomer();
    await open();
    backend.endTransaction('declined');
    await payment.getState().check();
    await payment.getState().retry(NEW_WINDOW_PAGE);
    await payment.getState().cancel();
    const [placeRequest] = requestsTo('webapp/order');
    const paymentRequests = ['webapp/transaction/', 'webapp/pay/', 'webapp/cancel-order/'].flatMap(
      requestsTo,
    );
    expect(paymentRequests.length).toBeGreaterThanOrEqual(3);
    expect(new Set(paymentRequests.map(({ orderKey }) => orderKey))).toEqual(
      new Set([placeRequest?.idempotencyKey]),
    );
  });
});

describe('a payment request without a response', () => {
  it('repeats a payment attempt without a response with the same idempotency key', async () => {
    const { open, backend, payment, routes, requestsTo } = await openPayingCustomer();
    await open();
    backend.endTransaction('declined');
    await payment.getState().check();
    routes['webapp/pay/'] = 'lost';
    const retrying = payment.getState().retry(NEW_WINDOW_PAGE);
    await advanceSeconds(10);
    await retrying;
    expect(payment.getState().status).toBe('unanswered');
    routes['webapp/pay/'] = backend.routes['webapp/pay/'];
    await payment.getState().retry(NEW_WINDOW_PAGE);
    expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
    expect(new Set(requestsTo('webapp/pay/').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('reports a payment without a response and closes the window if there is no payment page', async () => {
    const backend = fakePaymentBackend();
    const { open, payment, routes, windows } = await openPayingCustomer({}, backend);
    const route = backend.routes['webapp/order'];
    routes['webapp/order'] = (sent) => {
      const { body } = route(sent) as { body: { order: unknown; transaction: object } };
      return { body: { ...body, transaction: { ...body.transaction, url: null } } };
    };
    await open();
    expect([payment.getState().status, windows[0]?.isOpen]).toEqual(['unanswered', false]);
  });

  it('keeps waiting for the payment and checks again when a status request fails', async () => {
    const { open, start, backend, payment, routes } = await openPayingCustomer();
    start();
    await open();
    routes['webapp/transaction/'] = 'lost';
    await advanceSeconds(20);
    expect(payment.getState().status).toBe('waiting');
    routes['webapp/transaction/'] = backend.routes['webapp/transaction/'];
    backend.endTransaction('paid');
    await advanceSeconds(30);
    expect(payment.getState().status).toBe('paid');
  });
});

describe('cancelling a payment', () => {
  it('cancels an unpaid order, closes the payment window and keeps the cart', async () => {
    const { open, payment, backend, cart, windows, placedOrderIds, orders } = await openPayingCustomer();
    await open();
    expect(await payment.getState().cancel()).toBe(true);
    expect(backend.state.status).toBe(9);
    expect([cart.getState().count, placedOrderIds, orders.getState().history]).toEqual([2, [], []]);
    expect([payment.getState().status, windows[0]?.isOpen]).toEqual(['idle', false]);
  });

  it('completes the order in place of cancelling it if it has been paid in the meantime', async () => {
    const { open, payment, backend, placedOrderIds } = await openPayingCustomer();
    await open();
    backend.endTransaction('paid');
    expect(await payment.getState().cancel()).toBe(false);
    expect([payment.getState().status, placedOrderIds]).toEqual(['paid', ['o-1']]);
  });

  it('keeps the payment open if the request to cancel it gets no response', async () => {
    const { open, payment, routes, deps } = await openPayingCustomer();
    await open();
    routes['webapp/cancel-order/'] = 'lost';
    const cancelling = payment.getState().cancel();
    await advanceSeconds(10);
    expect(await cancelling).toBe(false);
    expect(deps.storage.get(buildPaymentKey(deps, 'order'))).not.toBeNull();
  });
});
