import { describe, expect, it } from 'vitest';
import { wireReservation, wireUser } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores, type SentRequest } from '../testing/test-stores.ts';
import { createReservationList } from './reservation-list-store.ts';

const LIST_PATH = 'webapp/reservations/demo';
const now = '2026-03-01T09:00:00+03:00';
const listReply = (number: number, pages: number, ...ids: string[]) => ({
  body: {
    reservations: ids.map((id) => wireReservation({ id })),
    pagination: { page: number, pages, total: 9 },
    now,
  },
});
const requestedPage = ({ body }: SentRequest) => (body as { page: number }).page;

function createListStores(
  route: NonNullable<Parameters<typeof createTestStores>[0]>[string],
  reservationIds = ['r-1'],
) {
  const storage = createMemoryStorage();
  const deviceReservations = reservationIds.map((id) => ({ id, key: `key of ${id}` }));
  storage.set('order-app:demo:reservations', JSON.stringify({ v: 1, d: deviceReservations }));
  const stores = createTestStores(
    { [LIST_PATH]: route, 'webapp/profile/u1': { body: { user: wireUser() } } },
    { storage },
  );
  const store = stores.getOrCreateStore(createReservationList);
  return {
    ...stores,
    store,
    state: store.getState,
    ids: () => store.getState().reservations.map(({ id }) => id),
  };
}

describe('the list of reservations', () => {
  it('requests the list of reservations with the keys of those made on this device', async () => {
    const { state, requestsTo, ids } = createListStores(listReply(1, 1, 'r-1'));
    await state().load();
    expect(requestsTo(LIST_PATH)[0]?.body).toEqual({ ids: [{ id: 'r-1', key: 'key of r-1' }], page: 1 });
    expect(ids()).toEqual(['r-1']);
    expect(state()).toMatchObject({ status: 'fetched', hasMore: false });
  });

  it('requests no list for a guest without reservations', async () => {
    const { state, requestsTo } = createListStores(listReply(1, 1), []);
    await state().load();
    expect(requestsTo(LIST_PATH)).toEqual([]);
    expect(state().status).toBe('idle');
  });

  it('requests reservations page by page and lists none twice when a new one shifts the pages', async () => {
    const { state, ids } = createListStores((sent) =>
      requestedPage(sent) === 1 ? listReply(1, 2, 'c', 'b') : listReply(2, 2, 'b', 'a'),
    );
    await state().load();
    expect(state().hasMore).toBe(true);
    await state().loadMore();
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(state().hasMore).toBe(false);
  });

  it('keeps the loaded reservations when the next page fails, and requests that page again', async () => {
    const { state, routes, ids, requestsTo } = createListStores(listReply(1, 2, 'c'));
    await state().load();
    routes[LIST_PATH] = 'lost';
    await state().loadMore();
    expect(state()).toMatchObject({ status: 'error', hasMore: true });
    routes[LIST_PATH] = listReply(2, 2, 'a');
    await state().loadMore();
    expect(ids()).toEqual(['c', 'a']);
    expect(requestsTo(LIST_PATH).map(requestedPage)).toEqual([1, 2, 2]);
  });

  it('clears the list of reservations when the customer removes this device’s reservations', async () => {
    const { state, ids, deps } = createListStores(listReply(1, 1, 'r-1'));
    await state().load();
    state().forget();
    expect(ids()).toEqual([]);
    expect(deps.storage.get('order-app:demo:reservations')).toBeNull();
  });

  it('clears the list of reservations when the customer logs out', async () => {
    const { state, ids, session, business, deps, start } = createListStores(listReply(1, 1, 'a'), []);
    deps.storage.set('order-app:demo:session', JSON.stringify({ v: 1, d: { token: 't', userId: 'u1' } }));
    start();
    await business.getState().load();
    await session.getState().checkProfile();
    await state().load();
    expect(ids()).toEqual(['a']);
    session.getState().logout();
    expect(ids()).toEqual([]);
    expect(state().status).toBe('idle');
  });
});
