import { describe, expect, it, vi } from 'vitest';
import { toUser } from '../../api/mappers/map-user.ts';
import { wireQuote, wireReservation, wireUser } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createReservationPlacedEmitter } from '../notifications/reservation-placed-emitter.ts';
import {
  buildFormBody,
  buildReservedBody,
  buildWireTime,
  openReservation,
  SLOT_STARTS,
} from '../testing/reservation-stores.ts';
import { buildItemChoice } from '../testing/test-stores.ts';
import { createDeviceReservationStorage } from './device-reservations.ts';
import { getPreorderStores } from './preorder-store.ts';
import { createReservationForm } from './reservation-form-store.ts';

const RESERVE_PATH = 'webapp/reserve-table';
const slotTakenReply = {
  status: 409,
  body: {
    error: 1,
    code: 'slot_taken',
    message: 'Taken',
    alternatives: [buildWireTime(SLOT_STARTS[2] ?? 0)],
    now: new Date().toISOString(),
  },
};

describe('a reservation draft', () => {
  it('restores everything the customer chose and typed for a reservation after a reload', async () => {
    const storage = createMemoryStorage();
    const storesBeforeReload = await openReservation({}, 1, { storage });
    storesBeforeReload.fillForm();
    storesBeforeReload.reservation.getState().change({ guests: 4 });
    const storesAfterReload = await openReservation({}, 1, { storage });
    expect(storesAfterReload.reservation.getState().draft).toEqual(
      storesBeforeReload.reservation.getState().draft,
    );
    expect(storesAfterReload.reservation.getState().draft).toMatchObject({
      guests: 4,
      name: 'Sara',
      note: 'By the window',
    });
  });

  // @spec validation/phone-for-checkout, authentication/logout-clears-user-token-verified
  it('replaces the prefilled contact details of a reservation when another customer logs in, but keeps typed ones', async () => {
    const { reservation, session, cart } = await openReservation();
    const reopen = (customer: { name: string; phone: string } | null) => {
      if (customer)
        session.getState().setSession('token', toUser(wireUser({ ...customer, dial_code: '+965' })));
      else session.getState().logout();
      reservation.getState().beginDraft('table', 'demo~one');
      return reservation.getState().draft;
    };
    expect(reopen({ name: 'Noor', phone: '50006201' })).toMatchObject({ name: 'Noor', phone: '50006201' });
    cart
      .getState()
      .setDetails({ name: 'Noor', phone: '50006201', prefilled: { name: 'Noor', phone: '50006201' } });
    expect(reopen(null)).toMatchObject({ name: '', phone: '', dialCode: '' });
    expect(reopen({ name: 'Hessa', phone: '50006202' })).toMatchObject({ name: 'Hessa', phone: '50006202' });
    reservation.getState().change({ phone: '50006203' });
    expect(reopen({ name: 'Noor', phone: '50006201' })).toMatchObject({ name: 'Noor', phone: '50006203' });
  });

  it('limits the initial party of a reservation to the largest party that the branch accepts', async () => {
    const stores = await openReservation({
      'webapp/reservation-form/': { body: buildFormBody({ max_guests: 1 }) },
    });
    expect(stores.reservation.getState().draft.guests).toBe(1);
  });

  it('reduces the party of a reservation when the customer switches to a branch with a smaller limit', async () => {
    const stores = await openReservation({
      'webapp/reservation-form/demo~two': { body: buildFormBody({ max_guests: 4 }) },
    });
    stores.start();
    stores.fillForm();
    stores.reservation.getState().change({ guests: 6 });
    stores.reservation.getState().beginDraft('table', 'demo~two');
    await stores.getOrCreateStore(createReservationForm).getState().load('demo~two');
    expect(stores.reservation.getState().draft).toMatchObject({ guests: 4, name: 'Sara' });
    stores.stop();
  });

  it('keeps the chosen reservation time after a reload, even if the device’s clock is a month ahead', async () => {
    const storage = createMemoryStorage();
    const storesBeforeReload = await openReservation({}, 1, { storage });
    storesBeforeReload.fillForm();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 });
    const storesAfterReload = await openReservation({}, 1, { storage });
    vi.useRealTimers();
    expect(storesAfterReload.reservation.getState().draft.time).toEqual(
      storesBeforeReload.reservation.getState().draft.time,
    );
  });

  it('sends every retry of a reservation with the same idempotency key, and stores the reservation on the device', async () => {
    let isConnected = false;
    const stores = await openReservation({
      [RESERVE_PATH]: () => (isConnected ? { body: buildReservedBody('r9') } : 'lost'),
    });
    stores.fillForm();
    const onPlaced = vi.fn();
    stores.getOrCreateStore(createReservationPlacedEmitter).subscribe(onPlaced);
    expect(await stores.reservation.getState().placeReservation()).toBeNull();
    expect(stores.reservation.getState().submission.status).toBe('unanswered');
    isConnected = true;
    expect(await stores.reservation.getState().retry()).toBe('r9');
    const keys = new Set(stores.listRequestsTo(RESERVE_PATH).map(({ idempotencyKey }) => idempotencyKey));
    expect(keys.size).toBe(1);
    expect(createDeviceReservationStorage(stores.deps).load()).toEqual([{ id: 'r9', key: [...keys][0] }]);
    expect(onPlaced.mock.calls).toEqual([['r9']]);
    expect(stores.reservation.getState().draft).toMatchObject({ time: null, note: '', name: 'Sara' });
  });

  it('resends an unanswered reservation after a reload with the same idempotency key', async () => {
    const storage = createMemoryStorage();
    const storesBeforeReload = await openReservation({ [RESERVE_PATH]: 'lost' }, 1, { storage });
    storesBeforeReload.fillForm();
    await storesBeforeReload.reservation.getState().placeReservation();
    const storesAfterReload = await openReservation({}, 1, { storage });
    expect(await storesAfterReload.reservation.getState().resume()).toBe('r1');
    expect(storesAfterReload.listRequestsTo(RESERVE_PATH)[0]?.idempotencyKey).toBe(
      storesBeforeReload.listRequestsTo(RESERVE_PATH)[0]?.idempotencyKey,
    );
    expect(await storesAfterReload.reservation.getState().resume()).toBeNull();
  });

  it('keeps the draft of a reservation if its time is no longer free, and offers the nearest free times', async () => {
    const stores = await openReservation({ [RESERVE_PATH]: slotTakenReply });
    stores.fillForm();
    const { draft } = stores.reservation.getState();
    expect(await stores.reservation.getState().placeReservation()).toBeNull();
    const { submission } = stores.reservation.getState();
    expect(stores.reservation.getState().draft).toEqual(draft);
    expect(submission).toMatchObject({
      status: 'refused',
      code: 'slot_taken',
      alternatives: [{ from: SLOT_STARTS[2] }],
    });
    if (submission.status === 'refused' && submission.alternatives[0])
      stores.reservation.getState().chooseTime(submission.alternatives[0]);
    expect(stores.reservation.getState()).toMatchObject({
      submission: { status: 'idle' },
      draft: { time: { from: SLOT_STARTS[2] }, note: 'By the window' },
    });
  });

  it('reserves a service for one guest, even if a larger party was chosen for a table', async () => {
    const stores = await openReservation({ [RESERVE_PATH]: { body: buildReservedBody('r1') } });
    const branchId = stores.reservation.getState().draft.branchId;
    stores.reservation.getState().change({ guests: 4 });
    stores.reservation.getState().beginDraft('service', branchId);
    stores.fillForm();
    stores.reservation.getState().change({ serviceId: 'cut' });
    await stores.reservation.getState().placeReservation();
    expect(stores.listRequestsTo(RESERVE_PATH)[0]?.body).toMatchObject({ service_id: 'cut', guests: 1 });
  });

  it('lists the pre-order of a reservation with the orders of this device', async () => {
    const order = { id: 'o-9', number: '4F', status: 10 as const, count: 2, total: 3 };
    const body = { reservation: { ...wireReservation(), order }, now: new Date().toISOString() };
    const stores = await openReservation({ [RESERVE_PATH]: { body } });
    stores.fillForm();
    await stores.reservation.getState().placeReservation();
    expect(stores.orders.getState().history).toMatchObject([
      { id: 'o-9', number: '4F', status: 10, count: 2, total: { minor: 3000 }, branchId: 'demo~one' },
    ]);
    const nextVisit = await openReservation({}, 1, { storage: stores.deps.storage });
    expect(nextVisit.orders.getState().history).toMatchObject([{ id: 'o-9' }]);
  });

  it('drops the chosen table when the party size changes or the table is not free at the chosen time', async () => {
    const { reservation, fillForm } = await openReservation();
    fillForm();
    reservation.getState().change({ tableId: 't1' });
    reservation.getState().change({ note: 'Hello' });
    expect(reservation.getState().draft.tableId).toBe('t1');
    reservation.getState().change({ guests: 5 });
    expect(reservation.getState().draft.tableId).toBeNull();
    reservation.getState().change({ tableId: 't1' });
    const from = SLOT_STARTS[2] ?? 0;
    reservation.getState().chooseTime({ from, to: from + 1, isFree: true, tableIds: ['t2'] });
    expect(reservation.getState().draft.tableId).toBeNull();
  });
});

describe('a pre-order', () => {
  it('gives a pre-order its own cart for the reserved time, and leaves the ordinary cart unchanged', async () => {
    const stores = await openReservation({}, 2);
    stores.cart.getState().add(buildItemChoice('latte'));
    stores.fillForm();
    const { cart } = getPreorderStores(stores);
    cart.getState().add(buildItemChoice('feast', 2));
    expect(cart.getState()).toMatchObject({
      preorderType: 'reserv_dinein',
      selectedScheduleSlot: { from: SLOT_STARTS[0] },
      bill: { problems: [] },
    });
    expect(await stores.reservation.getState().placeReservation()).toBe('r1');
    expect(stores.listRequestsTo(RESERVE_PATH)[0]?.body).toMatchObject({
      type: 2,
      order_lines: [{ item_id: 'feast', quantity: 2 }],
      total: 3,
    });
    expect(cart.getState().count).toBe(0);
    expect(stores.cart.getState().cart.lines.map(({ itemId }) => itemId)).toEqual(['latte']);
  });

  it('restores the pre-order cart and the ordinary cart separately after a reload', async () => {
    const storage = createMemoryStorage();
    const storesBeforeReload = await openReservation({}, 2, { storage });
    storesBeforeReload.cart.getState().add(buildItemChoice('latte'));
    storesBeforeReload.fillForm();
    getPreorderStores(storesBeforeReload).cart.getState().add(buildItemChoice('feast'));
    const storesAfterReload = await openReservation({}, 2, { storage });
    const listCartItemIds = ({ cart }: Pick<typeof storesAfterReload, 'cart'>) =>
      cart.getState().cart.lines.map(({ itemId }) => itemId);
    expect([
      listCartItemIds(storesAfterReload),
      listCartItemIds(getPreorderStores(storesAfterReload)),
    ]).toEqual([['latte'], ['feast']]);
    expect(getPreorderStores(storesAfterReload).cart.getState().selectedScheduleSlot?.from).toBe(
      SLOT_STARTS[0],
    );
  });

  it('preselects cash for the dishes of a reservation, or paying later if the business takes no cash', async () => {
    const sendPreorder = async (payment_methods: number[]) => {
      const stores = await openReservation({}, 2, {}, { payment_methods });
      stores.fillForm();
      getPreorderStores(stores).cart.getState().add(buildItemChoice('feast'));
      await stores.reservation.getState().placeReservation();
      return stores.listRequestsTo(RESERVE_PATH)[0]?.body;
    };
    expect(await sendPreorder([1, 3])).toMatchObject({ payment_type: 3 });
    expect(await sendPreorder([3, 2])).toMatchObject({ payment_type: 2 });
  });

  it('resends a pre-order once with the changed total if the business hides its prices', async () => {
    const body = {
      error: 1,
      code: 'stale_total',
      message: 'changed',
      quote: wireQuote({ total: 3.5, due: 3.5 }),
    };
    const responses = [{ status: 409, body }, { body: buildReservedBody() }];
    const send = async (restaurant: object) => {
      const stores = await openReservation(
        { [RESERVE_PATH]: () => responses.shift() ?? { status: 409, body } },
        2,
        {},
        restaurant,
      );
      stores.fillForm();
      getPreorderStores(stores).cart.getState().add(buildItemChoice('feast'));
      const id = await stores.reservation.getState().placeReservation();
      const totals = stores.listRequestsTo(RESERVE_PATH).map((request) => Object(request.body).total);
      return { id, totals, status: stores.reservation.getState().submission.status };
    };
    expect(await send({ hide_price: true })).toEqual({ id: 'r1', totals: [1.5, 3.5], status: 'idle' });
    expect(await send({ hide_price: true })).toMatchObject({ id: null, totals: [1.5, 3.5], status: 'stale' });
    expect(await send({})).toEqual({ id: null, totals: [1.5], status: 'stale' });
  });

  // @spec codes/reservation-types-map-item-type
  it('refuses a reservation if one of its dishes cannot be ordered with a reservation', async () => {
    const stores = await openReservation({}, 2);
    stores.fillForm();
    const { cart } = getPreorderStores(stores);
    cart.getState().add(buildItemChoice('latte'));
    expect(await stores.reservation.getState().placeReservation()).toBeNull();
    expect(stores.reservation.getState().submission).toMatchObject({
      status: 'refused',
      code: 'line_problems',
    });
    expect(stores.listRequestsTo(RESERVE_PATH)).toEqual([]);
  });
});
