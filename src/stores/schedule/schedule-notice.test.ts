import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  advance,
  buildSlot,
  buildSlotUntil,
  type FakeShop,
  HOUR,
  MINUTE,
  NINE,
  openSchedule,
} from '../testing/schedule-stores.ts';

const addHoursToNine = (hours: number): number => NINE + hours * HOUR;
const fakeShop = (status: 'open' | 'closed', ...hours: number[]): FakeShop => ({
  status,
  slots: hours.map((hour) => buildSlot(hour)),
});

beforeEach(() => vi.useFakeTimers({ now: NINE }));
afterEach(() => vi.useRealTimers());

describe('a chosen time', () => {
  const openWithChosenSlot = async (shop: FakeShop) => {
    const stores = await openSchedule(shop);
    stores.state().chooseSlot(addHoursToNine(1));
    expect(stores.state()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
    return stores;
  };

  it('notifies the customer to the second when the chosen slot passes, and keeps the choice', async () => {
    const { state, cart } = await openWithChosenSlot(fakeShop('open', 1, 2));
    await advance(45 * MINUTE);
    expect(state().notice).toBeNull();
    await advance(1);
    expect(state()).toMatchObject({ type: 'later', slot: null, notice: 'passed' });
    expect(cart.getState().selectedScheduleSlot?.from).toBe(addHoursToNine(1));
    state().chooseSlot(addHoursToNine(2));
    expect(state()).toMatchObject({ slot: { from: addHoursToNine(2) }, notice: null });
  });

  it('notifies the customer to the second when the cut-off of the chosen slot passes, and offers later slots', async () => {
    const slots = [buildSlotUntil(buildSlot(5), 1), buildSlotUntil(buildSlot(6), 2), buildSlot(7)];
    const { state, cart } = await openSchedule({ status: 'open', slots });
    state().chooseSlot(addHoursToNine(5));
    await advance(HOUR - 1);
    expect(state()).toMatchObject({ slot: { from: addHoursToNine(5) }, notice: null });
    await advance(1);
    expect(state()).toMatchObject({ type: 'later', slot: null, notice: 'gone' });
    expect(cart.getState().count).toBe(1);
    expect(state().days[0]?.slots.map(({ from }) => from)).toEqual([6, 7].map(addHoursToNine));
  });

  it('keeps a passed slot valid only while the customer holds it', async () => {
    const { state, cart } = await openWithChosenSlot(fakeShop('open', 1, 2));
    await advance(44 * MINUTE);
    cart.getState().setHold({ id: 'h', from: addHoursToNine(1), expiresAt: addHoursToNine(0) + 54 * MINUTE });
    await advance(9 * MINUTE);
    expect(state()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
    await advance(1 * MINUTE);
    expect(state()).toMatchObject({ slot: null, notice: 'passed' });
  });

  it.each([
    ['fills up', [buildSlot(1, 0), buildSlot(2)], 'full'],
    ['is no longer offered', [buildSlot(2)], 'gone'],
  ])('notifies the customer when the chosen slot %s', async (_, slots, notice) => {
    const shop = fakeShop('open', 1, 2);
    const { state, shop: store } = await openWithChosenSlot(shop);
    shop.slots = slots;
    await store.getState().load();
    expect(state()).toMatchObject({ type: 'later', slot: null, notice });
    state().dismissNotice();
    expect(state()).toMatchObject({ slot: null, notice: null });
    shop.slots = [buildSlot(1), buildSlot(2)];
    await store.getState().load();
    expect(state()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
  });

  it('keeps a full slot valid for the customer who holds it', async () => {
    const shop = fakeShop('open', 1, 2);
    const { state, shop: store, cart } = await openWithChosenSlot(shop);
    cart.getState().setHold({ id: 'h', from: addHoursToNine(1), expiresAt: addHoursToNine(0.5) });
    shop.slots = [buildSlot(1, 0), buildSlot(2)];
    await store.getState().load();
    expect(state()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
  });

  it('chooses a slot that was released after the list was loaded', async () => {
    const shop = { ...fakeShop('open'), slots: [buildSlot(1), buildSlot(2, 0)] };
    const { state } = await openWithChosenSlot(shop);
    shop.slots = [buildSlot(1), buildSlot(2, 1)];
    state().chooseSlot(addHoursToNine(2));
    await advance();
    expect(state().slot?.from).toBe(addHoursToNine(2));
  });

  it('lets the customer order for now if the shop stops taking scheduled orders after a slot was chosen', async () => {
    const { state, cart, business } = await openWithChosenSlot(fakeShop('open', 1, 2));
    const { business: loaded } = business.getState();
    const pickup = loaded?.selling.car_pickup;
    if (!loaded || !pickup) throw new Error('The shop takes no pickup orders.');
    const selling = { ...loaded.selling, car_pickup: { ...pickup, scheduled: null } };
    business.setState({ business: { ...loaded, selling } });
    expect(state()).toMatchObject({ type: 'now', slot: null, canOrderNow: true, notice: 'unscheduled' });
    expect(cart.getState().selectedScheduleSlot?.from).toBe(addHoursToNine(1));
    state().chooseNow();
    expect(state()).toMatchObject({ type: 'now', notice: null });
    expect(cart.getState()).toMatchObject({ selectedScheduleSlot: null, orderTime: 'now' });
  });

  it('notifies the customer if another order type does not offer the chosen slot', async () => {
    const { state, cart } = await openWithChosenSlot({
      ...fakeShop('open', 1, 2),
      deliverySlots: [buildSlot(3)],
    });
    cart.getState().setOrderType('delivery');
    expect(state()).toMatchObject({ type: 'later', slot: null, notice: 'gone' });
    cart.getState().setOrderType('car_pickup');
    expect(state()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
  });
});

describe('a shop that opens or closes', () => {
  it('keeps a chosen slot when the shop opens, and notifies the customer that immediate orders are possible', async () => {
    const { state } = await openSchedule({ ...fakeShop('closed', 1, 2), opensAt: addHoursToNine(0.5) });
    expect(state()).toMatchObject({ type: 'later', slot: { from: addHoursToNine(2) }, notice: null });
    await advance(31 * MINUTE);
    expect(state()).toMatchObject({
      type: 'later',
      canOrderNow: true,
      slot: { from: addHoursToNine(2) },
      notice: 'opened',
    });
    state().chooseNow();
    expect(state()).toMatchObject({ type: 'now', notice: null });
  });

  it('moves an immediate order to a later slot only after the customer has dismissed the closed notice', async () => {
    const shop: FakeShop = { ...fakeShop('open', 10, 11), closesAt: addHoursToNine(0.5) };
    const { state, cart } = await openSchedule(shop);
    Object.assign(shop, { status: 'closed', closesAt: null, opensAt: addHoursToNine(9.5) });
    await advance(31 * MINUTE);
    expect(state()).toMatchObject({ type: 'later', canOrderNow: false, slot: null, notice: 'closed' });
    expect(cart.getState().orderTime).toBe('now');
    state().dismissNotice();
    expect(state()).toMatchObject({ type: 'later', slot: { from: addHoursToNine(11) }, notice: null });
  });

  it('notifies the customer of an immediate order when last orders pass while the shop is open', async () => {
    const shop: FakeShop = {
      ...fakeShop('open', 10, 11),
      closesAt: addHoursToNine(2),
      lastOrdersAt: addHoursToNine(1),
    };
    const { state, cart } = await openSchedule(shop);
    expect(state().canOrderNow).toBe(true);
    Object.assign(shop, { status: 'closed', closesAt: null, opensAt: addHoursToNine(9.5) });
    await advance(HOUR + 1000);
    expect(state()).toMatchObject({ canOrderNow: false, notice: 'closed' });
    expect(cart.getState().count).toBe(1);
  });

  it('does not say that an order is now for later if the closed shop takes no scheduled orders', async () => {
    const shop = { ...fakeShop('open'), closesAt: addHoursToNine(1) };
    const { state, shop: store } = await openSchedule(shop, null);
    expect(state()).toMatchObject({ type: 'now', canOrderNow: true });
    Object.assign(shop, { status: 'closed', closesAt: null, opensAt: addHoursToNine(9.5) });
    await store.getState().load();
    expect(state()).toMatchObject({ type: '', canOrderNow: false, notice: null });
  });

  it('removes the closed notice when the shop opens again', async () => {
    const shop = fakeShop('open', 5, 6);
    const { state, shop: store } = await openSchedule(shop);
    shop.status = 'closed';
    await store.getState().load();
    expect(state().notice).toBe('closed');
    shop.status = 'open';
    await store.getState().load();
    expect(state()).toMatchObject({ type: 'now', notice: null });
  });

  it('suggests another slot without a notice when the order type changes and the customer chose none', async () => {
    const shop = {
      ...fakeShop('closed', 1, 2),
      opensAt: addHoursToNine(0.5),
      deliverySlots: [buildSlot(3), buildSlot(4)],
    };
    const { state, cart } = await openSchedule(shop);
    cart.getState().setOrderType('delivery');
    expect(state()).toMatchObject({ slot: { from: addHoursToNine(4) }, notice: null });
  });

  it('drops a chosen slot without a notice when it passes while the cart is empty', async () => {
    const stores = await openSchedule(fakeShop('open', 1, 2));
    stores.state().chooseSlot(addHoursToNine(1));
    stores.cart.getState().remove(stores.cart.getState().cart.lines[0]?.key ?? '');
    await advance(2 * HOUR);
    expect(stores.state()).toMatchObject({ type: 'now', notice: null });
    expect(stores.cart.getState().orderTime).toBe('now');
  });
});
