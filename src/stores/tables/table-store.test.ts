import { describe, expect, it, vi } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { memoryStorage } from '../../lib/storage.ts';
import { createTestStores, itemChoice } from '../testing/test-stores.ts';
import { createTableStore } from './table-store.ts';

const TABLES = 'webapp/tables/';
const ONE = `${TABLES}demo~one`;
const TWO = `${TABLES}demo~two`;
const table = (id: string, en = id) => ({ id, name: { en } });
const answer = (...tables: object[]) => ({ body: { tables } });

const business = (hasTables = true, cart = true) =>
  restaurantBody({
    checkoutDineIn: { enabled: true, cart },
    branches: [
      { id: 'demo~one', name: { en: 'One' }, has_tables: hasTables },
      { id: 'demo~two', name: { en: 'Two' }, has_tables: hasTables },
    ],
  });

/** An element whose customer eats in; `visit` is what its tab remembers. */
async function seated(body = business(), tabStorage = memoryStorage()) {
  const world = createTestStores(
    {
      'webapp/v5/restaurant/': { body },
      'webapp/v5/menu/': { body: { menu: body.menu, discounts: {} } },
      [ONE]: answer(table('7'), table('bar-1', 'Bar 1')),
      [TWO]: answer(table('7'), table('9')),
    },
    { tabStorage },
  );
  world.start();
  await world.business.getState().load();
  world.cart.getState().setOrderType('dine_in');
  const store = world.lazyStore(createTableStore);
  await store.getState().fetch();
  const table_ = () => world.cart.getState().table;
  return { ...world, store, table: table_, routes: world.routes, tabStorage };
}

describe('where the customer sits', () => {
  // @spec entities/cart
  it('is the table the link names, told to the cart', async () => {
    const { store, table: now } = await seated();
    expect([now(), store.getState().isNeeded]).toEqual([null, true]);
    store.getState().setLinkTable(' BAR  1 ');
    expect(now()).toEqual({ id: 'bar-1', name: { en: 'Bar 1' } });
    expect(store.getState().unknownTable).toBeNull();
  });

  it('is unknown when the link names no table, until the customer chooses one', async () => {
    const { store, table: now } = await seated();
    store.getState().setLinkTable('99');
    expect([now(), store.getState().unknownTable]).toEqual([null, { en: '99' }]);
    store.getState().choose('7');
    expect([now()?.id, store.getState().unknownTable]).toEqual(['7', null]);
  });

  it('stays what the customer chose, though the same link is followed again, and through a reload', async () => {
    const first = await seated();
    first.store.getState().setLinkTable('7');
    first.store.getState().choose('bar-1');
    first.store.getState().setLinkTable('7');
    expect(first.table()?.id).toBe('bar-1');
    first.stop();
    const { table: now, store } = await seated(business(), first.tabStorage);
    expect(now()?.id).toBe('bar-1');
    store.getState().setLinkTable('7');
    expect(now()?.id).toBe('bar-1');
  });

  it('is read from what an earlier version of the app stored', async () => {
    const visit = memoryStorage();
    const stored = { asked: '7', askedAt: 'demo~one', chosen: 'bar-1', chosenAt: 'demo~one' };
    visit.set('order-app:demo:table', JSON.stringify({ v: 1, d: stored }));
    const { table: now } = await seated(business(), visit);
    expect(now()?.id).toBe('bar-1');
  });

  it('is another as soon as another link says so', async () => {
    const { store, table: now } = await seated();
    store.getState().choose('bar-1');
    store.getState().setLinkTable('7');
    expect(now()?.id).toBe('7');
  });

  it('is at one branch: elsewhere the same number is another table', async () => {
    const { store, table: now, business: shop } = await seated();
    store.getState().setLinkTable('7');
    await shop.getState().selectBranch('demo~two');
    await store.getState().fetch();
    expect([now(), store.getState().unknownTable]).toEqual([null, null]);
    await shop.getState().selectBranch('demo~one');
    await vi.waitFor(() => expect(now()?.id).toBe('7'));
  });

  it('leads to the branch that the link says, if there is such a branch', async () => {
    const { store, table: now, business: shop } = await seated();
    store.getState().setLinkTable('9', 'two');
    await vi.waitFor(() => expect(shop.getState().branchId).toBe('demo~two'));
    await vi.waitFor(() => expect(now()?.id).toBe('9'));
    // The same link again does not take the customer back.
    await shop.getState().selectBranch('demo~one');
    store.getState().setLinkTable('9', 'demo~two');
    expect(shop.getState().branchId).toBe('demo~one');
    store.getState().setLinkTable('bar-1', 'mars');
    expect([shop.getState().branchId, now()?.id]).toEqual(['demo~one', 'bar-1']);
  });

  // @spec cart/reset-clears-items-note-coupon
  it('is what the link says again once the cart is emptied, and nothing that was chosen', async () => {
    const { store, table: now, cart } = await seated();
    store.getState().choose('bar-1');
    cart.getState().add(itemChoice('latte'));
    cart.getState().clear();
    expect(now()).toBeNull();
    store.getState().setLinkTable('7');
    cart.getState().clear();
    expect(now()?.id).toBe('7');
  });

  it('is told to be gone when the business took the table away', async () => {
    const { store, table: now, routes, business: shop } = await seated();
    store.getState().choose('bar-1');
    routes[ONE] = answer(table('7'));
    await shop.getState().load();
    await vi.waitFor(() => expect(store.getState().unknownTable).toEqual({ en: 'Bar 1' }));
    expect(now()).toBeNull();
  });

  it('is as the page says where the branch lists no tables', async () => {
    const { store, table: now, requestsTo } = await seated(business(false));
    store.getState().setLinkTable('12');
    expect([now(), store.getState().isNeeded]).toEqual([{ id: null, name: { en: '12' } }, false]);
    expect(requestsTo(TABLES)).toEqual([]);
  });

  it('is nobody’s question where the menu is only looked at', async () => {
    const { store, table: now, requestsTo } = await seated(business(true, false));
    store.getState().setLinkTable('7');
    expect([now(), store.getState().isNeeded, requestsTo(TABLES).length]).toEqual([null, false, 0]);
  });

  it('can be asked again when the tables did not come', async () => {
    const { store, table: now, routes, business: shop, requestsTo } = await seated();
    routes[TWO] = 'lost';
    store.getState().setLinkTable('9', 'two');
    await vi.waitFor(() => expect(shop.getState().branchId).toBe('demo~two'));
    await vi.waitFor(() => expect(store.getState().status).toBe('error'));
    expect(store.getState().isNeeded).toBe(true);
    routes[TWO] = answer(table('9'));
    await store.getState().fetch();
    expect([store.getState().status, now()?.id]).toEqual(['fetched', '9']);
    const asked = requestsTo(TABLES).length;
    await store.getState().fetch();
    expect(requestsTo(TABLES)).toHaveLength(asked);
  });
});
