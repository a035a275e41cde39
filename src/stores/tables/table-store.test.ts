import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import {
  BRANCH_ONE_PATH,
  BRANCH_TWO_PATH,
  dineInRestaurant,
  openDineIn,
  TABLES_PATH,
  tablesReply,
  wireTable,
} from '../testing/dine-in-stores.ts';
import { itemChoice } from '../testing/test-stores.ts';

describe('the table of a dine-in order', () => {
  // @spec entities/cart
  it('writes the table in the link into the cart', async () => {
    const { store, currentTable } = await openDineIn();
    expect([currentTable(), store.getState().isNeeded]).toEqual([null, true]);
    store.getState().setLinkTable(' BAR  1 ');
    expect(currentTable()).toEqual({ id: 'bar-1', name: { en: 'Bar 1' } });
    expect(store.getState().unknownTable).toBeNull();
  });

  it('requests the tables once when the screen and the store ask at the same time', async () => {
    const { store, requestsTo, business, routes } = await openDineIn();
    expect(requestsTo(BRANCH_ONE_PATH)).toHaveLength(1);
    routes[BRANCH_ONE_PATH] = { status: 400, body: { error: 1, code: 'x', message: 'No' } };
    await business.getState().load();
    await Promise.all([store.getState().fetch(), store.getState().fetch()]);
    expect(store.getState().status).toBe('error');
    expect(requestsTo(BRANCH_ONE_PATH)).toHaveLength(2);
    await store.getState().fetch();
    expect(requestsTo(BRANCH_ONE_PATH), 'a failed request is repeated').toHaveLength(3);
  });

  it('reports an unknown table in the link until the customer chooses one', async () => {
    const { store, currentTable } = await openDineIn();
    store.getState().setLinkTable('99');
    expect([currentTable(), store.getState().unknownTable]).toEqual([null, { en: '99' }]);
    store.getState().choose('7');
    expect([currentTable()?.id, store.getState().unknownTable]).toEqual(['7', null]);
  });

  it('keeps the chosen table after a reload and when the same link is opened again', async () => {
    const first = await openDineIn();
    first.store.getState().setLinkTable('7');
    first.store.getState().choose('bar-1');
    first.store.getState().setLinkTable('7');
    expect(first.currentTable()?.id).toBe('bar-1');
    first.stop();
    const { currentTable, store } = await openDineIn(dineInRestaurant(), first.tabStorage);
    expect(currentTable()?.id).toBe('bar-1');
    store.getState().setLinkTable('7');
    expect(currentTable()?.id).toBe('bar-1');
  });

  it('loads a table that an earlier version of the app stored', async () => {
    const tabStorage = createMemoryStorage();
    const stored = { asked: '7', askedAt: 'demo~one', chosen: 'bar-1', chosenAt: 'demo~one' };
    tabStorage.set('order-app:demo:table', JSON.stringify({ v: 1, d: stored }));
    const { currentTable } = await openDineIn(dineInRestaurant(), tabStorage);
    expect(currentTable()?.id).toBe('bar-1');
  });

  it('replaces the chosen table with the table of another link', async () => {
    const { store, currentTable } = await openDineIn();
    store.getState().choose('bar-1');
    store.getState().setLinkTable('7');
    expect(currentTable()?.id).toBe('7');
  });

  it('uses the table only at the branch to which it belongs', async () => {
    const { store, currentTable, business } = await openDineIn();
    store.getState().setLinkTable('7');
    await business.getState().selectBranch('demo~two');
    await store.getState().fetch();
    expect([currentTable(), store.getState().unknownTable]).toEqual([null, null]);
    await business.getState().selectBranch('demo~one');
    await vi.waitFor(() => expect(currentTable()?.id).toBe('7'));
  });

  it('selects the branch in the link of a table if the branch exists', async () => {
    const { store, currentTable, business } = await openDineIn();
    store.getState().setLinkTable('9', 'two');
    await vi.waitFor(() => expect(business.getState().branchId).toBe('demo~two'));
    await vi.waitFor(() => expect(currentTable()?.id).toBe('9'));
    // Opening the same link again does not switch back to the branch in the link.
    await business.getState().selectBranch('demo~one');
    store.getState().setLinkTable('9', 'demo~two');
    expect(business.getState().branchId).toBe('demo~one');
    store.getState().setLinkTable('bar-1', 'mars');
    expect([business.getState().branchId, currentTable()?.id]).toEqual(['demo~one', 'bar-1']);
  });

  // @spec cart/reset-clears-items-note-coupon
  it('drops the chosen table when the cart is cleared, and returns to the table in the link', async () => {
    const { store, currentTable, cart } = await openDineIn();
    store.getState().choose('bar-1');
    cart.getState().add(itemChoice('latte'));
    cart.getState().clear();
    expect(currentTable()).toBeNull();
    store.getState().setLinkTable('7');
    cart.getState().clear();
    expect(currentTable()?.id).toBe('7');
  });

  it('reports a chosen table that the business has removed', async () => {
    const { store, currentTable, routes, business } = await openDineIn();
    store.getState().choose('bar-1');
    routes[BRANCH_ONE_PATH] = tablesReply(wireTable('7'));
    await business.getState().load();
    await vi.waitFor(() => expect(store.getState().unknownTable).toEqual({ en: 'Bar 1' }));
    expect(currentTable()).toBeNull();
  });

  it('uses the name of the table in the link if the branch lists no tables', async () => {
    const { store, currentTable, requestsTo } = await openDineIn(dineInRestaurant(false));
    store.getState().setLinkTable('12');
    expect([currentTable(), store.getState().isNeeded]).toEqual([{ id: null, name: { en: '12' } }, false]);
    expect(requestsTo(TABLES_PATH)).toEqual([]);
  });

  it('needs no table if dine-in accepts no orders', async () => {
    const { store, currentTable, requestsTo } = await openDineIn(dineInRestaurant(true, false));
    store.getState().setLinkTable('7');
    expect([currentTable(), store.getState().isNeeded, requestsTo(TABLES_PATH).length]).toEqual([
      null,
      false,
      0,
    ]);
  });

  it('requests the tables again after the connection was lost', async () => {
    const { store, currentTable, routes, business, requestsTo } = await openDineIn();
    routes[BRANCH_TWO_PATH] = 'lost';
    store.getState().setLinkTable('9', 'two');
    await vi.waitFor(() => expect(business.getState().branchId).toBe('demo~two'));
    await vi.waitFor(() => expect(store.getState().status).toBe('error'));
    expect(store.getState().isNeeded).toBe(true);
    routes[BRANCH_TWO_PATH] = tablesReply(wireTable('9'));
    await store.getState().fetch();
    expect([store.getState().status, currentTable()?.id]).toEqual(['fetched', '9']);
    const requestCount = requestsTo(TABLES_PATH).length;
    await store.getState().fetch();
    expect(requestsTo(TABLES_PATH)).toHaveLength(requestCount);
  });
});
