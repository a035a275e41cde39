import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createReservationPlaced } from '../notifications/reservation-placed.ts';
import { openReservation, reservedBody, SLOT_STARTS, wireTime } from '../testing/reservation-stores.ts';
import { itemChoice } from '../testing/test-stores.ts';
import { persistedReservations } from './device-reservations.ts';
import { preorderOf } from './preorder-store.ts';

const RESERVE = 'webapp/reserve-table';
const taken = {
  status: 409,
  body: {
    error: 1,
    code: 'slot_taken',
    message: 'Taken',
    alternatives: [wireTime(SLOT_STARTS[2] ?? 0)],
    now: new Date().toISOString(),
  },
};

describe('a reservation that is being made', () => {
  it('is kept through a reload, with everything chosen and typed', async () => {
    const storage = memoryStorage();
    const before = await openReservation({}, 1, { storage });
    before.fillForm();
    before.reservation.getState().change({ guests: 4 });
    const after = await openReservation({}, 1, { storage });
    expect(after.reservation.getState().draft).toEqual(before.reservation.getState().draft);
    expect(after.reservation.getState().draft).toMatchObject({
      guests: 4,
      name: 'Sara',
      note: 'By the window',
    });
  });

  it('is kept on a device whose clock is a month ahead, whatever it says of the time that was chosen', async () => {
    const storage = memoryStorage();
    const before = await openReservation({}, 1, { storage });
    before.fillForm();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 });
    const after = await openReservation({}, 1, { storage });
    vi.useRealTimers();
    expect(after.reservation.getState().draft.time).toEqual(before.reservation.getState().draft.time);
  });

  it('is sent once under one key, however often it is tried, and is on the device then', async () => {
    let line = false;
    const world = await openReservation({ [RESERVE]: () => (line ? { body: reservedBody('r9') } : 'lost') });
    world.fillForm();
    const told = vi.fn();
    world.lazyStore(createReservationPlaced).subscribe(told);
    expect(await world.reservation.getState().place()).toBeNull();
    expect(world.reservation.getState().reserving.status).toBe('unanswered');
    line = true;
    expect(await world.reservation.getState().retry()).toBe('r9');
    const keys = new Set(world.requestsTo(RESERVE).map(({ idempotencyKey }) => idempotencyKey));
    expect(keys.size).toBe(1);
    expect(persistedReservations(world.deps).load()).toEqual([{ id: 'r9', key: [...keys][0] }]);
    expect(told.mock.calls).toEqual([['r9']]);
    expect(world.reservation.getState().draft).toMatchObject({ time: null, note: '', name: 'Sara' });
  });

  it('of another page is asked after with its key on coming back', async () => {
    const storage = memoryStorage();
    const before = await openReservation({ [RESERVE]: 'lost' }, 1, { storage });
    before.fillForm();
    await before.reservation.getState().place();
    const after = await openReservation({}, 1, { storage });
    expect(await after.reservation.getState().resume()).toBe('r1');
    expect(after.requestsTo(RESERVE)[0]?.idempotencyKey).toBe(before.requestsTo(RESERVE)[0]?.idempotencyKey);
    expect(await after.reservation.getState().resume()).toBeNull();
  });

  it('keeps everything when somebody was quicker, and names the nearest free times', async () => {
    const world = await openReservation({ [RESERVE]: taken });
    world.fillForm();
    const { draft } = world.reservation.getState();
    expect(await world.reservation.getState().place()).toBeNull();
    const { reserving: state, draft: after } = world.reservation.getState();
    expect(after).toEqual(draft);
    expect(state).toMatchObject({
      status: 'refused',
      code: 'slot_taken',
      alternatives: [{ from: SLOT_STARTS[2] }],
    });
    if (state.status === 'refused' && state.alternatives[0])
      world.reservation.getState().choose(state.alternatives[0]);
    expect(world.reservation.getState()).toMatchObject({
      reserving: { status: 'idle' },
      draft: { time: { from: SLOT_STARTS[2] }, note: 'By the window' },
    });
  });

  it('of somebody’s time is for one, whatever party a table was wanted for', async () => {
    const world = await openReservation({ [RESERVE]: { body: reservedBody('r1') } });
    const branchId = world.reservation.getState().draft.branchId;
    world.reservation.getState().change({ guests: 4 });
    world.reservation.getState().begin('service', branchId);
    world.fillForm();
    world.reservation.getState().change({ serviceId: 'cut' });
    await world.reservation.getState().place();
    expect(world.requestsTo(RESERVE)[0]?.body).toMatchObject({ service_id: 'cut', guests: 1 });
  });

  it('drops a table that was chosen for another party, and at a time when it is taken', async () => {
    const { reservation, fillForm } = await openReservation();
    fillForm();
    reservation.getState().change({ tableId: 't1' });
    reservation.getState().change({ note: 'Hello' });
    expect(reservation.getState().draft.tableId).toBe('t1');
    reservation.getState().change({ guests: 5 });
    expect(reservation.getState().draft.tableId).toBeNull();
    reservation.getState().change({ tableId: 't1' });
    const from = SLOT_STARTS[2] ?? 0;
    reservation
      .getState()
      .choose({ from, to: from + 1, isFree: true, areaIds: [], tableIds: ['t2'], staffIds: [] });
    expect(reservation.getState().draft.tableId).toBeNull();
  });
});

describe('dishes that go with a reservation', () => {
  it('are in a cart of their own, for the time that is reserved: what is ordered otherwise stays as it is', async () => {
    const world = await openReservation({}, 2);
    world.cart.getState().add(itemChoice('latte'));
    world.fillForm();
    const { cart } = preorderOf(world);
    cart.getState().add(itemChoice('feast', 2));
    await cart.loadPricing();
    expect(cart.getState()).toMatchObject({
      preorderType: 'reserv_dinein',
      selectedScheduleSlot: { from: SLOT_STARTS[0] },
      bill: { problems: [] },
    });
    expect(await world.reservation.getState().place()).toBe('r1');
    expect(world.requestsTo(RESERVE)[0]?.body).toMatchObject({
      type: 2,
      order_lines: [{ item_id: 'feast', quantity: 2 }],
      total: 3,
    });
    expect(cart.getState().count).toBe(0);
    expect(world.cart.getState().cart.lines.map(({ itemId }) => itemId)).toEqual(['latte']);
  });

  it('are stored apart: a reload mixes nothing, and keeps both', async () => {
    const storage = memoryStorage();
    const before = await openReservation({}, 2, { storage });
    before.cart.getState().add(itemChoice('latte'));
    before.fillForm();
    preorderOf(before).cart.getState().add(itemChoice('feast'));
    const after = await openReservation({}, 2, { storage });
    const inCart = ({ cart }: Pick<typeof after, 'cart'>) =>
      cart.getState().cart.lines.map(({ itemId }) => itemId);
    expect([inCart(after), inCart(preorderOf(after))]).toEqual([['latte'], ['feast']]);
    expect(preorderOf(after).cart.getState().selectedScheduleSlot?.from).toBe(SLOT_STARTS[0]);
  });

  // @spec codes/reservation-types-map-item-type
  it('that are not for reservations are not taken', async () => {
    const world = await openReservation({}, 2);
    world.fillForm();
    const { cart } = preorderOf(world);
    cart.getState().add(itemChoice('latte'));
    await cart.loadPricing();
    expect(await world.reservation.getState().place()).toBeNull();
    expect(world.reservation.getState().reserving).toMatchObject({
      status: 'refused',
      code: 'line_problems',
    });
    expect(world.requestsTo(RESERVE)).toEqual([]);
  });
});
