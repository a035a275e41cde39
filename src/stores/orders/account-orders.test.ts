import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createAccountOrdersStore } from './account-orders-store.ts';

const buildWireSummary = (id: number) => ({
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
const buildPageReply = (page: number, ...orderNumbers: number[]) => ({
  body: { orders: orderNumbers.map(buildWireSummary), pagination: { page, pages: 2, total: 4 } },
});
const ORDERS_PATH = 'webapp/v5/orders/u1?page=';

async function openLoggedInStores(routes: Parameters<typeof createTestStores>[0] = {}) {
  const storage = createMemoryStorage();
  storage.set('order-app:demo:session', JSON.stringify({ v: 1, d: { token: 't', userId: 'u1' } }));
  const stores = createTestStores(
    {
      'webapp/profile/u1': { body: { user: { id: 'u1', business_id: 'owner', name: 'Ada' } } },
      [`${ORDERS_PATH}1`]: buildPageReply(1, 1, 2),
      [`${ORDERS_PATH}2`]: buildPageReply(2, 3, 4),
      ...routes,
    },
    { storage },
  );
  await stores.business.getState().load();
  await stores.session.getState().checkProfile();
  stores.start();
  return { ...stores, accountOrders: stores.getOrCreateStore(createAccountOrdersStore) };
}

const getNumbers = (store: Awaited<ReturnType<typeof openLoggedInStores>>['accountOrders']) =>
  store.getState().orders.map(({ number }) => Number(number));

describe('the orders of an account', () => {
  it('loads the account’s orders page by page', async () => {
    const { accountOrders } = await openLoggedInStores();
    await accountOrders.getState().load();
    expect([getNumbers(accountOrders), accountOrders.getState().hasMore]).toEqual([[1, 2], true]);
    await accountOrders.getState().loadMore();
    expect([getNumbers(accountOrders), accountOrders.getState().hasMore]).toEqual([[1, 2, 3, 4], false]);
  });

  it('lists each order of an account once, even if a new order moves orders to the next page', async () => {
    const { accountOrders, routes } = await openLoggedInStores({
      [`${ORDERS_PATH}2`]: buildPageReply(2, 2, 3),
    });
    await accountOrders.getState().load();
    await accountOrders.getState().loadMore();
    expect(getNumbers(accountOrders)).toEqual([1, 2, 3]);
    routes[`${ORDERS_PATH}1`] = buildPageReply(1, 0, 1);
    await accountOrders.getState().load();
    expect(getNumbers(accountOrders)).toEqual([0, 1, 2, 3]);
  });

  it('keeps the loaded orders when the next page fails to load, and requests that page again', async () => {
    const { accountOrders, routes } = await openLoggedInStores({
      [`${ORDERS_PATH}2`]: { status: 400, body: { error: 1 } },
    });
    await accountOrders.getState().load();
    await accountOrders.getState().loadMore();
    expect([getNumbers(accountOrders), accountOrders.getState().status]).toEqual([[1, 2], 'error']);
    routes[`${ORDERS_PATH}2`] = buildPageReply(2, 3);
    await accountOrders.getState().loadMore();
    expect([getNumbers(accountOrders), accountOrders.getState().status]).toEqual([[1, 2, 3], 'fetched']);
  });

  it('clears the account’s orders on logout and ignores a late response', async () => {
    let sendReply = () => {};
    const { accountOrders, session } = await openLoggedInStores({
      [`${ORDERS_PATH}2`]: () => new Promise((resolve) => (sendReply = () => resolve(buildPageReply(2, 3)))),
    });
    await accountOrders.getState().load();
    const pendingPage = accountOrders.getState().loadMore();
    session.getState().logout();
    sendReply();
    await pendingPage;
    expect(accountOrders.getState()).toMatchObject({ orders: [], status: 'idle', hasMore: false });
  });

  it('requests no account orders for a guest', async () => {
    const { getOrCreateStore, requests, start } = createTestStores();
    start();
    const accountOrders = getOrCreateStore(createAccountOrdersStore);
    await accountOrders.getState().load();
    expect([accountOrders.getState().status, requests.length]).toEqual(['idle', 0]);
  });
});
