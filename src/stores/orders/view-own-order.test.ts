import { describe, expect, it } from 'vitest';
import { toOrderReview } from '../../api/mappers/map-order.ts';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { createTestStores, itemChoice } from '../testing/test-stores.ts';

const CANCEL = 'webapp/cancel-order/demo~one/o-1';
const review = {
  rate: 4,
  comment: 'Fine',
  rated_at: '2026-03-01T10:00:00+03:00',
  changeable_until: '2026-03-01T11:00:00+03:00',
};

async function ordered(routes: Parameters<typeof createTestStores>[0]) {
  const world = createTestStores({ 'webapp/order': { body: { order: wireOrder() } }, ...routes });
  await world.business.getState().load();
  world.cart.getState().add(itemChoice('latte', 2));
  await world.orders.getState().place();
  return world;
}

describe('an order of one’s own', () => {
  it('is cancelled with its key, here and in the list', async () => {
    const { orders, requestsTo } = await ordered({ [CANCEL]: { body: { order: wireOrder({ status: 9 }) } } });
    expect(await orders.getState().cancel()).toBe('done');
    expect(orders.getState()).toMatchObject({ order: { status: 9 }, history: [{ status: 9 }] });
    expect(requestsTo(CANCEL)[0]?.orderKey).toBe(orders.getState().history[0]?.key);
  });

  it('that the kitchen has begun stays, and shows it', async () => {
    const body = { error: 1, code: 'too_late', message: 'No', order: wireOrder({ status: 1 }) };
    const { orders } = await ordered({ [CANCEL]: { status: 409, body } });
    expect(await orders.getState().cancel()).toBe('late');
    expect(orders.getState()).toMatchObject({ order: { status: 1 }, history: [{ status: 1 }] });
  });

  it('is as it was when nobody answers', async () => {
    const { orders } = await ordered({ [CANCEL]: 'lost', 'users/rate': 'lost' });
    expect(await orders.getState().cancel()).toBe('failed');
    expect(await orders.getState().rate(5, '')).toBe('failed');
    expect(orders.getState().order?.status).toBe(0);
    expect(orders.getState().ratingIds).toEqual([]);
  });

  // @spec constants/persisted-helpers
  it('is rated with its key, and nobody is asked again, also not after a reload', async () => {
    const { orders, requestsTo, deps } = await ordered({ 'users/rate': { body: { review } } });
    expect(await orders.getState().rate(4, 'Fine')).toBe('done');
    expect(requestsTo('users/rate')[0]).toMatchObject({
      body: { reference_id: 'demo', order_id: 'o-1', rate: 4, comment: 'Fine' },
      orderKey: orders.getState().history[0]?.key,
    });
    expect(orders.getState()).toMatchObject({
      order: { review: toOrderReview(review) },
      history: [{ rate: 4 }],
      ratingIds: ['o-1'],
    });
    const later = createTestStores({}, { storage: deps.storage });
    expect(later.orders.getState()).toMatchObject({ ratingIds: ['o-1'], history: [{ id: 'o-1', rate: 4 }] });
    later.orders.getState().forget();
    expect(later.orders.getState().ratingIds).toEqual([]);
  });

  it('that is handed over while its rating is on its way is handed over and rated', async () => {
    const { orders } = await ordered({
      'users/rate': async () => {
        const { order } = orders.getState();
        orders.setState({ order: order && { ...order, status: 5 } });
        return { body: { review } };
      },
    });
    expect(await orders.getState().rate(4, 'Fine')).toBe('done');
    expect(orders.getState().order).toMatchObject({ status: 5, review: toOrderReview(review) });
  });

  it('rated elsewhere for good shows that rating', async () => {
    const { orders, routes } = await ordered({
      'users/rate': { status: 409, body: { error: 1, code: 'rated', message: 'No' } },
    });
    routes['webapp/order/'] = { body: { order: wireOrder({ status: 5, review }) } };
    expect(await orders.getState().rate(1, '')).toBe('late');
    expect(orders.getState().order?.review?.rate).toBe(4);
  });

  it('keeps its key when more is heard of it', async () => {
    const { orders } = await ordered({ 'webapp/order/': { body: { order: wireOrder({ status: 1 }) } } });
    const { key } = orders.getState().history[0] ?? {};
    await orders.getState().load('o-1');
    expect(orders.getState().history[0]).toMatchObject({ status: 1, key });
  });
});

describe('the running orders of a list', () => {
  it('are asked about, those that are over are not, and the list hears of it', async () => {
    const { orders, requests } = await ordered({
      'webapp/update-order-events/': { body: { status: 5, events: [] } },
    });
    const [mine] = orders.getState().history;
    if (!mine) throw new Error('no order');
    const stop = orders.getState().watchAll([mine, { ...mine, id: 'over', status: 9 }]);
    await expect.poll(() => orders.getState().statuses).toEqual({ 'o-1': 5 });
    expect(orders.getState().history[0]?.status).toBe(5);
    expect(requests.filter(({ path }) => path.includes('/over'))).toEqual([]);
    stop();
  });
});
