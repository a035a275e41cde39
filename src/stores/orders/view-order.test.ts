import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toOrderUpdate } from '../../api/mappers/map-order.ts';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { buildItemChoice, createTestStores } from '../testing/test-stores.ts';
import { buildWireOrderUpdate, eventsPath, orderRoute } from './testing/order-updates.ts';

/** The fields of the order on screen after these events. */
const buildExpectedState = (...statuses: Parameters<typeof buildWireOrderUpdate>) => {
  const { status, promisedAt, events } = toOrderUpdate(buildWireOrderUpdate(...statuses));
  return { status, promisedAt, events };
};

const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  // Load the lazy chunk before the fake clock stops time.
  await import('./view-order.ts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an order on screen', () => {
  it('needs only the id to request an order that was placed on another device', async () => {
    const { orders, requests } = createTestStores(orderRoute);
    const pendingLoad = orders.getState().load('o-1');
    await advance();
    await pendingLoad;
    expect(orders.getState()).toMatchObject({ order: { id: 'o-1' }, orderStatus: 'fetched' });
    expect(requests.map(({ path }) => path)).toEqual(['webapp/order/o-1?full=true']);
  });

  it('sends the idempotency key with the request for an order that was placed on this device', async () => {
    const { orders, business, cart, requests } = createTestStores({
      ...orderRoute,
      'webapp/order': { body: { order: wireOrder() } },
    });
    await business.getState().load();
    cart.getState().add(buildItemChoice('latte', 2));
    await orders.getState().placeOrder();
    await orders.getState().load('o-1');
    const placeRequest = requests.find(({ path }) => path === 'webapp/order');
    expect(requests.at(-1)).toMatchObject({
      path: 'webapp/order/demo~one/o-1?full=true',
      orderKey: placeRequest?.idempotencyKey,
    });
    expect(placeRequest?.idempotencyKey).toBeTruthy();
  });

  it('shows an error for an order that does not exist', async () => {
    const { orders } = createTestStores();
    await orders.getState().load('o-9');
    expect(orders.getState()).toMatchObject({
      order: null,
      orderStatus: 'error',
      orderError: { status: 404 },
    });
  });

  it('shows the order that was requested last, even if an earlier request takes longer', async () => {
    const { orders } = createTestStores({
      'webapp/order/a': async () => {
        await advance(1_000);
        return { body: { order: wireOrder({ id: 'a' }) } };
      },
      'webapp/order/b': { body: { order: wireOrder({ id: 'b' }) } },
    });
    await Promise.all([orders.getState().load('a'), orders.getState().load('b')]);
    expect(orders.getState().order?.id).toBe('b');
  });
});

describe('following an order by polling', () => {
  it('polls the order on screen every five seconds until the order’s status is final', async () => {
    let update = buildWireOrderUpdate(0);
    const { orders, listRequestsTo } = createTestStores({
      ...orderRoute,
      [eventsPath]: () => ({ body: update }),
    });
    const stop = orders.getState().follow('o-1');
    await advance();
    expect(listRequestsTo(eventsPath)).toHaveLength(1);
    update = buildWireOrderUpdate(0, 1);
    await advance(4_999);
    expect(orders.getState().order?.status).toBe(0);
    await advance(1);
    expect(orders.getState().order).toMatchObject(buildExpectedState(0, 1));
    update = buildWireOrderUpdate(0, 1, 3, 5);
    await advance(5_000);
    expect(orders.getState().order?.status).toBe(5);
    await advance(60_000);
    expect(listRequestsTo(eventsPath)).toHaveLength(3);
    stop();
  });

  it('polls an order’s status less often only while the requests fail', async () => {
    const { orders, listRequestsTo, routes } = createTestStores({
      ...orderRoute,
      [eventsPath]: { status: 500, body: {} },
    });
    const stop = orders.getState().follow('o-1');
    await advance();
    await advance(9_999);
    expect(listRequestsTo(eventsPath)).toHaveLength(1);
    await advance(1);
    expect(listRequestsTo(eventsPath)).toHaveLength(2);
    await advance(20_000);
    expect(listRequestsTo(eventsPath)).toHaveLength(3);
    routes[eventsPath] = { body: buildWireOrderUpdate(0, 1) };
    await advance(40_000);
    expect(orders.getState().order?.status).toBe(1);
    await advance(5_000);
    expect(listRequestsTo(eventsPath)).toHaveLength(5);
    stop();
  });

  it('polls an order’s status only while the page is visible, and at once when the page is shown again', async () => {
    const { orders, listRequestsTo, page } = createTestStores({
      ...orderRoute,
      [eventsPath]: { body: buildWireOrderUpdate(0) },
    });
    const stop = orders.getState().follow('o-1');
    await advance();
    page.setHidden(true);
    await advance(60_000);
    expect(listRequestsTo(eventsPath)).toHaveLength(1);
    page.setHidden(false);
    await advance();
    expect(listRequestsTo(eventsPath)).toHaveLength(2);
    stop();
  });

  it('leaves no timer or listener behind when the app stops following an order', async () => {
    const { orders, listRequestsTo, page } = createTestStores({
      ...orderRoute,
      [eventsPath]: { body: buildWireOrderUpdate(0) },
    });
    const stop = orders.getState().follow('o-1');
    await advance();
    stop();
    expect(page.listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    await advance(60_000);
    expect(listRequestsTo(eventsPath)).toHaveLength(1);
  });

  it('ignores an order update that is older than the status on screen', async () => {
    let update = buildWireOrderUpdate(0, 1, 3);
    const { orders } = createTestStores({ ...orderRoute, [eventsPath]: () => ({ body: update }) });
    const stop = orders.getState().follow('o-1');
    await advance();
    update = buildWireOrderUpdate(0);
    await advance(5_000);
    expect(orders.getState().order?.status).toBe(3);
    stop();
  });

  it('keeps the newer order status when an older response arrives late', async () => {
    const { orders, routes } = createTestStores({
      ...orderRoute,
      [eventsPath]: { body: buildWireOrderUpdate(0, 1, 3) },
    });
    const stop = orders.getState().follow('o-1');
    await advance();
    routes['webapp/order/'] = {
      body: { order: wireOrder({ ...buildWireOrderUpdate(0), comment: 'No sugar' }) },
    };
    await orders.getState().load('o-1');
    expect(orders.getState().order).toMatchObject({ ...buildExpectedState(0, 1, 3), comment: 'No sugar' });
    stop();
  });

  it('requests no updates of an order with a final status', async () => {
    const { orders, listRequestsTo } = createTestStores({
      'webapp/order/': { body: { order: wireOrder({ status: 9 }) } },
    });
    const stop = orders.getState().follow('o-1');
    await advance(60_000);
    expect(listRequestsTo(eventsPath)).toHaveLength(0);
    stop();
  });
});
