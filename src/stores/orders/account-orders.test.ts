import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createAccountOrdersStore } from './account-orders-store.ts';

const summary = (id: number) => ({
  id: `o-${id}`,
  number: String(id),
  branch_id: 'demo~one',
  branch_name: { en: 'One' },
  status: 5,
  selling_type: 'car_pickup',
  placed_at: `2026-03-01T09:${String(59 - id).padStart(2, '0')}:00+03:00`,
  currency: 'KWD',
  currency_digits: 3,
  total: 1,
  count: 1,
});
const pageOf = (page: number, ...ids: number[]) => ({
  body: { orders: ids.map(summary), pagination: { page, pages: 2, total: 4 } },
});
const PATH = 'webapp/v5/orders/u1?page=';

async function loggedIn(routes: Parameters<typeof createTestStores>[0] = {}) {
  const storage = memoryStorage();
  storage.set('order-app:demo:session', JSON.stringify({ v: 1, d: { token: 't', userId: 'u1' } }));
  const world = createTestStores(
    {
      'webapp/profile/u1': { body: { user: { id: 'u1', business_id: 'owner', name: 'Ada' } } },
      [`${PATH}1`]: pageOf(1, 1, 2),
      [`${PATH}2`]: pageOf(2, 3, 4),
      ...routes,
    },
    { storage },
  );
  await world.business.getState().load();
  await world.session.getState().checkProfile();
  world.start();
  return { ...world, account: world.lazyStore(createAccountOrdersStore) };
}

const ids = (store: Awaited<ReturnType<typeof loggedIn>>['account']) =>
  store.getState().orders.map(({ number }) => Number(number));

describe('the orders of an account', () => {
  it('come page by page, as long as there are more', async () => {
    const { account } = await loggedIn();
    await account.getState().load();
    expect([ids(account), account.getState().hasMore]).toEqual([[1, 2], true]);
    await account.getState().loadMore();
    expect([ids(account), account.getState().hasMore]).toEqual([[1, 2, 3, 4], false]);
  });

  it('stand once each when an order placed meanwhile moved the pages', async () => {
    const { account, routes } = await loggedIn({ [`${PATH}2`]: pageOf(2, 2, 3) });
    await account.getState().load();
    await account.getState().loadMore();
    expect(ids(account)).toEqual([1, 2, 3]);
    routes[`${PATH}1`] = pageOf(1, 0, 1);
    await account.getState().load();
    expect(ids(account)).toEqual([0, 1, 2, 3]);
  });

  it('that did not come are asked for again, and the others stay', async () => {
    const { account, routes } = await loggedIn({ [`${PATH}2`]: { status: 400, body: { error: 1 } } });
    await account.getState().load();
    await account.getState().loadMore();
    expect([ids(account), account.getState().status]).toEqual([[1, 2], 'error']);
    routes[`${PATH}2`] = pageOf(2, 3);
    await account.getState().loadMore();
    expect([ids(account), account.getState().status]).toEqual([[1, 2, 3], 'fetched']);
  });

  it('go with the logout, also those still on their way', async () => {
    let answer = () => {};
    const { account, session } = await loggedIn({
      [`${PATH}2`]: () => new Promise((resolve) => (answer = () => resolve(pageOf(2, 3)))),
    });
    await account.getState().load();
    const late = account.getState().loadMore();
    session.getState().logout();
    answer();
    await late;
    expect(account.getState()).toMatchObject({ orders: [], status: 'idle', hasMore: false });
  });

  it('are nobody’s before the login', async () => {
    const { lazyStore, requests, start } = createTestStores();
    start();
    const account = lazyStore(createAccountOrdersStore);
    await account.getState().load();
    expect([account.getState().status, requests.length]).toEqual(['idle', 0]);
  });
});
