import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toReservation } from '../../api/mappers/map-reservation.ts';
import { wireReservation } from '../../api/testing/wire-examples.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createCurrentReservation } from './current-reservation-store.ts';

const RESERVATION_PATH = 'webapp/reservation/r-1';
const CHANGE_PATH = 'webapp/reservation-change/r-1';
const CANCEL_PATH = 'webapp/reservation-cancel/r-1';
const NOW = '2026-03-01T09:00:00+03:00';
const buildReservationReply = (overrides: Parameters<typeof wireReservation>[0] = {}) => ({
  body: { reservation: wireReservation(overrides), now: NOW },
});

function createReservationStores(routes: Parameters<typeof createTestStores>[0] = {}) {
  const stores = createTestStores({ [RESERVATION_PATH]: buildReservationReply(), ...routes });
  stores.deps.storage.set(
    'order-app:demo:reservations',
    JSON.stringify({ v: 1, d: [{ id: 'r-1', key: 'mine' }] }),
  );
  const store = stores.getOrCreateStore(createCurrentReservation);
  return { ...stores, store, getState: store.getState };
}
const flushRequests = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the current reservation', () => {
  it('requests a reservation with the key stored on this device', async () => {
    const { getState, listRequestsTo } = createReservationStores();
    getState().follow('r-1');
    await flushRequests();
    expect(getState().reservation?.number).toBe('T4K');
    expect(listRequestsTo(RESERVATION_PATH)[0]?.orderKey).toBe('mine');
  });

  it('polls a reservation until the reservation is over', async () => {
    const { getState, routes, listRequestsTo } = createReservationStores();
    getState().follow('r-1');
    await flushRequests();
    routes[RESERVATION_PATH] = buildReservationReply({ status: 1 });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(getState().reservation?.status).toBe(1);
    routes[RESERVATION_PATH] = buildReservationReply({ status: 3 });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(getState().reservation?.status).toBe(3);
    const requestCount = listRequestsTo(RESERVATION_PATH).length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(listRequestsTo(RESERVATION_PATH)).toHaveLength(requestCount);
  });

  it('polls a reservation only while the page is visible, and at once when the page is shown again', async () => {
    const { getState, page, listRequestsTo } = createReservationStores();
    getState().follow('r-1');
    await flushRequests();
    page.setHidden(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listRequestsTo(RESERVATION_PATH)).toHaveLength(1);
    page.setHidden(false);
    await flushRequests();
    expect(listRequestsTo(RESERVATION_PATH)).toHaveLength(2);
  });

  it('keeps the reservation on screen when a refresh fails, and refreshes less often', async () => {
    const { getState, routes, listRequestsTo } = createReservationStores();
    getState().follow('r-1');
    await flushRequests();
    routes[RESERVATION_PATH] = 'lost';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(getState()).toMatchObject({ status: 'fetched', reservation: { id: 'r-1' } });
    const requestCount = listRequestsTo(RESERVATION_PATH).length;
    routes[RESERVATION_PATH] = buildReservationReply({ status: 1 });
    await vi.advanceTimersByTimeAsync(64_000);
    expect(getState().reservation?.status).toBe(1);
    // The limit allows one request, and fewer than five polls with three attempts each.
    expect(requestCount).toBeLessThan(1 + 3 * 5);
  });

  it('stops polling a reservation when the customer leaves its screen', async () => {
    const { getState, listRequestsTo } = createReservationStores();
    const stop = getState().follow('r-1');
    await flushRequests();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listRequestsTo(RESERVATION_PATH)).toHaveLength(1);
  });

  it('shows an error for a reservation that does not exist', async () => {
    const { getState } = createReservationStores({
      [RESERVATION_PATH]: { status: 404, body: { error: 1, code: 'not_found', message: 'None' } },
    });
    getState().follow('r-1');
    await flushRequests();
    expect(getState()).toMatchObject({ status: 'error', error: { kind: 'refused' } });
  });
});

describe('changing and cancelling a reservation', () => {
  const newTime = { starts_at: '2026-03-06T19:00:00+03:00' };
  const startsAt = Date.parse(newTime.starts_at);
  async function openFollowedReservation(routes: Parameters<typeof createTestStores>[0]) {
    const stores = createReservationStores(routes);
    stores.getState().follow('r-1');
    await flushRequests();
    return stores;
  }

  it('shows the changed or cancelled reservation that the server returns', async () => {
    const { getState, listRequestsTo } = await openFollowedReservation({
      [CHANGE_PATH]: buildReservationReply(newTime),
      [CANCEL_PATH]: buildReservationReply({ status: 2 }),
    });
    expect(await getState().change({ startsAt })).toEqual({ status: 'done' });
    expect(getState().reservation?.startsAt).toBe(startsAt);
    expect(listRequestsTo(CHANGE_PATH)[0]).toMatchObject({
      body: { starts_at: new Date(startsAt).toISOString() },
      orderKey: 'mine',
    });
    expect(await getState().cancel()).toEqual({ status: 'done' });
    expect(getState().reservation?.status).toBe(2);
  });

  it('keeps the reservation if the new time is no longer free', async () => {
    const freeSlot = { from: '2026-03-06T20:00:00+03:00', to: '2026-03-06T21:30:00+03:00', free: true };
    const { getState } = await openFollowedReservation({
      [CHANGE_PATH]: {
        status: 409,
        body: { error: 1, code: 'slot_taken', message: 'Taken', alternatives: [freeSlot], now: NOW },
      },
    });
    expect(await getState().change({ startsAt })).toEqual({ status: 'taken' });
    expect(getState().reservation).toEqual(toReservation(wireReservation()));
  });

  it('shows the current reservation when the customer cancels too late', async () => {
    const tooLateBody = {
      error: 1,
      code: 'too_late',
      message: '',
      reservation: wireReservation({ change_until: null }),
    };
    const { getState } = await openFollowedReservation({ [CANCEL_PATH]: { status: 409, body: tooLateBody } });
    expect(await getState().cancel()).toEqual({ status: 'too-late' });
    expect(getState().reservation?.changeUntil).toBeNull();
  });

  it('keeps the reservation unchanged if a request to change or cancel the reservation fails', async () => {
    const { getState } = await openFollowedReservation({
      [CHANGE_PATH]: 'lost',
      [CANCEL_PATH]: { status: 500, body: {} },
    });
    expect(await getState().change({ startsAt })).toEqual({ status: 'failed', message: null });
    expect(await getState().cancel()).toEqual({ status: 'failed', message: null });
    expect(getState().reservation).toEqual(toReservation(wireReservation()));
  });

  it('keeps the changed reservation when the response to an older request arrives late', async () => {
    let sendReply: (() => void) | undefined;
    const { getState, routes, page } = await openFollowedReservation({
      [CHANGE_PATH]: buildReservationReply(newTime),
    });
    routes[RESERVATION_PATH] = () =>
      new Promise((resolve) => {
        sendReply = () => resolve(buildReservationReply());
      });
    page.setHidden(true);
    page.setHidden(false);
    await flushRequests();
    await getState().change({ startsAt });
    sendReply?.();
    await flushRequests();
    expect(getState().reservation?.startsAt).toBe(startsAt);
  });
});
