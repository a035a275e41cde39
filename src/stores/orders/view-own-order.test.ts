import { describe, expect, it } from 'vitest';
import { toOrderReview } from '../../api/mappers/map-order.ts';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { buildItemChoice, createTestStores } from '../testing/test-stores.ts';

const CANCEL_PATH = 'webapp/cancel-order/demo~one/o-1';
const wireReview = {
  rate: 4,
  comment: 'Fine',
  rated_at: '2026-03-01T10:00:00+03:00',
  changeable_until: '2026-03-01T11:00:00+03:00',
};

async function placeOrder(routes: Parameters<typeof createTestStores>[0]) {
  const stores = createTestStores({ 'webapp/order': { body: { order: wireOrder() } }, ...routes });
  await stores.business.getState().load();
  stores.cart.getState().add(buildItemChoice('latte', 2));
  await stores.orders.getState().placeOrder();
  return stores;
}

describe('an order placed on this device', () => {
  it('uses the order key to cancel an order, and updates the order on screen and in the history', async () => {
    const { orders, listRequestsTo } = await placeOrder({
      [CANCEL_PATH]: { body: { order: wireOrder({ status: 9 }) } },
    });
    expect(await orders.getState().cancel()).toBe('done');
    expect(orders.getState()).toMatchObject({ order: { status: 9 }, history: [{ status: 9 }] });
    expect(listRequestsTo(CANCEL_PATH)[0]?.orderKey).toBe(orders.getState().history[0]?.key);
  });

  it('does not cancel an order that the kitchen has started, and shows the new status of the order', async () => {
    const body = { error: 1, code: 'too_late', message: 'No', order: wireOrder({ status: 1 }) };
    const { orders } = await placeOrder({ [CANCEL_PATH]: { status: 409, body } });
    expect(await orders.getState().cancel()).toBe('too-late');
    expect(orders.getState()).toMatchObject({ order: { status: 1 }, history: [{ status: 1 }] });
  });

  it('leaves the order unchanged if the server does not respond to a cancellation or rating', async () => {
    const { orders } = await placeOrder({ [CANCEL_PATH]: 'lost', 'users/rate': 'lost' });
    expect(await orders.getState().cancel()).toBe('failed');
    expect(await orders.getState().rate(5, '')).toBe('failed');
    expect(orders.getState().order?.status).toBe(0);
    expect(orders.getState().answeredRatingIds).toEqual([]);
  });

  // @spec constants/persisted-helpers
  it('uses the order key to rate an order, and never asks for a rating again', async () => {
    const { orders, listRequestsTo, deps } = await placeOrder({
      'users/rate': { body: { review: wireReview } },
    });
    expect(await orders.getState().rate(4, 'Fine')).toBe('done');
    expect(listRequestsTo('users/rate')[0]).toMatchObject({
      body: { reference_id: 'demo', order_id: 'o-1', rate: 4, comment: 'Fine' },
      orderKey: orders.getState().history[0]?.key,
    });
    expect(orders.getState()).toMatchObject({
      order: { review: toOrderReview(wireReview) },
      history: [{ rate: 4 }],
      answeredRatingIds: ['o-1'],
    });
    const storesAfterReload = createTestStores({}, { storage: deps.storage });
    expect(storesAfterReload.orders.getState()).toMatchObject({
      answeredRatingIds: ['o-1'],
      history: [{ id: 'o-1', rate: 4 }],
    });
    storesAfterReload.orders.getState().forget();
    expect(storesAfterReload.orders.getState().answeredRatingIds).toEqual([]);
  });

  it('keeps both the new status and the rating when an order is handed over while the rating is sent', async () => {
    const { orders } = await placeOrder({
      'users/rate': async () => {
        const { order } = orders.getState();
        orders.setState({ order: order && { ...order, status: 5 } });
        return { body: { review: wireReview } };
      },
    });
    expect(await orders.getState().rate(4, 'Fine')).toBe('done');
    expect(orders.getState().order).toMatchObject({ status: 5, review: toOrderReview(wireReview) });
  });

  it('shows the final rating of an order that was rated on another device', async () => {
    const { orders, routes } = await placeOrder({
      'users/rate': { status: 409, body: { error: 1, code: 'rated', message: 'No' } },
    });
    routes['webapp/order/'] = { body: { order: wireOrder({ status: 5, review: wireReview }) } };
    expect(await orders.getState().rate(1, '')).toBe('too-late');
    expect(orders.getState().order?.review?.rate).toBe(4);
  });

  it('keeps the order key when the order’s status is updated', async () => {
    const { orders } = await placeOrder({ 'webapp/order/': { body: { order: wireOrder({ status: 1 }) } } });
    const { key } = orders.getState().history[0] ?? {};
    await orders.getState().load('o-1');
    expect(orders.getState().history[0]).toMatchObject({ status: 1, key });
  });
});

describe('the orders of a list', () => {
  it('updates the running orders of a list, and requests no order whose status is final', async () => {
    const { orders, requests } = await placeOrder({
      'webapp/update-order-events/': { body: { status: 5, events: [] } },
    });
    const [ownOrder] = orders.getState().history;
    if (!ownOrder) throw new Error('no order');
    const stop = orders.getState().watchOrders([ownOrder, { ...ownOrder, id: 'o-cancelled', status: 9 }]);
    await expect.poll(() => orders.getState().statuses).toEqual({ 'o-1': 5 });
    expect(orders.getState().history[0]?.status).toBe(5);
    expect(requests.filter(({ path }) => path.includes('/o-cancelled'))).toEqual([]);
    stop();
  });
});
