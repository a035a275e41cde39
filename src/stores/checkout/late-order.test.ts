import { describe, expect, it } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { openCheckout, PENDING_ORDER_KEY, refusalBody } from '../testing/checkout-stores.ts';
import { createIdempotentBackend } from '../testing/idempotent-backend.ts';
import {
  createSharedStorage,
  createTestStores,
  itemChoice,
  type SentRequest,
} from '../testing/test-stores.ts';

const MINUTE = 60_000;

describe('an order that got no response long ago', () => {
  const SLOT = '2026-03-01T20:00:00+03:00';
  const START = Date.parse('2026-03-01T12:00:00+03:00');

  /** An order of two lattes was sent at noon. `reached`: the server stored the order. The customer comes back later. */
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

  it('sends an unanswered order again within half an hour', async () => {
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
  ])('sends no unanswered order that the server does not have %s, and shows the cart', async (_, options) => {
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

  it('places the cart with a new idempotency key when the server does not have the unanswered order', async () => {
    const { orders, requestsTo } = await openLater({ minutes: 31, reached: false });
    await orders.getState().resume();
    expect(await orders.getState().placeOrder()).toBe('o-1');
    expect(requestsTo('webapp/order').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['another-key']);
  });

  it.each([false, true])(
    'completes an order that the server already has, without a second one (cart changed: %s)',
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
  ])('keeps an unanswered order and sends nothing %s', async (_, reply) => {
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
