import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { buildItemChoice, createTestStores } from '../testing/test-stores.ts';
import { buildWireOrderUpdate, eventsPath, orderRoute } from './testing/order-updates.ts';

/** A browser's event source, driven by the test. */
class FakeEventSource extends EventTarget {
  readyState = 0;
  isClosed = false;
  constructor(readonly url: string) {
    super();
  }
  close() {
    this.isClosed = true;
    this.readyState = 2;
  }
  sendStatus(data: unknown) {
    this.dispatchEvent(
      new MessageEvent('status', { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    );
  }
}

function createStreamingStores(...[routes]: Parameters<typeof createTestStores>) {
  const sources: FakeEventSource[] = [];
  const openEventSource = (url: string) => {
    const source = new FakeEventSource(url);
    sources.push(source);
    return source as unknown as EventSource;
  };
  const getLastSource = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('no stream');
    return source;
  };
  return {
    ...createTestStores({ ...orderRoute, ...routes }, { openEventSource }),
    sources,
    getLastSource,
  };
}

const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  // Load the lazy chunk before the fake clock stops time.
  await import('./view-order.ts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('following an order by stream', () => {
  it('shows streamed order statuses on screen and in the history', async () => {
    const { orders, business, cart, getLastSource, sources, listRequestsTo } = createStreamingStores({
      'webapp/order': { body: { order: wireOrder() } },
    });
    await business.getState().load();
    cart.getState().add(buildItemChoice('latte', 2));
    await orders.getState().placeOrder();
    const stop = orders.getState().follow('o-1');
    await advance();
    expect(getLastSource().url).toBe(`https://api.test/${eventsPath}`);
    getLastSource().sendStatus(buildWireOrderUpdate(0, 1));
    expect(orders.getState()).toMatchObject({ order: { status: 1 }, history: [{ id: 'o-1', status: 1 }] });
    await advance(60_000);
    getLastSource().sendStatus(buildWireOrderUpdate(0, 1, 3, 5));
    expect(orders.getState().order?.status).toBe(5);
    expect(getLastSource().isClosed).toBe(true);
    expect(sources).toHaveLength(1);
    expect(listRequestsTo(eventsPath)).toHaveLength(0);
    stop();
  });

  it.each([
    ['fails before its first event', (source: FakeEventSource) => source.dispatchEvent(new Event('error'))],
    ['stays silent', () => vi.advanceTimersByTime(10_000)],
    ['sends invalid JSON', (source: FakeEventSource) => source.sendStatus('{')],
    [
      'is closed by the server',
      (source: FakeEventSource) => {
        source.sendStatus(buildWireOrderUpdate(0));
        source.readyState = 2;
        source.dispatchEvent(new Event('error'));
      },
    ],
  ])('falls back to polling the order when the stream %s', async (_, breakStream) => {
    const { orders, getLastSource } = createStreamingStores({
      [eventsPath]: { body: buildWireOrderUpdate(0, 1) },
    });
    const stop = orders.getState().follow('o-1');
    await advance();
    breakStream(getLastSource());
    await advance();
    expect(getLastSource().isClosed).toBe(true);
    expect(orders.getState().order?.status).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lets the browser reconnect an order stream that has worked before', async () => {
    const { orders, getLastSource, sources, listRequestsTo } = createStreamingStores();
    const stop = orders.getState().follow('o-1');
    await advance();
    getLastSource().sendStatus(buildWireOrderUpdate(0));
    getLastSource().dispatchEvent(new Event('error'));
    await advance(30_000);
    expect(getLastSource().isClosed).toBe(false);
    expect(sources).toHaveLength(1);
    expect(listRequestsTo(eventsPath)).toHaveLength(0);
    stop();
    expect(getLastSource().isClosed).toBe(true);
  });

  it('closes the order stream while the page is hidden and reopens it afterwards', async () => {
    const { orders, sources, page } = createStreamingStores();
    const stop = orders.getState().follow('o-1');
    await advance();
    page.setHidden(true);
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true]);
    page.setHidden(false);
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    stop();
  });

  it('polls the orders in a list of orders, even if the browser supports streams', async () => {
    const { orders, sources, listRequestsTo } = createStreamingStores({
      [eventsPath]: { body: buildWireOrderUpdate(0, 1) },
    });
    const stop = orders.getState().watchOrders([{ id: 'o-1', branchId: 'demo~one', status: 0 }]);
    await advance();
    expect(sources).toEqual([]);
    expect(listRequestsTo(eventsPath)).toHaveLength(1);
    expect(orders.getState().statuses).toEqual({ 'o-1': 1 });
    stop();
  });

  it('requests the order’s amounts again after the payment method was changed in another tab', async () => {
    const quote = { ...wireOrder().quote, cash_rounding: 0.05, due: 3.05 };
    const { orders, routes, getLastSource } = createStreamingStores();
    const stop = orders.getState().follow('o-1');
    await advance();
    getLastSource().sendStatus({ ...buildWireOrderUpdate(0), payment_type: 2 });
    await advance();
    expect(orders.getState().order?.quote.due.minor).toBe(3000);
    routes['webapp/order/'] = { body: { order: wireOrder({ payment_type: 3, quote }) } };
    getLastSource().sendStatus({ ...buildWireOrderUpdate(0), payment_type: 3 });
    await advance();
    expect(orders.getState().order).toMatchObject({ paymentType: 3, quote: { due: { minor: 3050 } } });
    stop();
  });
});
