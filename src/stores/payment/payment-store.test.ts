import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildPayUrl,
  createFakePaymentBackend,
  PAY_IN_NEW_WINDOW,
  PAY_IN_SAME_WINDOW,
  setUpPayment,
} from '../testing/payment-stores.ts';
import { buildPaymentKey } from './payment-keys.ts';

const advanceSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('paying for an order online', () => {
  it('opens the payment window before any request, then shows the payment page in the window', async () => {
    const { placeAndPay, windows, payment, requests } = await setUpPayment();
    const countBefore = requests.length;
    const placingOrder = placeAndPay();
    expect([windows.length, requests.length]).toEqual([1, countBefore]);
    expect(await placingOrder).toBe('o-1');
    expect(windows).toMatchObject([{ isOpen: true, url: buildPayUrl('t-1') }]);
    expect(payment.getState()).toMatchObject({
      status: 'waiting',
      purchase: { kind: 'order', orderId: 'o-1', number: '7', rest: { minor: 3000 } },
      paymentType: 4,
    });
  });

  it('resumes a payment that an older version stored without the unrounded amount', async () => {
    const { placeAndPay, deps, backend } = await setUpPayment();
    await placeAndPay();
    const paymentKey = buildPaymentKey(deps, 'order');
    const storedPayment = deps.storage.get(paymentKey) ?? '';
    const olderPayment = storedPayment.replace(/,"rest":\{[^}]*\}\}/, '');
    expect(olderPayment.length).toBeLessThan(storedPayment.length);
    deps.storage.set(paymentKey, olderPayment);
    const { payment } = await setUpPayment({ storage: deps.storage }, backend);
    expect(payment.getState().resume()).toMatchObject({ orderId: 'o-1', rest: null });
  });

  it('keeps the cart until the payment arrives, then completes the order once and closes the payment window', async () => {
    const {
      placeAndPay,
      start: startStores,
      backend,
      cart,
      orders,
      placedOrderIds,
      payment,
      windows,
      deps,
    } = await setUpPayment();
    startStores();
    await placeAndPay();
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

  it('polls a payment at growing intervals while the page is visible, and at once when its window closes', async () => {
    const { placeAndPay, start: startStores, listRequestsTo, page, windows, payment } = await setUpPayment();
    startStores();
    await placeAndPay();
    const countStatusRequests = () => listRequestsTo('webapp/transaction/').length;
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

  it('reopens the payment page in the same payment window, or in a new window if that window is closed', async () => {
    const { placeAndPay, payment, windows } = await setUpPayment();
    await placeAndPay();
    payment.getState().reopen(PAY_IN_NEW_WINDOW);
    expect(windows).toMatchObject([{ focusCount: 1 }]);
    const [paymentWindow] = windows;
    if (paymentWindow) paymentWindow.isOpen = false;
    payment.getState().reopen(PAY_IN_NEW_WINDOW);
    expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ url: buildPayUrl('t-1') }]);
    expect(payment.getState().status).toBe('waiting');
  });

  it('reports a blocked payment window and continues as soon as the customer opens a window', async () => {
    const { placeAndPay, payment, state, windows } = await setUpPayment();
    state.blocksPopups = true;
    await placeAndPay();
    expect(payment.getState()).toMatchObject({ status: 'blocked', transaction: { url: buildPayUrl('t-1') } });
    state.blocksPopups = false;
    payment.getState().reopen(PAY_IN_NEW_WINDOW);
    expect([payment.getState().status, windows.length]).toEqual(['waiting', 1]);
  });

  it('reports a payment window that was closed before the payment page was ready', async () => {
    const { placeAndPay, payment, windows } = await setUpPayment();
    const placingOrder = placeAndPay();
    const [paymentWindow] = windows;
    if (paymentWindow) paymentWindow.isOpen = false;
    await placingOrder;
    expect(payment.getState().status).toBe('closed');
  });

  it('closes the payment window when the server refuses the order', async () => {
    const { placeAndPay, payment, windows, routes, orders } = await setUpPayment();
    routes['webapp/order'] = { status: 422, body: { error: 1, code: 'sold_out', message: 'No' } };
    expect(await placeAndPay()).toBeNull();
    expect(windows).toMatchObject([{ isOpen: false, url: '' }]);
    expect([payment.getState().status, orders.getState().placement.status]).toEqual(['idle', 'refused']);
  });

  it('navigates the hosted page to the payment page only when the app calls `leave`', async () => {
    const { placeAndPay, payment, windows, state } = await setUpPayment();
    await placeAndPay(PAY_IN_SAME_WINDOW);
    expect([payment.getState().status, windows, state.visitedUrls]).toEqual(['leaving', [], []]);
    payment.getState().leave();
    expect(state.visitedUrls).toEqual([buildPayUrl('t-1')]);
  });

  it('ignores the same-window option on a host page and opens a payment window', async () => {
    const { placeAndPay, windows } = await setUpPayment({ apiOrigin: 'https://orders.test' });
    await placeAndPay(PAY_IN_SAME_WINDOW);
    expect(windows).toHaveLength(1);
  });

  it('lets a customer return to the payment page after using the browser’s back button', async () => {
    const { placeAndPay, payment, page, start: startStores } = await setUpPayment();
    startStores();
    await placeAndPay(PAY_IN_SAME_WINDOW);
    payment.getState().leave();
    page.setHidden(true);
    page.setHidden(false);
    expect(payment.getState().status).toBe('closed');
    payment.getState().reopen(PAY_IN_SAME_WINDOW);
    expect(payment.getState().status).toBe('leaving');
  });
});

describe('the order key', () => {
  it('sends the order key when it checks, retries and cancels a payment', async () => {
    const { placeAndPay, backend, payment, listRequestsTo } = await setUpPayment();
    await placeAndPay();
    backend.endTransaction('declined');
    await payment.getState().check();
    await payment.getState().retry(PAY_IN_NEW_WINDOW);
    await payment.getState().cancel();
    const [placeRequest] = listRequestsTo('webapp/order');
    const paymentRequests = ['webapp/transaction/', 'webapp/pay/', 'webapp/cancel-order/'].flatMap(
      listRequestsTo,
    );
    expect(paymentRequests.length).toBeGreaterThanOrEqual(3);
    expect(new Set(paymentRequests.map(({ orderKey }) => orderKey))).toEqual(
      new Set([placeRequest?.idempotencyKey]),
    );
  });
});

describe('a payment request without a response', () => {
  it('uses the same idempotency key to repeat a payment attempt that got no response', async () => {
    const { placeAndPay, backend, payment, routes, listRequestsTo } = await setUpPayment();
    await placeAndPay();
    backend.endTransaction('declined');
    await payment.getState().check();
    routes['webapp/pay/'] = 'lost';
    const pendingRetry = payment.getState().retry(PAY_IN_NEW_WINDOW);
    await advanceSeconds(10);
    await pendingRetry;
    expect(payment.getState().status).toBe('unanswered');
    routes['webapp/pay/'] = backend.routes['webapp/pay/'];
    await payment.getState().retry(PAY_IN_NEW_WINDOW);
    expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
    expect(new Set(listRequestsTo('webapp/pay/').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('treats a payment without a payment URL as unanswered, and closes the payment window', async () => {
    const backend = createFakePaymentBackend();
    const { placeAndPay, payment, routes, windows } = await setUpPayment({}, backend);
    const route = backend.routes['webapp/order'];
    routes['webapp/order'] = (request) => {
      const { body } = route(request) as { body: { order: unknown; transaction: object } };
      return { body: { ...body, transaction: { ...body.transaction, url: null } } };
    };
    await placeAndPay();
    expect([payment.getState().status, windows[0]?.isOpen]).toEqual(['unanswered', false]);
  });

  it('keeps waiting for the payment and checks again when a status request fails', async () => {
    const { placeAndPay, start: startStores, backend, payment, routes } = await setUpPayment();
    startStores();
    await placeAndPay();
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
    const { placeAndPay, payment, backend, cart, windows, placedOrderIds, orders } = await setUpPayment();
    await placeAndPay();
    expect(await payment.getState().cancel()).toBe(true);
    expect(backend.state.status).toBe(9);
    expect([cart.getState().count, placedOrderIds, orders.getState().history]).toEqual([2, [], []]);
    expect([payment.getState().status, windows[0]?.isOpen]).toEqual(['idle', false]);
  });

  it('completes the order instead of cancelling it if the order has been paid in the meantime', async () => {
    const { placeAndPay, payment, backend, placedOrderIds } = await setUpPayment();
    await placeAndPay();
    backend.endTransaction('paid');
    expect(await payment.getState().cancel()).toBe(false);
    expect([payment.getState().status, placedOrderIds]).toEqual(['paid', ['o-1']]);
  });

  it('keeps the payment open if the cancel request gets no response', async () => {
    const { placeAndPay, payment, routes, deps } = await setUpPayment();
    await placeAndPay();
    routes['webapp/cancel-order/'] = 'lost';
    const pendingCancellation = payment.getState().cancel();
    await advanceSeconds(10);
    expect(await pendingCancellation).toBe(false);
    expect(deps.storage.get(buildPaymentKey(deps, 'order'))).not.toBeNull();
  });
});
