import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOSTED, PAGE, payer, payingBackend, payUrl } from '../testing/payment-stores.ts';
import { paymentKey } from './payment-keys.ts';

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('paying for an order online', () => {
  it('opens its window in the click, before anything is asked, and shows the payment page there', async () => {
    const { open, windows, payment, sent } = await payer();
    const asked = sent.length;
    const opening = open();
    expect([windows.length, sent.length]).toEqual([1, asked]);
    expect(await opening).toBe('o-1');
    expect(windows).toMatchObject([{ isOpen: true, at: payUrl('t-1') }]);
    expect(payment.getState()).toMatchObject({
      status: 'waiting',
      purchase: { kind: 'order', orderId: 'o-1', number: '7' },
      paymentType: 4,
    });
  });

  it('leaves the cart as it is until it is paid; then the order is placed, once, and the window closes', async () => {
    const { open, start, backend, cart, orders, placed, payment, windows, deps } = await payer();
    start();
    await open();
    expect(cart.getState().count).toBe(2);
    expect([orders.getState().history, placed]).toEqual([[], []]);
    backend.end('paid');
    await seconds(3);
    expect(payment.getState()).toMatchObject({ status: 'paid', order: { id: 'o-1' } });
    expect(cart.getState().count).toBe(0);
    expect(orders.getState().history.map(({ id }) => id)).toEqual(['o-1']);
    expect(placed).toEqual(['o-1']);
    expect(windows[0]?.isOpen).toBe(false);
    expect(deps.storage.get(paymentKey(deps, 'order'))).toBeNull();
    await seconds(60);
    expect(placed).toEqual(['o-1']);
  });

  it('asks ever more seldom, not while the page is hidden, and at once when it is shown or the window is closed', async () => {
    const { open, start, paths, page, windows, payment } = await payer();
    start();
    await open();
    const asked = () => paths('webapp/transaction/').length;
    await seconds(2);
    expect(asked()).toBe(1);
    await seconds(60);
    const soFar = asked();
    expect(soFar).toBeGreaterThan(5);
    expect(soFar).toBeLessThan(12);
    page.turn(true);
    await seconds(60);
    expect(asked()).toBe(soFar);
    page.turn(false);
    await seconds(0);
    expect(asked()).toBe(soFar + 1);
    const [shown] = windows;
    if (shown) shown.isOpen = false;
    await seconds(0.6);
    expect(asked()).toBe(soFar + 2);
    expect(payment.getState().status).toBe('closed');
  });

  it('shows the page again in the same window, or in a new one where that was closed: never in two', async () => {
    const { open, payment, windows } = await payer();
    await open();
    payment.getState().reopen(PAGE);
    expect(windows).toMatchObject([{ shown: 1 }]);
    const [first] = windows;
    if (first) first.isOpen = false;
    payment.getState().reopen(PAGE);
    expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ at: payUrl('t-1') }]);
    expect(payment.getState().status).toBe('waiting');
  });

  it('says that the browser opened no window, and goes on where one is opened later', async () => {
    const { open, payment, state, windows } = await payer();
    state.blocks = true;
    await open();
    expect(payment.getState()).toMatchObject({ status: 'blocked', transaction: { url: payUrl('t-1') } });
    state.blocks = false;
    payment.getState().reopen(PAGE);
    expect([payment.getState().status, windows.length]).toEqual(['waiting', 1]);
  });

  it('of a window that is closed before there is a page, says that it may be opened again', async () => {
    const { open, payment, windows } = await payer();
    const opening = open();
    const [first] = windows;
    if (first) first.isOpen = false;
    await opening;
    expect(payment.getState().status).toBe('closed');
  });

  it('closes the window when the order is not taken', async () => {
    const { open, payment, windows, table, orders } = await payer();
    table['webapp/order'] = { status: 422, body: { error: 1, code: 'sold_out', message: 'No' } };
    expect(await open()).toBeNull();
    expect(windows).toMatchObject([{ isOpen: false, at: '' }]);
    expect([payment.getState().status, orders.getState().placing.status]).toEqual(['idle', 'refused']);
  });

  it('of the hosted page goes there with the page itself, when the screen is ready for it', async () => {
    const { open, payment, windows, state } = await payer();
    await open(HOSTED);
    expect([payment.getState().status, windows, state.went]).toEqual(['leaving', [], []]);
    payment.getState().leave();
    expect(state.went).toEqual([payUrl('t-1')]);
  });

  it('of somebody else’s page opens a window, whatever its address says', async () => {
    const { open, windows } = await payer({ apiOrigin: 'https://orders.test' });
    await open(HOSTED);
    expect(windows).toHaveLength(1);
  });

  it('who comes back by the browser’s own way may go there again', async () => {
    const { open, payment, page, start } = await payer();
    start();
    await open(HOSTED);
    payment.getState().leave();
    page.turn(true);
    page.turn(false);
    expect(payment.getState().status).toBe('closed');
    payment.getState().reopen(HOSTED);
    expect(payment.getState().status).toBe('leaving');
  });
});

describe('a payment that came to nothing', () => {
  it.each(['declined', 'cancelled', 'expired'] as const)(
    'is told (%s), leaves the cart, and the next try is paid once',
    async (status) => {
      const { open, start, backend, payment, cart, placed, paths, windows } = await payer();
      start();
      await open();
      backend.end(status);
      await seconds(3);
      expect(payment.getState().status).toBe(status);
      expect([cart.getState().count, placed, windows[0]?.isOpen]).toEqual([2, [], false]);
      await payment.getState().retry(PAGE);
      expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
      expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ at: payUrl('t-2') }]);
      backend.end('paid');
      await seconds(3);
      expect([payment.getState().status, placed, cart.getState().count]).toEqual(['paid', ['o-1'], 0]);
      expect(
        new Set(
          paths('webapp/order')
            .filter(({ key }) => key)
            .map(({ key }) => key),
        ).size,
      ).toBe(1);
    },
  );

  it('can be paid in another way; what is paid on the spot needs no window', async () => {
    const { open, start, backend, payment, placed, windows } = await payer();
    start();
    await open();
    backend.end('declined');
    await seconds(3);
    await payment.getState().retry(PAGE, 2);
    expect([payment.getState().status, placed]).toEqual(['paid', ['o-1']]);
    expect(windows.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('that was paid too late is given back, and said to be', async () => {
    const { open, start, backend, payment, placed, cart } = await payer();
    start();
    await open();
    backend.end('refunding');
    await seconds(3);
    expect([payment.getState().status, placed, cart.getState().count]).toEqual(['refunded', [], 2]);
  });

  it('of an order that is over is refused, and the way back is free', async () => {
    const { open, backend, payment, deps } = await payer();
    await open();
    backend.state.status = 9;
    await payment.getState().retry(PAGE);
    expect(payment.getState()).toMatchObject({ status: 'refused', refusal: 'order_over' });
    expect(await payment.getState().cancel()).toBe(true);
    expect(deps.storage.get(paymentKey(deps, 'order'))).toBeNull();
  });

  it('that was paid all the same, is: a second try charges nothing', async () => {
    const { open, backend, payment, placed } = await payer();
    await open();
    backend.end('paid');
    await payment.getState().retry(PAGE);
    expect([payment.getState().status, placed, backend.tries.length]).toEqual(['paid', ['o-1'], 1]);
  });
});

describe('whoever placed the order', () => {
  it('is known by its key, wherever the payment is asked about, changed or given up', async () => {
    const { open, backend, payment, paths } = await payer();
    await open();
    backend.end('declined');
    await payment.getState().check();
    await payment.getState().retry(PAGE);
    await payment.getState().cancel();
    const [placed] = paths('webapp/order');
    const asked = ['webapp/transaction/', 'webapp/pay/', 'webapp/cancel-order/'].flatMap(paths);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(new Set(asked.map(({ orderKey }) => orderKey))).toEqual(new Set([placed?.key]));
  });
});

describe('no answer', () => {
  it('to a further try is asked for again with the same key', async () => {
    const { open, backend, payment, table, paths } = await payer();
    await open();
    backend.end('declined');
    await payment.getState().check();
    table['webapp/pay/'] = 'lost';
    const trying = payment.getState().retry(PAGE);
    await seconds(10);
    await trying;
    expect(payment.getState().status).toBe('unanswered');
    table['webapp/pay/'] = backend.routes['webapp/pay/'];
    await payment.getState().retry(PAGE);
    expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
    expect(new Set(paths('webapp/pay/').map(({ key }) => key)).size).toBe(1);
  });

  it('of the page’s own bank: asked again, it is another try there', async () => {
    const backend = payingBackend();
    const { open, payment, table, windows } = await payer({}, backend);
    const route = backend.routes['webapp/order'];
    table['webapp/order'] = (sent) => {
      const { body } = route(sent) as { body: { order: unknown; transaction: object } };
      return { body: { ...body, transaction: { ...body.transaction, url: null } } };
    };
    await open();
    expect([payment.getState().status, windows[0]?.isOpen]).toEqual(['unanswered', false]);
  });

  it('while waiting changes nothing: it is asked again', async () => {
    const { open, start, backend, payment, table } = await payer();
    start();
    await open();
    table['webapp/transaction/'] = 'lost';
    await seconds(20);
    expect(payment.getState().status).toBe('waiting');
    table['webapp/transaction/'] = backend.routes['webapp/transaction/'];
    backend.end('paid');
    await seconds(30);
    expect(payment.getState().status).toBe('paid');
  });
});

describe('giving up', () => {
  it('cancels the order, closes the window and leaves the cart', async () => {
    const { open, payment, backend, cart, windows, placed, orders } = await payer();
    await open();
    expect(await payment.getState().cancel()).toBe(true);
    expect(backend.state.status).toBe(9);
    expect([cart.getState().count, placed, orders.getState().history]).toEqual([2, [], []]);
    expect([payment.getState().status, windows[0]?.isOpen]).toEqual(['idle', false]);
  });

  it('of what was paid meanwhile is too late: the order is placed', async () => {
    const { open, payment, backend, placed } = await payer();
    await open();
    backend.end('paid');
    expect(await payment.getState().cancel()).toBe(false);
    expect([payment.getState().status, placed]).toEqual(['paid', ['o-1']]);
  });

  it('without a line is not believed: it goes on waiting', async () => {
    const { open, payment, table, deps } = await payer();
    await open();
    table['webapp/cancel-order/'] = 'lost';
    const ending = payment.getState().cancel();
    await seconds(10);
    expect(await ending).toBe(false);
    expect(deps.storage.get(paymentKey(deps, 'order'))).not.toBeNull();
  });
});
