import { describe, expect, it } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { openCheckout, PENDING_ORDER_KEY, refusalBody } from '../testing/checkout-stores.ts';
import {
  createSharedStorage,
  createTestStores,
  itemChoice,
  type SentRequest,
} from '../testing/test-stores.ts';

/**
 * A backend that stores one order per key, like the real one. With `losesResponses`, the response is lost after the
 * order has been stored.
 */
function createIdempotentBackend() {
  const orderIdsByKey = new Map<string | null, string>();
  const state = { losesResponses: false, orderIdsByKey };
  const route = ({ idempotencyKey }: SentRequest) => {
    if (!orderIdsByKey.has(idempotencyKey)) orderIdsByKey.set(idempotencyKey, `o-${orderIdsByKey.size + 1}`);
    if (state.losesResponses) return 'lost' as const;
    return { body: { order: wireOrder({ id: orderIdsByKey.get(idempotencyKey) ?? '' }) } };
  };
  return { state, route };
}

describe('an order that got no response', () => {
  it('sends the order again with the same key after the connection was lost', async () => {
    const { orders, cart, listSentOrders, routes } = await openCheckout({ 'webapp/order': 'lost' });
    expect(await orders.getState().placeOrder()).toBeNull();
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(cart.getState()).toMatchObject({ count: 2, details: { comment: 'quick' } });
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().retry()).toBe('o-1');
    expect(new Set(listSentOrders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(cart.getState().count).toBe(0);
  });

  it('creates no second order if only the response was lost', async () => {
    const backend = createIdempotentBackend();
    backend.state.losesResponses = true;
    const { orders } = await openCheckout({ 'webapp/order': backend.route });
    await orders.getState().placeOrder();
    backend.state.losesResponses = false;
    // A second click on "Place order" sends the same order again.
    expect(await orders.getState().placeOrder()).toBe('o-1');
    expect(backend.state.orderIdsByKey.size).toBe(1);
  });

  it('resumes an unanswered order after a reload or in another tab', async () => {
    const backend = createIdempotentBackend();
    backend.state.losesResponses = true;
    const storage = createSharedStorage();
    const beforeReload = await openCheckout({ 'webapp/order': backend.route }, { storage: storage() });
    await beforeReload.orders.getState().placeOrder();
    backend.state.losesResponses = false;

    const afterReload = createTestStores(
      { 'webapp/order': backend.route },
      { storage: storage(), createId: () => 'another' },
    );
    expect(afterReload.orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(await afterReload.orders.getState().resume()).toBe('o-1');
    expect(afterReload.orders.getState()).toMatchObject({
      placement: { status: 'idle' },
      history: [{ id: 'o-1' }],
    });
    expect(afterReload.cart.getState().count).toBe(0);
    expect(await afterReload.orders.getState().resume()).toBeNull();
    expect(backend.state.orderIdsByKey.size).toBe(1);
  });

  it('keeps items in the cart that were added after the order was sent', async () => {
    const { orders, cart, routes } = await openCheckout({ 'webapp/order': 'lost' });
    await orders.getState().placeOrder();
    cart.getState().add(itemChoice('latte'));
    cart.getState().add(itemChoice('mocha'));
    routes['webapp/order'] = { body: { order: wireOrder() } };
    await orders.getState().retry();
    expect(cart.getState().cart.lines.map(({ itemId, count }) => [itemId, count])).toEqual([
      ['latte', 1],
      ['mocha', 1],
    ]);
  });

  it.each([
    ['a server error', { status: 500, body: refusalBody('internal') }],
    ['a proxy’s error page', { status: 403, body: '<html>' }],
    ['an unreadable response', { body: { order: { id: 'o-1' } } }],
    ['a refusal because the same key is being processed', { status: 409, body: refusalBody('in_progress') }],
  ])('treats the order as unanswered after %s', async (_, reply) => {
    const { orders, deps } = await openCheckout({ 'webapp/order': reply });
    await orders.getState().placeOrder();
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(deps.storage.get(PENDING_ORDER_KEY)).not.toBeNull();
  });

  it('uses a new key after the customer has given up an unanswered order', async () => {
    const { orders, listSentOrders, routes } = await openCheckout({
      'webapp/order': { status: 500, body: {} },
    });
    await orders.getState().placeOrder();
    orders.getState().abandon();
    expect(orders.getState().placement).toEqual({ status: 'idle' });
    routes['webapp/order'] = { body: { order: wireOrder() } };
    await orders.getState().placeOrder();
    expect(new Set(listSentOrders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('ignores an unreadable stored order', async () => {
    const { deps } = createTestStores();
    deps.storage.set(PENDING_ORDER_KEY, '{"v":1,"d":{"request":7}}');
    const { orders } = createTestStores({}, { storage: deps.storage });
    expect(await orders.getState().resume()).toBeNull();
    expect(orders.getState().placement).toEqual({ status: 'idle' });
  });

  it('keeps the price that was sent through a reload and a change of the cart', async () => {
    const storage = createSharedStorage();
    const beforeReload = await openCheckout({ 'webapp/order': 'lost' }, { storage: storage() });
    await beforeReload.orders.getState().placeOrder();
    beforeReload.cart.getState().add(itemChoice('mocha'));

    const afterReload = createTestStores({}, { storage: storage() });
    await afterReload.orders.getState().review();
    const { sentOrder } = afterReload.orders.getState();
    expect(sentOrder).toEqual(beforeReload.orders.getState().sentOrder);
    expect(sentOrder?.quote).toMatchObject({
      lines: [{ itemId: 'latte', quantity: 2 }],
      total: { minor: 3000 },
    });
  });

  it('sends the order again when its stored price is unreadable', async () => {
    const { deps, orders, routes, listSentOrders } = await openCheckout({ 'webapp/order': 'lost' });
    await orders.getState().placeOrder();
    const stored = JSON.parse(deps.storage.get(PENDING_ORDER_KEY) ?? '');
    deps.storage.set(
      PENDING_ORDER_KEY,
      JSON.stringify({ ...stored, d: { ...stored.d, quote: { total: 'x' } } }),
    );
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().retry()).toBe('o-1');
    expect(new Set(listSentOrders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

const MINUTE = 60_000;

describe('an order that got no response long ago', () => {
  const SLOT = '2026-03-01T20:00:00+03:00';
  const START = Date.parse('2026-03-01T12:00:00+03:00');

  /** Two lattes were sent at noon. `reached`: the server stored the order. The customer comes back later. */
  async function openLater({
    minutes,
    reached,
    isScheduled = false,
    isChanged = false,
  }: {
    minutes: number;
    reached: boolean;
    isScheduled?: boolean;
    isChanged?: boolean;
  }) {
    const backend = createIdempotentBackend();
    backend.state.losesResponses = true;
    const clock = { now: START };
    const storage = createSharedStorage();
    const routes = { 'webapp/order': reached ? backend.route : ('lost' as const) };
    const before = await openCheckout(routes, { storage: storage(), now: () => clock.now });
    await before.orders.getState().placeOrder();
    if (isScheduled) {
      const stored = JSON.parse(before.deps.storage.get(PENDING_ORDER_KEY) ?? '');
      stored.d.request = { ...stored.d.request, priority: 'later', scheduled_at: SLOT };
      before.deps.storage.set(PENDING_ORDER_KEY, JSON.stringify(stored));
    }
    if (isChanged) before.cart.getState().add(itemChoice('mocha'));
    backend.state.losesResponses = false;
    clock.now = START + minutes * MINUTE;
    const findOrder = ({ orderKey }: SentRequest) => {
      const id = backend.state.orderIdsByKey.get(orderKey);
      return { body: { order: id ? wireOrder({ id }) : null } };
    };
    const after = createTestStores(
      { 'webapp/order': backend.route, 'webapp/placed-order/': findOrder },
      { storage: storage(), now: () => clock.now, createId: () => 'another-key' },
    );
    after.cart.connect();
    await after.business.getState().load();
    const countSent = () => after.requestsTo('webapp/order').length;
    return { ...after, backend, countSent };
  }

  it('sends the order again within half an hour', async () => {
    const { orders, countSent } = await openLater({ minutes: 30, reached: false });
    expect(await orders.getState().resume()).toBe('o-1');
    expect(countSent()).toBe(1);
  });

  // @spec more-calls/get-webapp-placed-order-branch-id
  it.each([
    ['after half an hour', { minutes: 31 }],
    ['days later', { minutes: 3 * 24 * 60 }],
    ['when its slot has begun', { minutes: 8 * 60, isScheduled: true }],
    ['when the cart has changed too', { minutes: 31, isChanged: true }],
    ['when the clock of the device was set back', { minutes: -1 }],
  ])('sends no order that the server does not have %s, and shows the cart', async (_, options) => {
    const { orders, cart, countSent, deps } = await openLater({ reached: false, ...options });
    expect(await orders.getState().resume()).toBeNull();
    expect(countSent()).toBe(0);
    expect(orders.getState()).toMatchObject({
      placement: { status: 'refused', code: 'not_placed' },
      sentOrder: null,
    });
    expect(deps.storage.get(PENDING_ORDER_KEY)).toBeNull();
    expect(cart.getState().count).toBeGreaterThanOrEqual(2);
  });

  it('places the cart with a new key after the server did not have the order', async () => {
    const { orders, requestsTo } = await openLater({ minutes: 31, reached: false });
    await orders.getState().resume();
    expect(await orders.getState().placeOrder()).toBe('o-1');
    expect(requestsTo('webapp/order').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['another-key']);
  });

  it.each([false, true])(
    'completes the order that the server already has, without a second one (cart changed: %s)',
    async (isChanged) => {
      const { orders, cart, countSent, backend } = await openLater({
        minutes: 600,
        reached: true,
        isChanged,
      });
      expect(await orders.getState().resume()).toBe('o-1');
      expect(countSent()).toBe(0);
      expect(backend.state.orderIdsByKey.size).toBe(1);
      expect(orders.getState()).toMatchObject({ placement: { status: 'idle' }, history: [{ id: 'o-1' }] });
      expect(cart.getState().count).toBe(isChanged ? 1 : 0);
    },
  );

  it.each([
    ['without a connection', 'lost' as const],
    ['if the server does not know the request', { status: 404, body: refusalBody('not_found') }],
    ['after a server error', { status: 500, body: {} }],
  ])('keeps the order and sends nothing %s', async (_, reply) => {
    const { orders, routes, countSent, deps } = await openLater({ minutes: 600, reached: true });
    routes['webapp/placed-order/'] = reply;
    expect(await orders.getState().resume()).toBeNull();
    expect(await orders.getState().retry()).toBeNull();
    expect(countSent()).toBe(0);
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(deps.storage.get(PENDING_ORDER_KEY)).not.toBeNull();
  });

  it('asks before it sends an order that an older version stored without its time', async () => {
    const { orders, deps, countSent } = await openLater({ minutes: 1, reached: false });
    const stored = JSON.parse(deps.storage.get(PENDING_ORDER_KEY) ?? '');
    delete stored.d.sentAt;
    deps.storage.set(PENDING_ORDER_KEY, JSON.stringify(stored));
    expect(await orders.getState().resume()).toBeNull();
    expect(countSent()).toBe(0);
    expect(orders.getState().placement).toMatchObject({ code: 'not_placed' });
  });
});

describe('an order without a response, after a change of the cart', () => {
  /** The response to two lattes was lost, a mocha was added, and the page was reloaded. */
  async function openChangedCart() {
    const backend = createIdempotentBackend();
    backend.state.losesResponses = true;
    const storage = createSharedStorage();
    const beforeReload = await openCheckout({ 'webapp/order': backend.route }, { storage: storage() });
    await beforeReload.orders.getState().placeOrder();
    beforeReload.cart.getState().add(itemChoice('mocha'));
    backend.state.losesResponses = false;
    const afterReload = createTestStores({ 'webapp/order': backend.route }, { storage: storage() });
    afterReload.cart.connect();
    await afterReload.business.getState().load();
    const listCart = () => afterReload.cart.getState().cart.lines.map(({ itemId, count }) => [itemId, count]);
    return { ...afterReload, backend, listCart };
  }

  it('sends no order of a changed cart again before the customer decides', async () => {
    const { orders, requestsTo } = await openChangedCart();
    expect(await orders.getState().resume()).toBeNull();
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(requestsTo('webapp/order')).toEqual([]);
  });

  it('confirms the first order and places the whole cart as a second one', async () => {
    const { orders, listCart, backend } = await openChangedCart();
    expect(await orders.getState().startSecondOrder()).toBe('o-1');
    expect(orders.getState()).toMatchObject({
      placement: { status: 'idle' },
      sentOrder: null,
      history: [{ id: 'o-1' }],
    });
    expect(listCart()).toEqual([
      ['latte', 2],
      ['mocha', 1],
    ]);
    expect(await orders.getState().placeOrder()).toBe('o-2');
    expect(backend.state.orderIdsByKey.size).toBe(2);
  });

  it('keeps asking while the first order has no response', async () => {
    const { orders, backend, listCart } = await openChangedCart();
    backend.state.losesResponses = true;
    expect(await orders.getState().startSecondOrder()).toBeNull();
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(listCart()).toHaveLength(2);
  });

  it('keeps the cart usable when the server refuses the first order', async () => {
    const { orders, routes, listCart, deps } = await openChangedCart();
    routes['webapp/order'] = { status: 409, body: refusalBody('closed') };
    expect(await orders.getState().startSecondOrder()).toBeNull();
    expect(orders.getState()).toMatchObject({ placement: { status: 'idle' }, sentOrder: null });
    expect(deps.storage.get(PENDING_ORDER_KEY)).toBeNull();
    expect(listCart()).toHaveLength(2);
  });
});
