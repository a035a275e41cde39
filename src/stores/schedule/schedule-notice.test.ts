import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  advance,
  type FakeShop,
  HOUR,
  MINUTE,
  NINE,
  openSchedule,
  slotAt,
} from '../testing/schedule-stores.ts';

const at = (hours: number): number => NINE + hours * HOUR;
const shopOf = (status: 'open' | 'closed', ...hours: number[]): FakeShop => ({
  status,
  slots: hours.map((hour) => slotAt(hour)),
});

beforeEach(() => vi.useFakeTimers({ now: NINE }));
afterEach(() => vi.useRealTimers());

describe('a customer who chose a time', () => {
  const chosen = async (shop: FakeShop) => {
    const world = await openSchedule(shop);
    world.state().chooseSlot(at(1));
    expect(world.state()).toMatchObject({ slot: { from: at(1) }, notice: null });
    return world;
  };

  it('is told, to the second, when it passes, and is not moved', async () => {
    const { state, cart } = await chosen(shopOf('open', 1, 2));
    await advance(45 * MINUTE);
    expect(state().notice).toBeNull();
    await advance(1);
    expect(state()).toMatchObject({ type: 'later', slot: null, notice: 'passed' });
    expect(cart.getState().selectedScheduleSlot?.from).toBe(at(1));
    state().chooseSlot(at(2));
    expect(state()).toMatchObject({ slot: { from: at(2) }, notice: null });
  });

  it('keeps it past that while the place is held, and no longer', async () => {
    const { state, cart } = await chosen(shopOf('open', 1, 2));
    await advance(44 * MINUTE);
    cart.getState().setHold({ id: 'h', from: at(1), expiresAt: at(0) + 54 * MINUTE });
    await advance(9 * MINUTE);
    expect(state()).toMatchObject({ slot: { from: at(1) }, notice: null });
    await advance(1 * MINUTE);
    expect(state()).toMatchObject({ slot: null, notice: 'passed' });
  });

  it.each([
    ['filled up', [slotAt(1, 0), slotAt(2)], 'full'],
    ['is no longer offered', [slotAt(2)], 'gone'],
  ])('is told when it %s', async (_, slots, notice) => {
    const shop = shopOf('open', 1, 2);
    const { state, shop: store } = await chosen(shop);
    shop.slots = slots;
    await store.getState().load();
    expect(state()).toMatchObject({ type: 'later', slot: null, notice });
    state().dismissNotice();
    expect(state()).toMatchObject({ slot: null, notice: null });
    shop.slots = [slotAt(1), slotAt(2)];
    await store.getState().load();
    expect(state()).toMatchObject({ slot: { from: at(1) }, notice: null });
  });

  it('has a place in a full slot that is held for them', async () => {
    const shop = shopOf('open', 1, 2);
    const { state, shop: store, cart } = await chosen(shop);
    cart.getState().setHold({ id: 'h', from: at(1), expiresAt: at(0.5) });
    shop.slots = [slotAt(1, 0), slotAt(2)];
    await store.getState().load();
    expect(state()).toMatchObject({ slot: { from: at(1) }, notice: null });
  });

  it('gets a time that was given back since the list was made', async () => {
    const shop = { ...shopOf('open'), slots: [slotAt(1), slotAt(2, 0)] };
    const { state } = await chosen(shop);
    shop.slots = [slotAt(1), slotAt(2, 1)];
    state().chooseSlot(at(2));
    await advance();
    expect(state().slot?.from).toBe(at(2));
  });

  it('is told when another way of ordering does not offer it', async () => {
    const { state, cart } = await chosen({ ...shopOf('open', 1, 2), deliverySlots: [slotAt(3)] });
    cart.getState().setSellingType('delivery');
    expect(state()).toMatchObject({ type: 'later', slot: null, notice: 'gone' });
    cart.getState().setSellingType('car_pickup');
    expect(state()).toMatchObject({ slot: { from: at(1) }, notice: null });
  });
});

describe('the shop, while the page is open', () => {
  it('opens: who has a time keeps it, and is told that now is possible', async () => {
    const { state } = await openSchedule({ ...shopOf('closed', 1, 2), opensAt: at(0.5) });
    expect(state()).toMatchObject({ type: 'later', slot: { from: at(2) }, notice: null });
    await advance(31 * MINUTE);
    expect(state()).toMatchObject({ type: 'later', canNow: true, slot: { from: at(2) }, notice: 'opened' });
    state().chooseNow();
    expect(state()).toMatchObject({ type: 'now', notice: null });
  });

  it('closes: an order for now is not made one for later before that was seen', async () => {
    const shop: FakeShop = { ...shopOf('open', 10, 11), closesAt: at(0.5) };
    const { state, cart } = await openSchedule(shop);
    Object.assign(shop, { status: 'closed', closesAt: null, opensAt: at(9.5) });
    await advance(31 * MINUTE);
    expect(state()).toMatchObject({ type: 'later', canNow: false, slot: null, notice: 'closed' });
    expect(cart.getState().orderTime).toBe('now');
    state().dismissNotice();
    expect(state()).toMatchObject({ type: 'later', slot: { from: at(11) }, notice: null });
  });

  it('has nothing to tell when it is as before again', async () => {
    const shop = shopOf('open', 5, 6);
    const { state, shop: store } = await openSchedule(shop);
    shop.status = 'closed';
    await store.getState().load();
    expect(state().notice).toBe('closed');
    shop.status = 'open';
    await store.getState().load();
    expect(state()).toMatchObject({ type: 'now', notice: null });
  });

  it('chooses anew for who chose nothing and orders another way', async () => {
    const shop = { ...shopOf('closed', 1, 2), opensAt: at(0.5), deliverySlots: [slotAt(3), slotAt(4)] };
    const { state, cart } = await openSchedule(shop);
    cart.getState().setSellingType('delivery');
    expect(state()).toMatchObject({ slot: { from: at(4) }, notice: null });
  });

  it('forgets a time that passed while the cart was empty', async () => {
    const world = await openSchedule(shopOf('open', 1, 2));
    world.state().chooseSlot(at(1));
    world.cart.getState().remove(world.cart.getState().cart.lines[0]?.key ?? '');
    await advance(2 * HOUR);
    expect(world.state()).toMatchObject({ type: 'now', notice: null });
    expect(world.cart.getState().orderTime).toBe('now');
  });
});
