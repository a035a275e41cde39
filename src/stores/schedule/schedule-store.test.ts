import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE, NINE, type Shop, scheduling, settled, slotAt } from '../testing/schedule-stores.ts';

const at = (hours: number): number => NINE + hours * HOUR;
const open = (...hours: number[]): Shop => ({ status: 'open', slots: hours.map((hour) => slotAt(hour)) });
const closed = (opensAt: number | null, ...hours: number[]): Shop => ({
  status: 'closed',
  opensAt,
  slots: hours.map((hour) => slotAt(hour)),
});

beforeEach(() => vi.useFakeTimers({ now: NINE }));
afterEach(() => vi.useRealTimers());

describe('what an order is for', () => {
  it('is now at an open shop, until the customer chooses a time', async () => {
    const { said, cart } = await scheduling(open(1, 2, 24));
    expect(said()).toMatchObject({ type: 'now', canNow: true, canLater: true, slot: null, news: null });
    expect(said().days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-03', 1],
    ]);
    said().chooseSlot(at(24));
    expect(said()).toMatchObject({ type: 'later', slot: { from: at(24) }, news: null });
    expect(cart.getState()).toMatchObject({ orderTime: 'scheduled', selectedScheduleDate: '2026-03-03' });
    said().chooseNow();
    expect(said()).toMatchObject({ type: 'now', slot: null });
    expect(cart.getState()).toMatchObject({ orderTime: 'now', selectedScheduleSlot: null });
  });

  it.each([
    ['the second slot after opening', [-1, 1, 2, 3], 2],
    ['the only slot there is', [2], 2],
    ['none where there is none', [], null],
  ])('is later at a closed shop: %s', async (_, hours, chosen) => {
    const { said, cart } = await scheduling(closed(at(1), ...hours));
    expect(said()).toMatchObject({ type: 'later', canNow: false, news: null });
    expect(said().slot?.from ?? null).toBe(chosen && at(chosen));
    expect(cart.getState().selectedScheduleSlot?.from ?? null).toBe(chosen && at(chosen));
  });

  it('passes full slots over', async () => {
    const shop = { ...closed(at(1)), slots: [slotAt(1), slotAt(2, 0), slotAt(3, 4), slotAt(4)] };
    const { said } = await scheduling(shop);
    expect(said().slot).toEqual({ from: at(3), to: at(3.5), left: 4 });
    said().chooseSlot(at(2));
    await settled();
    expect(said().slot?.from).toBe(at(3));
  });

  it('is later where orders are only taken for later, however open the shop is', async () => {
    const { said } = await scheduling(open(1, 2), { only_schedule: true });
    expect(said()).toMatchObject({ type: 'later', canNow: false, slot: { from: at(2) } });
  });

  it('is nothing at a closed shop that takes no orders for later', async () => {
    const { said } = await scheduling(closed(at(1), 1, 2), null);
    expect(said()).toMatchObject({ type: '', canNow: false, canLater: false, slot: null });
  });

  it('is not chosen for an empty cart', async () => {
    const { said, cart } = await scheduling(open(3, 4));
    cart.getState().clear();
    const shut = await scheduling(closed(at(1), 1, 2), {}, {});
    shut.cart.getState().clear();
    expect(said().slot).toBeNull();
    expect(shut.cart.getState().orderTime).toBe('now');
  });

  it('leaves out what is too late to order for: the advance and a quarter of an hour', async () => {
    const { said } = await scheduling(open(0.25, 0.5, 1, 1.5), { min_advance: { value: 45, scale: 'min' } });
    expect(said().days[0]?.slots.map(({ from }) => from)).toEqual([at(1), at(1.5)]);
    await settled(1 * MINUTE);
    expect(said().days[0]?.slots.map(({ from }) => from)).toEqual([at(1.5)]);
  });

  it('is kept over a reload, and forgotten with the order', async () => {
    const first = await scheduling(open(2, 3));
    first.said().chooseSlot(at(3));
    const { storage } = first.deps;
    first.stop();
    const again = await scheduling(open(2, 3), {}, { storage });
    expect(again.said()).toMatchObject({ type: 'later', slot: { from: at(3) } });
    again.cart.getState().takeOrdered({});
    expect(again.cart.getState()).toMatchObject({
      orderTime: 'now',
      selectedScheduleDate: null,
      selectedScheduleSlot: null,
    });
  });

  it('goes by the server’s clock, on a device that is six hours behind', async () => {
    vi.setSystemTime(NINE - 6 * HOUR);
    const { said, now } = await scheduling({ ...open(0.1, 1), clockOff: 6 * HOUR });
    expect(now()).toBe(NINE);
    expect(said().days[0]?.slots.map(({ from }) => from)).toEqual([at(1)]);
  });

  it('goes by the server’s clock, on a device that is a year ahead', async () => {
    vi.setSystemTime(NINE + 365 * 24 * HOUR);
    const { said } = await scheduling({ ...open(0.1, 1), clockOff: -365 * 24 * HOUR });
    said().chooseSlot(at(1));
    expect(said()).toMatchObject({ slot: { from: at(1) }, news: null });
    await settled(46 * MINUTE);
    expect(said()).toMatchObject({ slot: null, news: 'passed' });
  });
});
