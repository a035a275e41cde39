import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createReservationPlaced } from '../notifications/reservation-placed.ts';
import { openReservation, reservedBody, SLOT_STARTS, wireTime } from '../testing/reservation-stores.ts';
import { itemChoice } from '../testing/test-stores.ts';
import { createDeviceReservationStorage } from './device-reservations.ts';
import { getPreorderStores } from './preorder-store.ts';

const RESERVE = 'webapp/reserve-table';
const slotTakenReply = {
  status: 409,
  body: {
    error: 1,
    code: 'slot_taken',
    message: 'Taken',
    alternatives: [wireTime(SLOT_STARTS[2] ?? 0)],
    now: new Date().toISOString(),
  },
};

describe('a reservation draft', () => {
  it('restores everything the customer chose and typed after a reload', async () => {
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

  it('keeps the chosen time on a device whose clock is a month ahead', async () => {
    const storage = memoryStorage();
    const before = await openReservation({}, 1, { storage });
    before.fillForm();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 });
    const after = await openReservation({}, 1, { storage });
    vi.useRealTimers();
    expect(after.reservation.getState().draft.time).toEqual(before.reservation.getState().draft.time);
  });

  it('sends every retry with the same key, and remembers the reservation on the device', async () => {
    let isConnected = false;
    const world = await openReservation({
      [RESERVE]: () => (isConnected ? { body: reservedBody('r9') } : 'lost'),
    });
    world.fillForm();
    const onPlaced = vi.fn();
    world.lazyStore(createReservationPlaced).subscribe(onPlaced);
    expect(await world.reservation.getState().place()).toBeNull();
    expect(world.reservation.getState().submission.status).toBe('unanswered');
    isConnected = true;
    expect(await world.reservation.getState().retry()).toBe('r9');
    const keys = new Set(world.requestsTo(RESERVE).map(({ idempotencyKey }) => idempotencyKey));
    expect(keys.size).toBe(1);
    expect(createDeviceReservationStorage(world.deps).load()).toEqual([{ id: 'r9', key: [...keys][0] }]);
    expect(onPlaced.mock.calls).toEqual([['r9']]);
    expect(world.reservation.getState().draft).toMatchObject({ time: null, note: '', name: 'Sara' });
  });

  it('sends an unanswered request again with its key after a reload', async () => {
    const storage = memoryStorage();
    const before = await openReservation({ [RESERVE]: 'lost' }, 1, { storage });
    before.fillForm();
    await before.reservation.getState().place();
    const after = await openReservation({}, 1, { storage });
    expect(await after.reservation.getState().resume()).toBe('r1');
    expect(after.requestsTo(RESERVE)[0]?.idempotencyKey).toBe(before.requestsTo(RESERVE)[0]?.idempotencyKey);
    expect(await after.reservation.getState().resume()).toBeNull();
  });

  it('keeps the draft when the time is no longer free, and offers the nearest free times', async () => {
    const world = await openReservation({ [RESERVE]: slotTakenReply });
    world.fillForm();
    const { draft } = world.reservation.getState();
    expect(await world.reservation.getState().place()).toBeNull();
    const { submission } = world.reservation.getState();
    expect(world.reservation.getState().draft).toEqual(draft);
    expect(submission).toMatchObject({
      status: 'refused',
      code: 'slot_taken',
      alternatives: [{ from: SLOT_STARTS[2] }],
    });
    if (submission.status === 'refused' && submission.alternatives[0])
      world.reservation.getState().chooseTime(submission.alternatives[0]);
    expect(world.reservation.getState()).toMatchObject({
      submission: { status: 'idle' },
      draft: { time: { from: SLOT_STARTS[2] }, note: 'By the window' },
    });
  });

  it('reserves a service for one guest, whatever party size was chosen for a table', async () => {
    const world = await openReservation({ [RESERVE]: { body: reservedBody('r1') } });
    const branchId = world.reservation.getState().draft.branchId;
    world.reservation.getState().change({ guests: 4 });
    world.reservation.getState().begin('service', branchId);
    world.fillForm();
    world.reservation.getState().change({ serviceId: 'cut' });
    await world.reservation.getState().place();
    expect(world.requestsTo(RESERVE)[0]?.body).toMatchObject({ service_id: 'cut', guests: 1 });
  });

  it('drops the chosen table when the party changes or the table is not free at the chosen time', async () => {
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
      .chooseTime({ from, to: from + 1, isFree: true, areaIds: [], tableIds: ['t2'], staffIds: [] });
    expect(reservation.getState().draft.tableId).toBeNull();
  });
});

describe('a preorder', () => {
  it('has its own cart for the reserved time, and leaves the other cart unchanged', async () => {
    const world = await openReservation({}, 2);
    world.cart.getState().add(itemChoice('latte'));
    world.fillForm();
    const { cart } = getPreorderStores(world);
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

  it('restores the preorder cart and the other cart separately after a reload', async () => {
    const storage = memoryStorage();
    const before = await openReservation({}, 2, { storage });
    before.cart.getState().add(itemChoice('latte'));
    before.fillForm();
    getPreorderStores(before).cart.getState().add(itemChoice('feast'));
    const after = await openReservation({}, 2, { storage });
    const itemIdsInCart = ({ cart }: Pick<typeof after, 'cart'>) =>
      cart.getState().cart.lines.map(({ itemId }) => itemId);
    expect([itemIdsInCart(after), itemIdsInCart(getPreorderStores(after))]).toEqual([['latte'], ['feast']]);
    expect(getPreorderStores(after).cart.getState().selectedScheduleSlot?.from).toBe(SLOT_STARTS[0]);
  });

  // @spec codes/reservation-types-map-item-type
  it('refuses dishes that cannot be ordered with a reservation', async () => {
    const world = await openReservation({}, 2);
    world.fillForm();
    const { cart } = getPreorderStores(world);
    cart.getState().add(itemChoice('latte'));
    await cart.loadPricing();
    expect(await world.reservation.getState().place()).toBeNull();
    expect(world.reservation.getState().submission).toMatchObject({
      status: 'refused',
      code: 'line_problems',
    });
    expect(world.requestsTo(RESERVE)).toEqual([]);
  });
});
