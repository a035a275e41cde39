import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toOrderUpdate } from '../../api/mappers/map-order.ts';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { createTestStores, itemChoice } from '../testing/test-stores.ts';

const at = (minute: number) => `2026-03-01T09:0${minute}:00+03:00`;
const events = (...statuses: (0 | 1 | 3 | 5)[]) => ({
  status: statuses.at(-1) ?? 0,
  promised_at: at(9),
  events: statuses.map((status, minute) => ({ status, at: at(minute) })),
});
/** What those events make of the order on screen. */
const state = (...statuses: Parameters<typeof events>) => {
  const { status, promisedAt, events: list } = toOrderUpdate(events(...statuses));
  return { status, promisedAt, events: list };
};
const known = { 'webapp/order/': { body: { order: wireOrder() } } };
const eventsPath = 'webapp/update-order-events/demo~one/o-1';

/** A browser's event source, driven by the test. */
class FakeSource extends EventTarget {
  readyState = 0;
  closed = false;
  constructor(readonly url: string) {
    super();
  }
  close() {
    this.closed = true;
    this.readyState = 2;
  }
  tell(data: unknown) {
    this.dispatchEvent(
      new MessageEvent('status', { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    );
  }
}

function streaming(...[routes]: Parameters<typeof createTestStores>) {
  const sources: FakeSource[] = [];
  const openEventSource = (url: string) => {
    const source = new FakeSource(url);
    sources.push(source);
    return source as unknown as EventSource;
  };
  const last = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('no stream');
    return source;
  };
  return { ...createTestStores({ ...known, ...routes }, { openEventSource }), sources, last };
}

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  // The lazily loaded code is there before the clock stands still.
  await import('./view-order.ts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an order on screen', () => {
  it('is loaded by its id alone', async () => {
    const { orders, requests } = createTestStores(known);
    const loading = orders.getState().load('o-1');
    await tick();
    await loading;
    expect(orders.getState()).toMatchObject({ order: { id: 'o-1' }, orderStatus: 'fetched' });
    expect(requests.map(({ path }) => path)).toEqual(['webapp/order/o-1?full=true']);
  });

  it('made on this device is asked for with the key it was placed with', async () => {
    const { orders, business, cart, requests } = createTestStores({
      ...known,
      'webapp/order': { body: { order: wireOrder() } },
    });
    await business.getState().load();
    cart.getState().add(itemChoice('latte', 2));
    await orders.getState().place();
    await orders.getState().load('o-1');
    const placed = requests.find(({ path }) => path === 'webapp/order');
    expect(requests.at(-1)).toMatchObject({
      path: 'webapp/order/demo~one/o-1?full=true',
      orderKey: placed?.idempotencyKey,
    });
    expect(placed?.idempotencyKey).toBeTruthy();
  });

  it('says when there is none', async () => {
    const { orders } = createTestStores();
    await orders.getState().load('o-9');
    expect(orders.getState()).toMatchObject({
      order: null,
      orderStatus: 'error',
      orderError: { status: 404 },
    });
  });

  it('is the one asked for last', async () => {
    const { orders } = createTestStores({
      'webapp/order/a': async () => {
        await tick(1_000);
        return { body: { order: wireOrder({ id: 'a' }) } };
      },
      'webapp/order/b': { body: { order: wireOrder({ id: 'b' }) } },
    });
    await Promise.all([orders.getState().load('a'), orders.getState().load('b')]);
    expect(orders.getState().order?.id).toBe('b');
  });
});

describe('following by asking', () => {
  it('every five seconds, until the order is final', async () => {
    let answer = events(0);
    const { orders, requestsTo } = createTestStores({ ...known, [eventsPath]: () => ({ body: answer }) });
    const stop = orders.getState().follow('o-1');
    await tick();
    expect(requestsTo(eventsPath)).toHaveLength(1);
    answer = events(0, 1);
    await tick(4_999);
    expect(orders.getState().order?.status).toBe(0);
    await tick(1);
    expect(orders.getState().order).toMatchObject(state(0, 1));
    answer = events(0, 1, 3, 5);
    await tick(5_000);
    expect(orders.getState().order?.status).toBe(5);
    await tick(60_000);
    expect(requestsTo(eventsPath)).toHaveLength(3);
    stop();
  });

  it('less often while it fails, and as before when it works again', async () => {
    const { orders, requestsTo, routes } = createTestStores({
      ...known,
      [eventsPath]: { status: 500, body: {} },
    });
    const stop = orders.getState().follow('o-1');
    await tick();
    await tick(9_999);
    expect(requestsTo(eventsPath)).toHaveLength(1);
    await tick(1);
    expect(requestsTo(eventsPath)).toHaveLength(2);
    await tick(20_000);
    expect(requestsTo(eventsPath)).toHaveLength(3);
    routes[eventsPath] = { body: events(0, 1) };
    await tick(40_000);
    expect(orders.getState().order?.status).toBe(1);
    await tick(5_000);
    expect(requestsTo(eventsPath)).toHaveLength(5);
    stop();
  });

  it('rests while the page is hidden and asks at once when it is shown', async () => {
    const { orders, requestsTo, page } = createTestStores({ ...known, [eventsPath]: { body: events(0) } });
    const stop = orders.getState().follow('o-1');
    await tick();
    page.setHidden(true);
    await tick(60_000);
    expect(requestsTo(eventsPath)).toHaveLength(1);
    page.setHidden(false);
    await tick();
    expect(requestsTo(eventsPath)).toHaveLength(2);
    stop();
  });

  it('leaves nothing behind when it stops', async () => {
    const { orders, requestsTo, page } = createTestStores({ ...known, [eventsPath]: { body: events(0) } });
    const stop = orders.getState().follow('o-1');
    await tick();
    stop();
    expect(page.listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    await tick(60_000);
    expect(requestsTo(eventsPath)).toHaveLength(1);
  });

  it('never goes back to an older answer', async () => {
    let answer = events(0, 1, 3);
    const { orders } = createTestStores({ ...known, [eventsPath]: () => ({ body: answer }) });
    const stop = orders.getState().follow('o-1');
    await tick();
    answer = events(0);
    await tick(5_000);
    expect(orders.getState().order?.status).toBe(3);
    stop();
  });

  it('keeps what it heard while an answer of before was on its way', async () => {
    const { orders, routes } = createTestStores({ ...known, [eventsPath]: { body: events(0, 1, 3) } });
    const stop = orders.getState().follow('o-1');
    await tick();
    routes['webapp/order/'] = { body: { order: wireOrder({ ...events(0), comment: 'No sugar' }) } };
    await orders.getState().load('o-1');
    expect(orders.getState().order).toMatchObject({ ...state(0, 1, 3), comment: 'No sugar' });
    stop();
  });

  it('does not begin for an order that is final', async () => {
    const { orders, requestsTo } = createTestStores({
      'webapp/order/': { body: { order: wireOrder({ status: 9 }) } },
    });
    const stop = orders.getState().follow('o-1');
    await tick(60_000);
    expect(requestsTo(eventsPath)).toHaveLength(0);
    stop();
  });
});

describe('following a stream', () => {
  it('shows what it tells, also in the history', async () => {
    const { orders, business, cart, last, sources, requestsTo } = streaming({
      'webapp/order': { body: { order: wireOrder() } },
    });
    await business.getState().load();
    cart.getState().add(itemChoice('latte', 2));
    await orders.getState().place();
    const stop = orders.getState().follow('o-1');
    await tick();
    expect(last().url).toBe(`https://api.test/${eventsPath}`);
    last().tell(events(0, 1));
    expect(orders.getState()).toMatchObject({ order: { status: 1 }, history: [{ id: 'o-1', status: 1 }] });
    await tick(60_000);
    last().tell(events(0, 1, 3, 5));
    expect(orders.getState().order?.status).toBe(5);
    expect(last().closed).toBe(true);
    expect(sources).toHaveLength(1);
    expect(requestsTo(eventsPath)).toHaveLength(0);
    stop();
  });

  it.each([
    ['fails before a word', (source: FakeSource) => source.dispatchEvent(new Event('error'))],
    ['stays silent', () => vi.advanceTimersByTime(10_000)],
    ['talks rubbish', (source: FakeSource) => source.tell('{')],
    [
      'is closed for good',
      (source: FakeSource) => {
        source.tell(events(0));
        source.readyState = 2;
        source.dispatchEvent(new Event('error'));
      },
    ],
  ])('asks instead when it %s', async (_, go) => {
    const { orders, last } = streaming({ [eventsPath]: { body: events(0, 1) } });
    const stop = orders.getState().follow('o-1');
    await tick();
    go(last());
    await tick();
    expect(last().closed).toBe(true);
    expect(orders.getState().order?.status).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves reconnecting to the browser', async () => {
    const { orders, last, sources, requestsTo } = streaming();
    const stop = orders.getState().follow('o-1');
    await tick();
    last().tell(events(0));
    last().dispatchEvent(new Event('error'));
    await tick(30_000);
    expect(last().closed).toBe(false);
    expect(sources).toHaveLength(1);
    expect(requestsTo(eventsPath)).toHaveLength(0);
    stop();
    expect(last().closed).toBe(true);
  });

  it('is let go while the page is hidden, and opened again', async () => {
    const { orders, sources, page } = streaming();
    const stop = orders.getState().follow('o-1');
    await tick();
    page.setHidden(true);
    expect(sources.map(({ closed }) => closed)).toEqual([true]);
    page.setHidden(false);
    expect(sources.map(({ closed }) => closed)).toEqual([true, false]);
    stop();
  });
});
