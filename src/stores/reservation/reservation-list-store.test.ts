import { describe, expect, it } from 'vitest';
import { wireReservation, wireUser } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores, type SentRequest } from '../testing/test-stores.ts';
import { createReservationList } from './reservation-list-store.ts';

const LIST_PATH = 'webapp/reservations/demo';
const NOW = '2026-03-01T09:00:00+03:00';
const buildListReply = (page: number, pageCount: number, ...reservationIds: string[]) => ({
  body: {
    reservations: reservationIds.map((id) => wireReservation({ id })),
    pagination: { page, pages: pageCount, total: 9 },
    now: NOW,
  },
});
const readRequestedPage = ({ body }: SentRequest) => (body as { page: number }).page;

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
    getState: store.getState,
    listIds: () => store.getState().reservations.map(({ id }) => id),
  };
}

describe('the list of reservations', () => {
  it('requests the list of reservations with the keys of the reservations made on this device', async () => {
    const { getState, listRequestsTo, listIds } = createListStores(buildListReply(1, 1, 'r-1'));
    await getState().load();
    expect(listRequestsTo(LIST_PATH)[0]?.body).toEqual({ ids: [{ id: 'r-1', key: 'key of r-1' }], page: 1 });
    expect(listIds()).toEqual(['r-1']);
    expect(getState()).toMatchObject({ status: 'fetched', hasMore: false });
  });

  it('requests no list of reservations for a guest who made no reservation on this device', async () => {
    const { getState, listRequestsTo } = createListStores(buildListReply(1, 1), []);
    await getState().load();
    expect(listRequestsTo(LIST_PATH)).toEqual([]);
    expect(getState().status).toBe('idle');
  });

  it('requests reservations page by page, and lists each only once when a new reservation shifts the pages', async () => {
    const { getState, listIds } = createListStores((request) =>
      readRequestedPage(request) === 1 ? buildListReply(1, 2, 'c', 'b') : buildListReply(2, 2, 'b', 'a'),
    );
    await getState().load();
    expect(getState().hasMore).toBe(true);
    await getState().loadMore();
    expect(listIds()).toEqual(['c', 'b', 'a']);
    expect(getState().hasMore).toBe(false);
  });

  it('keeps the loaded reservations when the next page fails, and requests that page again', async () => {
    const { getState, routes, listIds, listRequestsTo } = createListStores(buildListReply(1, 2, 'c'));
    await getState().load();
    routes[LIST_PATH] = 'lost';
    await getState().loadMore();
    expect(getState()).toMatchObject({ status: 'error', hasMore: true });
    routes[LIST_PATH] = buildListReply(2, 2, 'a');
    await getState().loadMore();
    expect(listIds()).toEqual(['c', 'a']);
    expect(listRequestsTo(LIST_PATH).map(readRequestedPage)).toEqual([1, 2, 2]);
  });

  it('clears the list of reservations when the customer removes this device’s reservations', async () => {
    const { getState, listIds, deps } = createListStores(buildListReply(1, 1, 'r-1'));
    await getState().load();
    getState().forget();
    expect(listIds()).toEqual([]);
    expect(deps.storage.get('order-app:demo:reservations')).toBeNull();
  });

  it('clears the list of reservations when the customer logs out', async () => {
    const { getState, listIds, session, business, deps, start } = createListStores(
      buildListReply(1, 1, 'a'),
      [],
    );
    deps.storage.set('order-app:demo:session', JSON.stringify({ v: 1, d: { token: 't', userId: 'u1' } }));
    start();
    await business.getState().load();
    await session.getState().checkProfile();
    await getState().load();
    expect(listIds()).toEqual(['a']);
    session.getState().logout();
    expect(listIds()).toEqual([]);
    expect(getState().status).toBe('idle');
  });
});
