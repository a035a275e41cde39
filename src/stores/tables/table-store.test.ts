import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import {
  BRANCH_ONE_PATH,
  BRANCH_TWO_PATH,
  buildDineInRestaurant,
  buildTablesReply,
  openDineIn,
  TABLES_PATH,
  wireTable,
} from '../testing/dine-in-stores.ts';
import { buildItemChoice } from '../testing/test-stores.ts';

describe('the table of a dine-in order', () => {
  // @spec entities/cart
  it('writes the table in the link into the cart', async () => {
    const { store, getCurrentTable } = await openDineIn();
    expect([getCurrentTable(), store.getState().isNeeded]).toEqual([null, true]);
    store.getState().setLinkTable(' BAR  1 ');
    expect(getCurrentTable()).toEqual({ id: 'bar-1', name: { en: 'Bar 1' } });
    expect(store.getState().unknownTable).toBeNull();
  });

  it('sends one request for the tables when two callers load them at the same time', async () => {
    const { store, listRequestsTo, business, routes } = await openDineIn();
    expect(listRequestsTo(BRANCH_ONE_PATH)).toHaveLength(1);
    routes[BRANCH_ONE_PATH] = { status: 400, body: { error: 1, code: 'x', message: 'No' } };
    await business.getState().load();
    await Promise.all([store.getState().fetchTables(), store.getState().fetchTables()]);
    expect(store.getState().status).toBe('error');
    expect(listRequestsTo(BRANCH_ONE_PATH)).toHaveLength(2);
    await store.getState().fetchTables();
    expect(listRequestsTo(BRANCH_ONE_PATH), 'a failed request is repeated').toHaveLength(3);
  });

  it('reports an unknown table in the link until the customer chooses a table', async () => {
    const { store, getCurrentTable } = await openDineIn();
    store.getState().setLinkTable('99');
    expect([getCurrentTable(), store.getState().unknownTable]).toEqual([null, { en: '99' }]);
    store.getState().choose('7');
    expect([getCurrentTable()?.id, store.getState().unknownTable]).toEqual(['7', null]);
  });

  it('keeps the chosen table after a reload and when the same link is opened again', async () => {
    const pageBeforeReload = await openDineIn();
    pageBeforeReload.store.getState().setLinkTable('7');
    pageBeforeReload.store.getState().choose('bar-1');
    pageBeforeReload.store.getState().setLinkTable('7');
    expect(pageBeforeReload.getCurrentTable()?.id).toBe('bar-1');
    pageBeforeReload.stop();
    const { getCurrentTable, store } = await openDineIn(buildDineInRestaurant(), pageBeforeReload.tabStorage);
    expect(getCurrentTable()?.id).toBe('bar-1');
    store.getState().setLinkTable('7');
    expect(getCurrentTable()?.id).toBe('bar-1');
  });

  it('loads a table that an earlier version of the app stored', async () => {
    const tabStorage = createMemoryStorage();
    const storedTable = { asked: '7', askedAt: 'demo~one', chosen: 'bar-1', chosenAt: 'demo~one' };
    tabStorage.set('order-app:demo:table', JSON.stringify({ v: 1, d: storedTable }));
    const { getCurrentTable } = await openDineIn(buildDineInRestaurant(), tabStorage);
    expect(getCurrentTable()?.id).toBe('bar-1');
  });

  it('replaces the chosen table with the table of another link', async () => {
    const { store, getCurrentTable } = await openDineIn();
    store.getState().choose('bar-1');
    store.getState().setLinkTable('7');
    expect(getCurrentTable()?.id).toBe('7');
  });

  it('uses the table in the link only at the branch to which the table belongs', async () => {
    const { store, getCurrentTable, business } = await openDineIn();
    store.getState().setLinkTable('7');
    await business.getState().selectBranch('demo~two');
    await store.getState().fetchTables();
    expect([getCurrentTable(), store.getState().unknownTable]).toEqual([null, null]);
    await business.getState().selectBranch('demo~one');
    await vi.waitFor(() => expect(getCurrentTable()?.id).toBe('7'));
  });

  it('selects the branch that a table link names if the branch exists', async () => {
    const { store, getCurrentTable, business } = await openDineIn();
    store.getState().setLinkTable('9', 'two');
    await vi.waitFor(() => expect(business.getState().branchId).toBe('demo~two'));
    await vi.waitFor(() => expect(getCurrentTable()?.id).toBe('9'));
    // Opening the same link again does not switch back to the branch in the link.
    await business.getState().selectBranch('demo~one');
    store.getState().setLinkTable('9', 'demo~two');
    expect(business.getState().branchId).toBe('demo~one');
    store.getState().setLinkTable('bar-1', 'mars');
    expect([business.getState().branchId, getCurrentTable()?.id]).toEqual(['demo~one', 'bar-1']);
  });

  // @spec cart/reset-clears-items-note-coupon
  it('replaces the chosen table by the table in the link when the cart is cleared', async () => {
    const { store, getCurrentTable, cart } = await openDineIn();
    store.getState().choose('bar-1');
    cart.getState().add(buildItemChoice('latte'));
    cart.getState().clear();
    expect(getCurrentTable()).toBeNull();
    store.getState().setLinkTable('7');
    cart.getState().clear();
    expect(getCurrentTable()?.id).toBe('7');
  });

  it('reports a chosen table that the business has removed', async () => {
    const { store, getCurrentTable, routes, business } = await openDineIn();
    store.getState().choose('bar-1');
    routes[BRANCH_ONE_PATH] = buildTablesReply(wireTable('7'));
    await business.getState().load();
    await vi.waitFor(() => expect(store.getState().unknownTable).toEqual({ en: 'Bar 1' }));
    expect(getCurrentTable()).toBeNull();
  });

  it('uses the name of the table in the link if the branch lists no tables', async () => {
    const { store, getCurrentTable, listRequestsTo } = await openDineIn(buildDineInRestaurant(false));
    store.getState().setLinkTable('12');
    expect([getCurrentTable(), store.getState().isNeeded]).toEqual([{ id: null, name: { en: '12' } }, false]);
    expect(listRequestsTo(TABLES_PATH)).toEqual([]);
  });

  it('requires no table if dine-in accepts no orders', async () => {
    const { store, getCurrentTable, listRequestsTo } = await openDineIn(buildDineInRestaurant(true, false));
    store.getState().setLinkTable('7');
    expect([getCurrentTable(), store.getState().isNeeded, listRequestsTo(TABLES_PATH).length]).toEqual([
      null,
      false,
      0,
    ]);
  });

  it('requests the tables again after the connection was lost', async () => {
    const { store, getCurrentTable, routes, business, listRequestsTo } = await openDineIn();
    routes[BRANCH_TWO_PATH] = 'lost';
    store.getState().setLinkTable('9', 'two');
    await vi.waitFor(() => expect(business.getState().branchId).toBe('demo~two'));
    await vi.waitFor(() => expect(store.getState().status).toBe('error'));
    expect(store.getState().isNeeded).toBe(true);
    routes[BRANCH_TWO_PATH] = buildTablesReply(wireTable('9'));
    await store.getState().fetchTables();
    expect([store.getState().status, getCurrentTable()?.id]).toEqual(['fetched', '9']);
    const requestCount = listRequestsTo(TABLES_PATH).length;
    await store.getState().fetchTables();
    expect(listRequestsTo(TABLES_PATH)).toHaveLength(requestCount);
  });
});
