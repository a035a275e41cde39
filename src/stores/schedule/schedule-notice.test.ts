import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addOrderDeadline,
  advance,
  buildSlot,
  type FakeShop,
  HOUR,
  MINUTE,
  NINE,
  openSchedule,
} from '../testing/schedule-stores.ts';

const addHoursToNine = (hours: number): number => NINE + hours * HOUR;
const buildShop = (status: 'open' | 'closed', ...hours: number[]): FakeShop => ({
  status,
  slots: hours.map((hour) => buildSlot(hour)),
});

beforeEach(() => vi.useFakeTimers({ now: NINE }));
afterEach(() => vi.useRealTimers());

describe('a chosen time', () => {
  const openWithChosenSlot = async (shop: FakeShop) => {
    const stores = await openSchedule(shop);
    stores.getState().chooseSlot(addHoursToNine(1));
    expect(stores.getState()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
    return stores;
  };

  it('notifies the customer as soon as it is too late to order for the chosen slot, and keeps the choice', async () => {
    const { getState, cart } = await openWithChosenSlot(buildShop('open', 1, 2));
    await advance(45 * MINUTE);
    expect(getState().notice).toBeNull();
    await advance(1);
    expect(getState()).toMatchObject({ type: 'later', slot: null, notice: 'passed' });
    expect(cart.getState().selectedScheduleSlot?.from).toBe(addHoursToNine(1));
    getState().chooseSlot(addHoursToNine(2));
    expect(getState()).toMatchObject({ slot: { from: addHoursToNine(2) }, notice: null });
  });

  it('notifies the customer as soon as the cut-off of the chosen slot passes, and offers later slots', async () => {
    const slots = [addOrderDeadline(buildSlot(5), 1), addOrderDeadline(buildSlot(6), 2), buildSlot(7)];
    const { getState, cart } = await openSchedule({ status: 'open', slots });
    getState().chooseSlot(addHoursToNine(5));
    await advance(HOUR - 1);
    expect(getState()).toMatchObject({ slot: { from: addHoursToNine(5) }, notice: null });
    await advance(1);
    expect(getState()).toMatchObject({ type: 'later', slot: null, notice: 'gone' });
    expect(cart.getState().count).toBe(1);
    expect(getState().days[0]?.slots.map(({ from }) => from)).toEqual([6, 7].map(addHoursToNine));
  });

  it('keeps a slot that starts too soon for new orders valid only while the customer holds it', async () => {
    const { getState, cart } = await openWithChosenSlot(buildShop('open', 1, 2));
    await advance(44 * MINUTE);
    cart.getState().setHold({ id: 'h', from: addHoursToNine(1), expiresAt: addHoursToNine(0) + 54 * MINUTE });
    await advance(9 * MINUTE);
    expect(getState()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
    await advance(1 * MINUTE);
    expect(getState()).toMatchObject({ slot: null, notice: 'passed' });
  });

  it.each([
    ['fills up', [buildSlot(1, 0), buildSlot(2)], 'full'],
    ['is no longer offered', [buildSlot(2)], 'gone'],
  ])('notifies the customer when the chosen slot %s', async (_, slots, notice) => {
    const shop = buildShop('open', 1, 2);
    const { getState, shop: shopStore } = await openWithChosenSlot(shop);
    shop.slots = slots;
    await shopStore.getState().load();
    expect(getState()).toMatchObject({ type: 'later', slot: null, notice });
    getState().dismissNotice();
    expect(getState()).toMatchObject({ slot: null, notice: null });
    shop.slots = [buildSlot(1), buildSlot(2)];
    await shopStore.getState().load();
    expect(getState()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
  });

  it('keeps a full slot valid for the customer who holds it', async () => {
    const shop = buildShop('open', 1, 2);
    const { getState, shop: shopStore, cart } = await openWithChosenSlot(shop);
    cart.getState().setHold({ id: 'h', from: addHoursToNine(1), expiresAt: addHoursToNine(0.5) });
    shop.slots = [buildSlot(1, 0), buildSlot(2)];
    await shopStore.getState().load();
    expect(getState()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
  });

  it('accepts a slot that became free after the list of slots was loaded', async () => {
    const shop = { ...buildShop('open'), slots: [buildSlot(1), buildSlot(2, 0)] };
    const { getState } = await openWithChosenSlot(shop);
    shop.slots = [buildSlot(1), buildSlot(2, 1)];
    getState().chooseSlot(addHoursToNine(2));
    await advance();
    expect(getState().slot?.from).toBe(addHoursToNine(2));
  });

  it('offers an immediate order if the shop stops taking scheduled orders after a slot was chosen', async () => {
    const { getState, cart, business } = await openWithChosenSlot(buildShop('open', 1, 2));
    const { business: loadedBusiness } = business.getState();
    const pickup = loadedBusiness?.selling.car_pickup;
    if (!loadedBusiness || !pickup) throw new Error('The shop takes no pickup orders.');
    const selling = { ...loadedBusiness.selling, car_pickup: { ...pickup, scheduled: null } };
    business.setState({ business: { ...loadedBusiness, selling } });
    expect(getState()).toMatchObject({ type: 'now', slot: null, canOrderNow: true, notice: 'unscheduled' });
    expect(cart.getState().selectedScheduleSlot?.from).toBe(addHoursToNine(1));
    getState().chooseNow();
    expect(getState()).toMatchObject({ type: 'now', notice: null });
    expect(cart.getState()).toMatchObject({ selectedScheduleSlot: null, orderTime: 'now' });
  });

  it('notifies the customer if the newly selected order type does not offer the chosen slot', async () => {
    const { getState, cart } = await openWithChosenSlot({
      ...buildShop('open', 1, 2),
      deliverySlots: [buildSlot(3)],
    });
    cart.getState().setOrderType('delivery');
    expect(getState()).toMatchObject({ type: 'later', slot: null, notice: 'gone' });
    cart.getState().setOrderType('car_pickup');
    expect(getState()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
  });
});

describe('a shop that opens or closes', () => {
  it('keeps a chosen slot when the shop opens, and notifies the customer that immediate orders are possible', async () => {
    const { getState } = await openSchedule({ ...buildShop('closed', 1, 2), opensAt: addHoursToNine(0.5) });
    expect(getState()).toMatchObject({ type: 'later', slot: { from: addHoursToNine(2) }, notice: null });
    await advance(31 * MINUTE);
    expect(getState()).toMatchObject({
      type: 'later',
      canOrderNow: true,
      slot: { from: addHoursToNine(2) },
      notice: 'opened',
    });
    getState().chooseNow();
    expect(getState()).toMatchObject({ type: 'now', notice: null });
  });

  it('moves an immediate order to a later slot only after the customer has dismissed the notice of closing', async () => {
    const shop: FakeShop = { ...buildShop('open', 10, 11), closesAt: addHoursToNine(0.5) };
    const { getState, cart } = await openSchedule(shop);
    Object.assign(shop, { status: 'closed', closesAt: null, opensAt: addHoursToNine(9.5) });
    await advance(31 * MINUTE);
    expect(getState()).toMatchObject({ type: 'later', canOrderNow: false, slot: null, notice: 'closed' });
    expect(cart.getState().orderTime).toBe('now');
    getState().dismissNotice();
    expect(getState()).toMatchObject({ type: 'later', slot: { from: addHoursToNine(11) }, notice: null });
  });

  it('notifies a customer with an immediate order when the time of last orders passes before the shop closes', async () => {
    const shop: FakeShop = {
      ...buildShop('open', 10, 11),
      closesAt: addHoursToNine(2),
      lastOrdersAt: addHoursToNine(1),
    };
    const { getState, cart } = await openSchedule(shop);
    expect(getState().canOrderNow).toBe(true);
    Object.assign(shop, { status: 'closed', closesAt: null, opensAt: addHoursToNine(9.5) });
    await advance(HOUR + 1000);
    expect(getState()).toMatchObject({ canOrderNow: false, notice: 'closed' });
    expect(cart.getState().count).toBe(1);
  });

  it('shows no notice of closing if the shop takes no scheduled orders', async () => {
    const shop = { ...buildShop('open'), closesAt: addHoursToNine(1) };
    const { getState, shop: shopStore } = await openSchedule(shop, null);
    expect(getState()).toMatchObject({ type: 'now', canOrderNow: true });
    Object.assign(shop, { status: 'closed', closesAt: null, opensAt: addHoursToNine(9.5) });
    await shopStore.getState().load();
    expect(getState()).toMatchObject({ type: '', canOrderNow: false, notice: null });
  });

  it('removes the notice of closing when the shop opens again', async () => {
    const shop = buildShop('open', 5, 6);
    const { getState, shop: shopStore } = await openSchedule(shop);
    shop.status = 'closed';
    await shopStore.getState().load();
    expect(getState().notice).toBe('closed');
    shop.status = 'open';
    await shopStore.getState().load();
    expect(getState()).toMatchObject({ type: 'now', notice: null });
  });

  it('suggests another slot without a notice when the order type changes and the customer chose no slot', async () => {
    const shop = {
      ...buildShop('closed', 1, 2),
      opensAt: addHoursToNine(0.5),
      deliverySlots: [buildSlot(3), buildSlot(4)],
    };
    const { getState, cart } = await openSchedule(shop);
    cart.getState().setOrderType('delivery');
    expect(getState()).toMatchObject({ slot: { from: addHoursToNine(4) }, notice: null });
  });

  it('drops a chosen slot without a notice when the slot passes while the cart is empty', async () => {
    const stores = await openSchedule(buildShop('open', 1, 2));
    stores.getState().chooseSlot(addHoursToNine(1));
    stores.cart.getState().remove(stores.cart.getState().cart.lines[0]?.key ?? '');
    await advance(2 * HOUR);
    expect(stores.getState()).toMatchObject({ type: 'now', notice: null });
    expect(stores.cart.getState().orderTime).toBe('now');
  });
});
