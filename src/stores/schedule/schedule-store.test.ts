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
const open = (...hours: number[]): FakeShop => ({ status: 'open', slots: hours.map((hour) => slotAt(hour)) });
const closed = (opensAt: number | null, ...hours: number[]): FakeShop => ({
  status: 'closed',
  opensAt,
  slots: hours.map((hour) => slotAt(hour)),
});

beforeEach(() => vi.useFakeTimers({ now: NINE }));
afterEach(() => vi.useRealTimers());

describe('what an order is for', () => {
  // @spec schedule/schedule-type
  it('is now at an open shop, until the customer chooses a time', async () => {
    const { state, cart } = await openSchedule(open(1, 2, 24));
    expect(state()).toMatchObject({ type: 'now', canNow: true, canLater: true, slot: null, notice: null });
    expect(state().days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-03', 1],
    ]);
    state().chooseSlot(at(24));
    expect(state()).toMatchObject({ type: 'later', slot: { from: at(24) }, notice: null });
    expect(cart.getState()).toMatchObject({ orderTime: 'scheduled', selectedScheduleDate: '2026-03-03' });
    state().chooseNow();
    expect(state()).toMatchObject({ type: 'now', slot: null });
    expect(cart.getState()).toMatchObject({ orderTime: 'now', selectedScheduleSlot: null });
  });

  // @spec schedule/otherwise-later-with-second-free
  it.each([
    ['the second slot after opening', [-1, 1, 2, 3], 2],
    ['the only slot there is', [2], 2],
    ['none where there is none', [], null],
  ])('is later at a closed shop: %s', async (_, hours, chosen) => {
    const { state, cart } = await openSchedule(closed(at(1), ...hours));
    expect(state()).toMatchObject({ type: 'later', canNow: false, notice: null });
    expect(state().slot?.from ?? null).toBe(chosen && at(chosen));
    expect(cart.getState().selectedScheduleSlot?.from ?? null).toBe(chosen && at(chosen));
  });

  it('passes full slots over', async () => {
    const shop = { ...closed(at(1)), slots: [slotAt(1), slotAt(2, 0), slotAt(3, 4), slotAt(4)] };
    const { state } = await openSchedule(shop);
    expect(state().slot).toEqual({ from: at(3), to: at(3.5), left: 4 });
    state().chooseSlot(at(2));
    await advance();
    expect(state().slot?.from).toBe(at(3));
  });

  // @spec schedule/otherwise-later-with-second-free
  it('is later where orders are only taken for later, however open the shop is', async () => {
    const { state } = await openSchedule(open(1, 2), { only_schedule: true });
    expect(state()).toMatchObject({ type: 'later', canNow: false, slot: { from: at(2) } });
  });

  it('is nothing at a closed shop that takes no orders for later', async () => {
    const { state } = await openSchedule(closed(at(1), 1, 2), null);
    expect(state()).toMatchObject({ type: '', canNow: false, canLater: false, slot: null });
  });

  it('is not chosen for an empty cart', async () => {
    const { state, cart } = await openSchedule(open(3, 4));
    cart.getState().clear();
    const shut = await openSchedule(closed(at(1), 1, 2), {}, {});
    shut.cart.getState().clear();
    expect(state().slot).toBeNull();
    expect(shut.cart.getState().orderTime).toBe('now');
  });

  it('leaves out what is too late to order for: the advance and a quarter of an hour', async () => {
    const { state } = await openSchedule(open(0.25, 0.5, 1, 1.5), {
      min_advance: { value: 45, scale: 'min' },
    });
    expect(state().days[0]?.slots.map(({ from }) => from)).toEqual([at(1), at(1.5)]);
    await advance(1 * MINUTE);
    expect(state().days[0]?.slots.map(({ from }) => from)).toEqual([at(1.5)]);
  });

  // @spec schedule/chosen-date-slot-persist
  it('is kept over a reload, and forgotten with the order', async () => {
    const first = await openSchedule(open(2, 3));
    first.state().chooseSlot(at(3));
    const { storage } = first.deps;
    first.stop();
    const again = await openSchedule(open(2, 3), {}, { storage });
    expect(again.state()).toMatchObject({ type: 'later', slot: { from: at(3) } });
    again.cart.getState().removeOrdered({});
    expect(again.cart.getState()).toMatchObject({
      orderTime: 'now',
      selectedScheduleDate: null,
      selectedScheduleSlot: null,
    });
  });

  it('goes by the server’s clock, on a device that is six hours behind', async () => {
    vi.setSystemTime(NINE - 6 * HOUR);
    const { state, now } = await openSchedule({ ...open(0.1, 1), clockOffsetMs: 6 * HOUR });
    expect(now()).toBe(NINE);
    expect(state().days[0]?.slots.map(({ from }) => from)).toEqual([at(1)]);
  });

  it('goes by the server’s clock, on a device that is a year ahead', async () => {
    vi.setSystemTime(NINE + 365 * 24 * HOUR);
    const { state } = await openSchedule({ ...open(0.1, 1), clockOffsetMs: -365 * 24 * HOUR });
    state().chooseSlot(at(1));
    expect(state()).toMatchObject({ slot: { from: at(1) }, notice: null });
    await advance(46 * MINUTE);
    expect(state()).toMatchObject({ slot: null, notice: 'passed' });
  });
});
