import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakePaymentBackend,
  NEW_WINDOW_PAGE,
  payingCustomer,
  payUrl,
  SAME_WINDOW_PAGE,
} from '../testing/payment-stores.ts';
import { paymentKey } from './payment-keys.ts';

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('paying for an order online', () => {
  it('opens its window in the click, before anything is asked, and shows the payment page there', async () => {
    const { open, windows, payment, requests } = await payingCustomer();
    const asked = requests.length;
    const opening = open();
    expect([windows.length, requests.length]).toEqual([1, asked]);
    expect(await opening).toBe('o-1');
    expect(windows).toMatchObject([{ isOpen: true, at: payUrl('t-1') }]);
    expect(payment.getState()).toMatchObject({
      status: 'waiting',
      purchase: { kind: 'order', orderId: 'o-1', number: '7' },
      paymentType: 4,
    });
  });

  it('leaves the cart as it is until it is paid; then the order is placed, once, and the window closes', async () => {
    const { open, start, backend, cart, orders, placedOrderIds, payment, windows, deps } =
      await payingCustomer();
    start();
    await open();
    expect(cart.getState().count).toBe(2);
    expect([orders.getState().history, placedOrderIds]).toEqual([[], []]);
    backend.endTransaction('paid');
    await seconds(3);
    expect(payment.getState()).toMatchObject({ status: 'paid', order: { id: 'o-1' } });
    expect(cart.getState().count).toBe(0);
    expect(orders.getState().history.map(({ id }) => id)).toEqual(['o-1']);
    expect(placedOrderIds).toEqual(['o-1']);
    expect(windows[0]?.isOpen).toBe(false);
    expect(deps.storage.get(paymentKey(deps, 'order'))).toBeNull();
    await seconds(60);
    expect(placedOrderIds).toEqual(['o-1']);
  });

  it('asks ever more seldom, not while the page is hidden, and at once when it is shown or the window is closed', async () => {
    const { open, start, requestsTo, page, windows, payment } = await payingCustomer();
    start();
    await open();
    const asked = () => requestsTo('webapp/transaction/').length;
    await seconds(2);
    expect(asked()).toBe(1);
    await seconds(60);
    const soFar = asked();
    expect(soFar).toBeGreaterThan(5);
    expect(soFar).toBeLessThan(12);
    page.setHidden(true);
    await seconds(60);
    expect(asked()).toBe(soFar);
    page.setHidden(false);
    await seconds(0);
    expect(asked()).toBe(soFar + 1);
    const [shown] = windows;
    if (shown) shown.isOpen = false;
    await seconds(0.6);
    expect(asked()).toBe(soFar + 2);
    expect(payment.getState().status).toBe('closed');
  });

  it('shows the page again in the same window, or in a new one where that was closed: never in two', async () => {
    const { open, payment, windows } = await payingCustomer();
    await open();
    payment.getState().reopen(NEW_WINDOW_PAGE);
    expect(windows).toMatchObject([{ shown: 1 }]);
    const [first] = windows;
    if (first) first.isOpen = false;
    payment.getState().reopen(NEW_WINDOW_PAGE);
    expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ at: payUrl('t-1') }]);
    expect(payment.getState().status).toBe('waiting');
  });

  it('says that the browser opened no window, and goes on where one is opened later', async () => {
    const { open, payment, state, windows } = await payingCustomer();
    state.blocksPopups = true;
    await open();
    expect(payment.getState()).toMatchObject({ status: 'blocked', transaction: { url: payUrl('t-1') } });
    state.blocksPopups = false;
    payment.getState().reopen(NEW_WINDOW_PAGE);
    expect([payment.getState().status, windows.length]).toEqual(['waiting', 1]);
  });

  it('of a window that is closed before there is a page, says that it may be opened again', async () => {
    const { open, payment, windows } = await payingCustomer();
    const opening = open();
    const [first] = windows;
    if (first) first.isOpen = false;
    await opening;
    expect(payment.getState().status).toBe('closed');
  });

  it('closes the window when the order is not taken', async () => {
    const { open, payment, windows, routes, orders } = await payingCustomer();
    routes['webapp/order'] = { status: 422, body: { error: 1, code: 'sold_out', message: 'No' } };
    expect(await open()).toBeNull();
    expect(windows).toMatchObject([{ isOpen: false, at: '' }]);
    expect([payment.getState().status, orders.getState().placing.status]).toEqual(['idle', 'refused']);
  });

  it('of the hosted page goes there with the page itself, when the screen is ready for it', async () => {
    const { open, payment, windows, state } = await payingCustomer();
    await open(SAME_WINDOW_PAGE);
    expect([payment.getState().status, windows, state.visitedUrls]).toEqual(['leaving', [], []]);
    payment.getState().leave();
    expect(state.visitedUrls).toEqual([payUrl('t-1')]);
  });

  it('of somebody else’s page opens a window, whatever its address says', async () => {
    const { open, windows } = await payingCustomer({ apiOrigin: 'https://orders.test' });
    await open(SAME_WINDOW_PAGE);
    expect(windows).toHaveLength(1);
  });

  it('who comes back by the browser’s own way may go there again', async () => {
    const { open, payment, page, start } = await payingCustomer();
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

describe('a payment that came to nothing', () => {
  it.each(['declined', 'cancelled', 'expired'] as const)(
    'is told (%s), leaves the cart, and the next try is paid once',
    async (status) => {
      const { open, start, backend, payment, cart, placedOrderIds, requestsTo, windows } =
        await payingCustomer();
      start();
      await open();
      backend.endTransaction(status);
      await seconds(3);
      expect(payment.getState().status).toBe(status);
      expect([cart.getState().count, placedOrderIds, windows[0]?.isOpen]).toEqual([2, [], false]);
      await payment.getState().retry(NEW_WINDOW_PAGE);
      expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
      expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ at: payUrl('t-2') }]);
      backend.endTransaction('paid');
      await seconds(3);
      expect([payment.getState().status, placedOrderIds, cart.getState().count]).toEqual([
        'paid',
        ['o-1'],
        0,
      ]);
      expect(
        new Set(
          requestsTo('webapp/order')
            .filter(({ idempotencyKey }) => idempotencyKey)
            .map(({ idempotencyKey }) => idempotencyKey),
        ).size,
      ).toBe(1);
    },
  );

  it('can be paid in another way; what is paid on the spot needs no window', async () => {
    const { open, start, backend, payment, placedOrderIds, windows } = await payingCustomer();
    start();
    await open();
    backend.endTransaction('declined');
    await seconds(3);
    await payment.getState().retry(NEW_WINDOW_PAGE, 2);
    expect([payment.getState().status, placedOrderIds]).toEqual(['paid', ['o-1']]);
    expect(windows.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('that was paid too late is given back, and said to be', async () => {
    const { open, start, backend, payment, placedOrderIds, cart } = await payingCustomer();
    start();
    await open();
    backend.endTransaction('refunding');
    await seconds(3);
    expect([payment.getState().status, placedOrderIds, cart.getState().count]).toEqual(['refunded', [], 2]);
  });

  it('of an order that is over is refused, and the way back is free', async () => {
    const { open, backend, payment, deps } = await payingCustomer();
    await open();
    backend.state.status = 9;
    await payment.getState().retry(NEW_WINDOW_PAGE);
    expect(payment.getState()).toMatchObject({ status: 'refused', refusal: 'order_over' });
    expect(await payment.getState().cancel()).toBe(true);
    expect(deps.storage.get(paymentKey(deps, 'order'))).toBeNull();
  });

  it('that was paid all the same, is: a second try charges nothing', async () => {
    const { open, backend, payment, placedOrderIds } = await payingCustomer();
    await open();
    backend.endTransaction('paid');
    await payment.getState().retry(NEW_WINDOW_PAGE);
    expect([payment.getState().status, placedOrderIds, backend.transactions.length]).toEqual([
      'paid',
      ['o-1'],
      1,
    ]);
  });
});

describe('whoever placed the order', () => {
  it('is known by its key, wherever the payment is asked about, changed or given up', async () => {
    const { open, backend, payment, requestsTo } = await payingCustomer();
    await open();
    backend.endTransaction('declined');
    await payment.getState().check();
    await payment.getState().retry(NEW_WINDOW_PAGE);
    await payment.getState().cancel();
    const [placed] = requestsTo('webapp/order');
    const asked = ['webapp/transaction/', 'webapp/pay/', 'webapp/cancel-order/'].flatMap(requestsTo);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(new Set(asked.map(({ orderKey }) => orderKey))).toEqual(new Set([placed?.idempotencyKey]));
  });
});

describe('no answer', () => {
  it('to a further try is asked for again with the same key', async () => {
    const { open, backend, payment, routes, requestsTo } = await payingCustomer();
    await open();
    backend.endTransaction('declined');
    await payment.getState().check();
    routes['webapp/pay/'] = 'lost';
    const trying = payment.getState().retry(NEW_WINDOW_PAGE);
    await seconds(10);
    await trying;
    expect(payment.getState().status).toBe('unanswered');
    routes['webapp/pay/'] = backend.routes['webapp/pay/'];
    await payment.getState().retry(NEW_WINDOW_PAGE);
    expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
    expect(new Set(requestsTo('webapp/pay/').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('of the page’s own bank: asked again, it is another try there', async () => {
    const backend = fakePaymentBackend();
    const { open, payment, routes, windows } = await payingCustomer({}, backend);
    const route = backend.routes['webapp/order'];
    routes['webapp/order'] = (sent) => {
      const { body } = route(sent) as { body: { order: unknown; transaction: object } };
      return { body: { ...body, transaction: { ...body.transaction, url: null } } };
    };
    await open();
    expect([payment.getState().status, windows[0]?.isOpen]).toEqual(['unanswered', false]);
  });

  it('while waiting changes nothing: it is asked again', async () => {
    const { open, start, backend, payment, routes } = await payingCustomer();
    start();
    await open();
    routes['webapp/transaction/'] = 'lost';
    await seconds(20);
    expect(payment.getState().status).toBe('waiting');
    routes['webapp/transaction/'] = backend.routes['webapp/transaction/'];
    backend.endTransaction('paid');
    await seconds(30);
    expect(payment.getState().status).toBe('paid');
  });
});

describe('giving up', () => {
  it('cancels the order, closes the window and leaves the cart', async () => {
    const { open, payment, backend, cart, windows, placedOrderIds, orders } = await payingCustomer();
    await open();
    expect(await payment.getState().cancel()).toBe(true);
    expect(backend.state.status).toBe(9);
    expect([cart.getState().count, placedOrderIds, orders.getState().history]).toEqual([2, [], []]);
    expect([payment.getState().status, windows[0]?.isOpen]).toEqual(['idle', false]);
  });

  it('of what was paid meanwhile is too late: the order is placed', async () => {
    const { open, payment, backend, placedOrderIds } = await payingCustomer();
    await open();
    backend.endTransaction('paid');
    expect(await payment.getState().cancel()).toBe(false);
    expect([payment.getState().status, placedOrderIds]).toEqual(['paid', ['o-1']]);
  });

  it('without a line is not believed: it goes on waiting', async () => {
    const { open, payment, routes, deps } = await payingCustomer();
    await open();
    routes['webapp/cancel-order/'] = 'lost';
    const ending = payment.getState().cancel();
    await seconds(10);
    expect(await ending).toBe(false);
    expect(deps.storage.get(paymentKey(deps, 'order'))).not.toBeNull();
  });
});
