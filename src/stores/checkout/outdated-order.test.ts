import { describe, expect, it } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { buildRefusalBody, openCheckout, PENDING_ORDER_KEY } from '../testing/checkout-stores.ts';
import { createIdempotentBackend } from '../testing/idempotent-backend.ts';
import {
  buildItemChoice,
  createSharedStorage,
  createTestStores,
  type SentRequest,
} from '../testing/test-stores.ts';

const MINUTE_MS = 60_000;

describe('an order that got no response long ago', () => {
  const SLOT_START = '2026-03-01T20:00:00+03:00';
  const ORDERED_AT = Date.parse('2026-03-01T12:00:00+03:00');

  /**
   * An order of two lattes was sent at noon. `hasReachedServer`: the server stored the order. The customer comes back
   * `minutes` later.
   */
  async function openStoresLater({
    minutes,
    hasReachedServer,
    isScheduled = false,
    isCartChanged = false,
  }: {
    minutes: number;
    hasReachedServer: boolean;
    isScheduled?: boolean;
    isCartChanged?: boolean;
  }) {
    const backend = createIdempotentBackend();
    backend.state.losesResponses = true;
    const clock = { now: ORDERED_AT };
    const openStorage = createSharedStorage();
    const routes = { 'webapp/order': hasReachedServer ? backend.route : ('lost' as const) };
    const earlierStores = await openCheckout(routes, { storage: openStorage(), now: () => clock.now });
    await earlierStores.orders.getState().placeOrder();
    if (isScheduled) {
      const storedOrder = JSON.parse(earlierStores.deps.storage.get(PENDING_ORDER_KEY) ?? '');
      storedOrder.d.request = { ...storedOrder.d.request, priority: 'later', scheduled_at: SLOT_START };
      earlierStores.deps.storage.set(PENDING_ORDER_KEY, JSON.stringify(storedOrder));
    }
    if (isCartChanged) earlierStores.cart.getState().add(buildItemChoice('mocha'));
    backend.state.losesResponses = false;
    clock.now = ORDERED_AT + minutes * MINUTE_MS;
    const replyWithPlacedOrder = ({ orderKey }: SentRequest) => {
      const id = backend.state.orderIdsByKey.get(orderKey);
      return { body: { order: id ? wireOrder({ id }) : null } };
    };
    const laterStores = createTestStores(
      { 'webapp/order': backend.route, 'webapp/placed-order/': replyWithPlacedOrder },
      { storage: openStorage(), now: () => clock.now, createId: () => 'another-key' },
    );
    laterStores.cart.connect();
    await laterStores.business.getState().load();
    const countSentOrders = () => laterStores.listRequestsTo('webapp/order').length;
    return { ...laterStores, backend, countSentOrders };
  }

  it('resends an order within half an hour if the order got no response', async () => {
    const { orders, countSentOrders } = await openStoresLater({ minutes: 30, hasReachedServer: false });
    expect(await orders.getState().resume()).toBe('o-1');
    expect(countSentOrders()).toBe(1);
  });

  // @spec more-calls/get-webapp-placed-order-branch-id
  it.each([
    ['after half an hour', { minutes: 31 }],
    ['after days', { minutes: 3 * 24 * 60 }],
    ['when the slot of the order has begun', { minutes: 8 * 60, isScheduled: true }],
    ['after half an hour and a change of the cart', { minutes: 31, isCartChanged: true }],
    ['when the clock of the device was set back', { minutes: -1 }],
  ])('shows the cart, and does not resend an order that never reached the server: %s', async (_, options) => {
    const { orders, cart, countSentOrders, deps } = await openStoresLater({
      hasReachedServer: false,
      ...options,
    });
    expect(await orders.getState().resume()).toBeNull();
    expect(countSentOrders()).toBe(0);
    expect(orders.getState()).toMatchObject({
      placement: { status: 'refused', code: 'not_placed' },
      sentOrder: null,
    });
    expect(deps.storage.get(PENDING_ORDER_KEY)).toBeNull();
    expect(cart.getState().count).toBeGreaterThanOrEqual(2);
  });

  it('places the order with a new idempotency key if the earlier request never reached the server', async () => {
    const { orders, listRequestsTo } = await openStoresLater({ minutes: 31, hasReachedServer: false });
    await orders.getState().resume();
    expect(await orders.getState().placeOrder()).toBe('o-1');
    expect(listRequestsTo('webapp/order').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'another-key',
    ]);
  });

  it.each([false, true])(
    'completes an order that the server already has, without placing a second order (cart changed: %s)',
    async (isCartChanged) => {
      const { orders, cart, countSentOrders, backend } = await openStoresLater({
        minutes: 600,
        hasReachedServer: true,
        isCartChanged,
      });
      expect(await orders.getState().resume()).toBe('o-1');
      expect(countSentOrders()).toBe(0);
      expect(backend.state.orderIdsByKey.size).toBe(1);
      expect(orders.getState()).toMatchObject({ placement: { status: 'idle' }, history: [{ id: 'o-1' }] });
      expect(cart.getState().count).toBe(isCartChanged ? 1 : 0);
    },
  );

  it.each([
    ['the connection is lost', 'lost' as const],
    ['the server does not know the request', { status: 404, body: buildRefusalBody('not_found') }],
    ['the server fails', { status: 500, body: {} }],
  ])('keeps the stored order, but does not resend it, when %s', async (_, reply) => {
    const { orders, routes, countSentOrders, deps } = await openStoresLater({
      minutes: 600,
      hasReachedServer: true,
    });
    routes['webapp/placed-order/'] = reply;
    expect(await orders.getState().resume()).toBeNull();
    expect(await orders.getState().retry()).toBeNull();
    expect(countSentOrders()).toBe(0);
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(deps.storage.get(PENDING_ORDER_KEY)).not.toBeNull();
  });

  it('does not resend an order that an older version stored without its sending time', async () => {
    const { orders, deps, countSentOrders } = await openStoresLater({ minutes: 1, hasReachedServer: false });
    const storedOrder = JSON.parse(deps.storage.get(PENDING_ORDER_KEY) ?? '');
    delete storedOrder.d.sentAt;
    deps.storage.set(PENDING_ORDER_KEY, JSON.stringify(storedOrder));
    expect(await orders.getState().resume()).toBeNull();
    expect(countSentOrders()).toBe(0);
    expect(orders.getState().placement).toMatchObject({ code: 'not_placed' });
  });
});
