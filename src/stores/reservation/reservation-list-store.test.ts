import { describe, expect, it } from 'vitest';
import { wireReservation, wireUser } from '../../api/testing/wire-examples.ts';
import { memoryStorage } from '../../lib/storage.ts';
import { createTestStores, type SentRequest } from '../testing/test-stores.ts';
import { createReservationList } from './reservation-list-store.ts';

const LIST = 'webapp/reservations/demo';
const now = '2026-03-01T09:00:00+03:00';
const page = (number: number, pages: number, ...ids: string[]) => ({
  body: {
    reservations: ids.map((id) => wireReservation({ id })),
    pagination: { page: number, pages, total: 9 },
    now,
  },
});
const pageOf = ({ body }: SentRequest) => (body as { page: number }).page;

function open(route: NonNullable<Parameters<typeof createTestStores>[0]>[string], made = ['r-1']) {
  const storage = memoryStorage();
  const kept = made.map((id) => ({ id, key: `key of ${id}` }));
  storage.set('order-app:demo:reservations', JSON.stringify({ v: 1, d: kept }));
  const world = createTestStores(
    { [LIST]: route, 'webapp/profile/u1': { body: { user: wireUser() } } },
    { storage },
  );
  const store = world.lazyStore(createReservationList);
  return {
    ...world,
    store,
    state: store.getState,
    ids: () => store.getState().reservations.map(({ id }) => id),
  };
}

describe('the list of reservations', () => {
  it('is asked for with the keys of those made here', async () => {
    const { state, requestsTo, ids } = open(page(1, 1, 'r-1'));
    await state().load();
    expect(requestsTo(LIST)[0]?.body).toEqual({ ids: [{ id: 'r-1', key: 'key of r-1' }], page: 1 });
    expect(ids()).toEqual(['r-1']);
    expect(state()).toMatchObject({ status: 'fetched', hasMore: false });
  });

  it('of somebody who made none and is not logged in is not asked for', async () => {
    const { state, requestsTo } = open(page(1, 1), []);
    await state().load();
    expect(requestsTo(LIST)).toEqual([]);
    expect(state().status).toBe('idle');
  });

  it('comes page by page, and has none twice when one was made meanwhile', async () => {
    const { state, ids } = open((sent) => (pageOf(sent) === 1 ? page(1, 2, 'c', 'b') : page(2, 2, 'b', 'a')));
    await state().load();
    expect(state().hasMore).toBe(true);
    await state().loadMore();
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(state().hasMore).toBe(false);
  });

  it('keeps what is there when the next page does not come, and asks for that page again', async () => {
    const { state, routes, ids, requestsTo } = open(page(1, 2, 'c'));
    await state().load();
    routes[LIST] = 'lost';
    await state().loadMore();
    expect(state()).toMatchObject({ status: 'error', hasMore: true });
    routes[LIST] = page(2, 2, 'a');
    await state().loadMore();
    expect(ids()).toEqual(['c', 'a']);
    expect(requestsTo(LIST).map(pageOf)).toEqual([1, 2, 2]);
  });

  it('is forgotten with what was made here', async () => {
    const { state, ids, deps } = open(page(1, 1, 'r-1'));
    await state().load();
    state().forget();
    expect(ids()).toEqual([]);
    expect(deps.storage.get('order-app:demo:reservations')).toBeNull();
  });

  it('goes with the logout', async () => {
    const { state, ids, session, business, deps, start } = open(page(1, 1, 'a'), []);
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
