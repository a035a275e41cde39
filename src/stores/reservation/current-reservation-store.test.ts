import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toReservation } from '../../api/mappers/map-reservation.ts';
import { wireReservation } from '../../api/testing/wire-examples.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createCurrentReservation } from './current-reservation-store.ts';

const ONE = 'webapp/reservation/r-1';
const CHANGE = 'webapp/reservation-change/r-1';
const CANCEL = 'webapp/reservation-cancel/r-1';
const now = '2026-03-01T09:00:00+03:00';
const answer = (change: Parameters<typeof wireReservation>[0] = {}) => ({
  body: { reservation: wireReservation(change), now },
});

function open(routes: Parameters<typeof createTestStores>[0] = {}) {
  const world = createTestStores({ [ONE]: answer(), ...routes });
  world.deps.storage.set(
    'order-app:demo:reservations',
    JSON.stringify({ v: 1, d: [{ id: 'r-1', key: 'mine' }] }),
  );
  const store = world.lazyStore(createCurrentReservation);
  return { ...world, store, state: store.getState };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a reservation on screen', () => {
  it('is asked for with the key it was made with on this device', async () => {
    const { state, requestsTo } = open();
    state().follow('r-1');
    await settle();
    expect(state().reservation?.number).toBe('T4K');
    expect(requestsTo(ONE)[0]?.orderKey).toBe('mine');
  });

  it('is heard of as it goes on, and left alone once it is over', async () => {
    const { state, routes, requestsTo } = open();
    state().follow('r-1');
    await settle();
    routes[ONE] = answer({ status: 1 });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(state().reservation?.status).toBe(1);
    routes[ONE] = answer({ status: 3 });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(state().reservation?.status).toBe(3);
    const asked = requestsTo(ONE).length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requestsTo(ONE)).toHaveLength(asked);
  });

  it('is not asked for while nobody looks, and at once when somebody does', async () => {
    const { state, page, requestsTo } = open();
    state().follow('r-1');
    await settle();
    page.setHidden(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requestsTo(ONE)).toHaveLength(1);
    page.setHidden(false);
    await settle();
    expect(requestsTo(ONE)).toHaveLength(2);
  });

  it('stays on screen when a refresh fails, and is asked for more seldom', async () => {
    const { state, routes, requestsTo } = open();
    state().follow('r-1');
    await settle();
    routes[ONE] = 'lost';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ status: 'fetched', reservation: { id: 'r-1' } });
    const asked = requestsTo(ONE).length;
    routes[ONE] = answer({ status: 1 });
    await vi.advanceTimersByTimeAsync(64_000);
    expect(state().reservation?.status).toBe(1);
    // Each time is three tries of the client.
    expect(asked).toBeLessThan(1 + 3 * 5);
  });

  it('is nothing any more once it was left', async () => {
    const { state, requestsTo } = open();
    const stop = state().follow('r-1');
    await settle();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requestsTo(ONE)).toHaveLength(1);
  });

  it('that does not exist says so', async () => {
    const { state } = open({
      [ONE]: { status: 404, body: { error: 1, code: 'not_found', message: 'None' } },
    });
    state().follow('r-1');
    await settle();
    expect(state()).toMatchObject({ status: 'error', error: { kind: 'refused' } });
  });
});

describe('changing and cancelling', () => {
  const to = { starts_at: '2026-03-06T19:00:00+03:00' };
  const startsAt = Date.parse(to.starts_at);
  async function opened(routes: Parameters<typeof createTestStores>[0]) {
    const world = open(routes);
    world.state().follow('r-1');
    await settle();
    return world;
  }

  it('shows what became of it', async () => {
    const { state, requestsTo } = await opened({ [CHANGE]: answer(to), [CANCEL]: answer({ status: 2 }) });
    expect(await state().change({ startsAt })).toEqual({ status: 'done' });
    expect(state().reservation?.startsAt).toBe(startsAt);
    expect(requestsTo(CHANGE)[0]).toMatchObject({
      body: { starts_at: new Date(startsAt).toISOString() },
      orderKey: 'mine',
    });
    expect(await state().cancel()).toEqual({ status: 'done' });
    expect(state().reservation?.status).toBe(2);
  });

  it('leaves it as it was when somebody was quicker', async () => {
    const free = { from: '2026-03-06T20:00:00+03:00', to: '2026-03-06T21:30:00+03:00', free: true };
    const { state } = await opened({
      [CHANGE]: {
        status: 409,
        body: { error: 1, code: 'slot_taken', message: 'Taken', alternatives: [free], now },
      },
    });
    expect(await state().change({ startsAt })).toEqual({ status: 'taken' });
    expect(state().reservation).toEqual(toReservation(wireReservation()));
  });

  it('that comes too late shows how it stands', async () => {
    const late = {
      error: 1,
      code: 'too_late',
      message: '',
      reservation: wireReservation({ change_until: null }),
    };
    const { state } = await opened({ [CANCEL]: { status: 409, body: late } });
    expect(await state().cancel()).toEqual({ status: 'late' });
    expect(state().reservation?.changeUntil).toBeNull();
  });

  it('that does not get through changes nothing', async () => {
    const { state } = await opened({ [CHANGE]: 'lost', [CANCEL]: { status: 500, body: {} } });
    expect(await state().change({ startsAt })).toEqual({ status: 'failed', message: null });
    expect(await state().cancel()).toEqual({ status: 'failed', message: null });
    expect(state().reservation).toEqual(toReservation(wireReservation()));
  });

  it('is not undone on screen by an answer that was asked for before', async () => {
    let release: (() => void) | undefined;
    const { state, routes, page } = await opened({ [CHANGE]: answer(to) });
    routes[ONE] = () =>
      new Promise((done) => {
        release = () => done(answer());
      });
    page.setHidden(true);
    page.setHidden(false);
    await settle();
    await state().change({ startsAt });
    release?.();
    await settle();
    expect(state().reservation?.startsAt).toBe(startsAt);
  });
});
