import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE, NINE, type Shop, scheduling, settled, slotAt } from '../testing/schedule-stores.ts';

const at = (hours: number): number => NINE + hours * HOUR;
const shopOf = (status: 'open' | 'closed', ...hours: number[]): Shop => ({
  status,
  slots: hours.map((hour) => slotAt(hour)),
});

beforeEach(() => vi.useFakeTimers({ now: NINE }));
afterEach(() => vi.useRealTimers());

describe('a customer who chose a time', () => {
  const chosen = async (shop: Shop) => {
    const world = await scheduling(shop);
    world.said().chooseSlot(at(1));
    expect(world.said()).toMatchObject({ slot: { from: at(1) }, news: null });
    return world;
  };

  it('is told, to the second, when it passes, and is not moved', async () => {
    const { said, cart } = await chosen(shopOf('open', 1, 2));
    await settled(45 * MINUTE);
    expect(said().news).toBeNull();
    await settled(1);
    expect(said()).toMatchObject({ type: 'later', slot: null, news: 'passed' });
    expect(cart.getState().selectedScheduleSlot?.from).toBe(at(1));
    said().chooseSlot(at(2));
    expect(said()).toMatchObject({ slot: { from: at(2) }, news: null });
  });

  it('keeps it past that while the place is held, and no longer', async () => {
    const { said, cart } = await chosen(shopOf('open', 1, 2));
    await settled(44 * MINUTE);
    cart.getState().setHold({ id: 'h', from: at(1), expiresAt: at(0) + 54 * MINUTE });
    await settled(9 * MINUTE);
    expect(said()).toMatchObject({ slot: { from: at(1) }, news: null });
    await settled(1 * MINUTE);
    expect(said()).toMatchObject({ slot: null, news: 'passed' });
  });

  it.each([
    ['filled up', [slotAt(1, 0), slotAt(2)], 'full'],
    ['is no longer offered', [slotAt(2)], 'gone'],
  ])('is told when it %s', async (_, slots, news) => {
    const shop = shopOf('open', 1, 2);
    const { said, shop: store } = await chosen(shop);
    shop.slots = slots;
    await store.getState().load();
    expect(said()).toMatchObject({ type: 'later', slot: null, news });
    said().dismissNews();
    expect(said()).toMatchObject({ slot: null, news: null });
    shop.slots = [slotAt(1), slotAt(2)];
    await store.getState().load();
    expect(said()).toMatchObject({ slot: { from: at(1) }, news: null });
  });

  it('has a place in a full slot that is held for them', async () => {
    const shop = shopOf('open', 1, 2);
    const { said, shop: store, cart } = await chosen(shop);
    cart.getState().setHold({ id: 'h', from: at(1), expiresAt: at(0.5) });
    shop.slots = [slotAt(1, 0), slotAt(2)];
    await store.getState().load();
    expect(said()).toMatchObject({ slot: { from: at(1) }, news: null });
  });

  it('gets a time that was given back since the list was made', async () => {
    const shop = { ...shopOf('open'), slots: [slotAt(1), slotAt(2, 0)] };
    const { said } = await chosen(shop);
    shop.slots = [slotAt(1), slotAt(2, 1)];
    said().chooseSlot(at(2));
    await settled();
    expect(said().slot?.from).toBe(at(2));
  });

  it('is told when another way of ordering does not offer it', async () => {
    const { said, cart } = await chosen({ ...shopOf('open', 1, 2), deliverySlots: [slotAt(3)] });
    cart.getState().setSellingType('delivery');
    expect(said()).toMatchObject({ type: 'later', slot: null, news: 'gone' });
    cart.getState().setSellingType('car_pickup');
    expect(said()).toMatchObject({ slot: { from: at(1) }, news: null });
  });
});

describe('the shop, while the page is open', () => {
  it('opens: who has a time keeps it, and is told that now is possible', async () => {
    const { said } = await scheduling({ ...shopOf('closed', 1, 2), opensAt: at(0.5) });
    expect(said()).toMatchObject({ type: 'later', slot: { from: at(2) }, news: null });
    await settled(31 * MINUTE);
    expect(said()).toMatchObject({ type: 'later', canNow: true, slot: { from: at(2) }, news: 'opened' });
    said().chooseNow();
    expect(said()).toMatchObject({ type: 'now', news: null });
  });

  it('closes: an order for now is not made one for later before that was seen', async () => {
    const shop: Shop = { ...shopOf('open', 10, 11), closesAt: at(0.5) };
    const { said, cart } = await scheduling(shop);
    Object.assign(shop, { status: 'closed', closesAt: null, opensAt: at(9.5) });
    await settled(31 * MINUTE);
    expect(said()).toMatchObject({ type: 'later', canNow: false, slot: null, news: 'closed' });
    expect(cart.getState().orderTime).toBe('now');
    said().dismissNews();
    expect(said()).toMatchObject({ type: 'later', slot: { from: at(11) }, news: null });
  });

  it('has nothing to tell when it is as before again', async () => {
    const shop = shopOf('open', 5, 6);
    const { said, shop: store } = await scheduling(shop);
    shop.status = 'closed';
    await store.getState().load();
    expect(said().news).toBe('closed');
    shop.status = 'open';
    await store.getState().load();
    expect(said()).toMatchObject({ type: 'now', news: null });
  });

  it('chooses anew for who chose nothing and orders another way', async () => {
    const shop = { ...shopOf('closed', 1, 2), opensAt: at(0.5), deliverySlots: [slotAt(3), slotAt(4)] };
    const { said, cart } = await scheduling(shop);
    cart.getState().setSellingType('delivery');
    expect(said()).toMatchObject({ slot: { from: at(4) }, news: null });
  });

  it('forgets a time that passed while the cart was empty', async () => {
    const world = await scheduling(shopOf('open', 1, 2));
    world.said().chooseSlot(at(1));
    world.cart.getState().remove(world.cart.getState().cart.lines[0]?.key ?? '');
    await settled(2 * HOUR);
    expect(world.said()).toMatchObject({ type: 'now', news: null });
    expect(world.cart.getState().orderTime).toBe('now');
  });
});
