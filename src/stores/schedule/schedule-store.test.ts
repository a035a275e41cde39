import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  advance,
  buildSlot,
  type FakeShop,
  HOUR,
  MINUTE,
  NINE,
  openSchedule,
} from '../testing/schedule-stores.ts';
import { buildItemChoice } from '../testing/test-stores.ts';

const addHoursToNine = (hours: number): number => NINE + hours * HOUR;
const buildOpenShop = (...hours: number[]): FakeShop => ({
  status: 'open',
  slots: hours.map((hour) => buildSlot(hour)),
});
const buildClosedShop = (opensAt: number | null, ...hours: number[]): FakeShop => ({
  status: 'closed',
  opensAt,
  slots: hours.map((hour) => buildSlot(hour)),
});

beforeEach(() => vi.useFakeTimers({ now: NINE }));
afterEach(() => vi.useRealTimers());

describe('the order time', () => {
  // @spec schedule/schedule-type
  it('makes the order immediate at an open shop until the customer chooses a time', async () => {
    const { getState, cart } = await openSchedule(buildOpenShop(1, 2, 24));
    expect(getState()).toMatchObject({
      type: 'now',
      canOrderNow: true,
      canSchedule: true,
      slot: null,
      notice: null,
    });
    expect(getState().days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-03', 1],
    ]);
    getState().chooseSlot(addHoursToNine(24));
    expect(getState()).toMatchObject({ type: 'later', slot: { from: addHoursToNine(24) }, notice: null });
    expect(cart.getState()).toMatchObject({ orderTime: 'scheduled', selectedScheduleDate: '2026-03-03' });
    getState().chooseNow();
    expect(getState()).toMatchObject({ type: 'now', slot: null });
    expect(cart.getState()).toMatchObject({ orderTime: 'now', selectedScheduleSlot: null });
  });

  // @spec schedule/otherwise-later-with-second-free
  it.each([
    ['the second slot after opening', [-1, 1, 2, 3], 2],
    ['the only slot', [2], 2],
    ['no slot, if there is none,', [], null],
  ])('suggests %s while the shop is closed', async (_, hours, expectedHour) => {
    const { getState, cart } = await openSchedule(buildClosedShop(addHoursToNine(1), ...hours));
    expect(getState()).toMatchObject({ type: 'later', canOrderNow: false, notice: null });
    expect(getState().slot?.from ?? null).toBe(expectedHour && addHoursToNine(expectedHour));
    expect(cart.getState().selectedScheduleSlot?.from ?? null).toBe(
      expectedHour && addHoursToNine(expectedHour),
    );
  });

  it('offers only slots for which the order can be ready with the extra minutes of a rush', async () => {
    const rush = { extra_minutes: 40, extra_until: new Date(NINE + HOUR).toISOString() };
    const { getState } = await openSchedule({ ...buildOpenShop(0.5, 1, 1.5), rush });
    const listHours = () =>
      getState().days.flatMap(({ slots }) => slots.map(({ from }) => (from - NINE) / HOUR));
    expect(listHours()).toEqual([1, 1.5]);
    await advance(30 * MINUTE);
    expect(listHours()).toEqual([1.5]);
  });

  it('offers only slots for which the slowest item in the cart can be ready', async () => {
    const { getState, cart } = await openSchedule(buildOpenShop(1, 1.5, 2, 24));
    const listHours = () =>
      getState().days.flatMap(({ slots }) => slots.map(({ from }) => (from - NINE) / HOUR));
    expect(listHours()).toEqual([1, 1.5, 2, 24]);
    cart.getState().add(buildItemChoice('cake'));
    await advance();
    expect(listHours()).toEqual([2, 24]);
  });

  it('asks for another time when an added item cannot be ready for the chosen slot', async () => {
    const { getState, cart } = await openSchedule(buildOpenShop(1, 2));
    getState().chooseSlot(addHoursToNine(1));
    cart.getState().add(buildItemChoice('cake'));
    await advance();
    expect(getState()).toMatchObject({ type: 'later', slot: null, notice: 'gone' });
    getState().chooseSlot(addHoursToNine(2));
    expect(getState()).toMatchObject({ slot: { from: addHoursToNine(2) }, notice: null });
  });

  it('never suggests a full slot', async () => {
    const shop = {
      ...buildClosedShop(addHoursToNine(1)),
      slots: [buildSlot(1), buildSlot(2, 0), buildSlot(3, 4), buildSlot(4)],
    };
    const { getState } = await openSchedule(shop);
    expect(getState().slot).toEqual({ from: addHoursToNine(3), to: addHoursToNine(3.5), remaining: 4 });
    getState().chooseSlot(addHoursToNine(2));
    await advance();
    expect(getState().slot?.from).toBe(addHoursToNine(3));
  });

  // @spec schedule/otherwise-later-with-second-free
  it('schedules the order for later if an open shop accepts only scheduled orders', async () => {
    const { getState } = await openSchedule(buildOpenShop(1, 2), { only_schedule: true });
    expect(getState()).toMatchObject({
      type: 'later',
      canOrderNow: false,
      slot: { from: addHoursToNine(2) },
    });
  });

  it('offers no order time at a closed shop that accepts no scheduled orders', async () => {
    const { getState } = await openSchedule(buildClosedShop(addHoursToNine(1), 1, 2), null);
    expect(getState()).toMatchObject({ type: '', canOrderNow: false, canSchedule: false, slot: null });
  });

  it('suggests no slot for an empty cart', async () => {
    const { getState, cart } = await openSchedule(buildOpenShop(3, 4));
    cart.getState().clear();
    const closedSchedule = await openSchedule(buildClosedShop(addHoursToNine(1), 1, 2), {}, {});
    closedSchedule.cart.getState().clear();
    expect(getState().slot).toBeNull();
    expect(closedSchedule.cart.getState().orderTime).toBe('now');
  });

  it('hides slots that start less than 15 minutes after the minimum notice of the business', async () => {
    const { getState } = await openSchedule(buildOpenShop(0.25, 0.5, 1, 1.5), {
      min_advance: { value: 45, scale: 'min' },
    });
    expect(getState().days[0]?.slots.map(({ from }) => from)).toEqual([
      addHoursToNine(1),
      addHoursToNine(1.5),
    ]);
    await advance(1 * MINUTE);
    expect(getState().days[0]?.slots.map(({ from }) => from)).toEqual([addHoursToNine(1.5)]);
  });

  // @spec schedule/chosen-date-slot-persist
  it('keeps the chosen slot after a reload and resets it after the order is placed', async () => {
    const storeBeforeReload = await openSchedule(buildOpenShop(2, 3));
    storeBeforeReload.getState().chooseSlot(addHoursToNine(3));
    const { storage } = storeBeforeReload.deps;
    storeBeforeReload.stop();
    const storeAfterReload = await openSchedule(buildOpenShop(2, 3), {}, { storage });
    expect(storeAfterReload.getState()).toMatchObject({ type: 'later', slot: { from: addHoursToNine(3) } });
    storeAfterReload.cart.getState().removeOrderedUnits({});
    expect(storeAfterReload.cart.getState()).toMatchObject({
      orderTime: 'now',
      selectedScheduleDate: null,
      selectedScheduleSlot: null,
    });
  });

  it('asks the customer to confirm a preselected slot, and keeps the confirmation after a reload', async () => {
    const shop = buildClosedShop(addHoursToNine(1), 1, 2, 3);
    const storeBeforeReload = await openSchedule(shop);
    expect(storeBeforeReload.getState()).toMatchObject({
      slot: { from: addHoursToNine(2) },
      mustConfirm: true,
    });
    storeBeforeReload.getState().confirmSlot(addHoursToNine(1));
    expect(storeBeforeReload.getState().mustConfirm).toBe(true);
    storeBeforeReload.getState().confirmSlot(addHoursToNine(2));
    expect(storeBeforeReload.getState().mustConfirm).toBe(false);
    const { storage } = storeBeforeReload.deps;
    storeBeforeReload.stop();

    const storeAfterReload = await openSchedule(shop, {}, { storage });
    expect(storeAfterReload.getState()).toMatchObject({
      slot: { from: addHoursToNine(2) },
      mustConfirm: false,
    });
    storeAfterReload.getState().reset();
    expect(storeAfterReload.getState()).toMatchObject({
      slot: { from: addHoursToNine(2) },
      mustConfirm: true,
    });
    storeAfterReload.getState().chooseSlot(addHoursToNine(3));
    expect(storeAfterReload.getState()).toMatchObject({
      slot: { from: addHoursToNine(3) },
      mustConfirm: false,
    });
  });

  it('uses the server’s clock for order times on a device whose clock is six hours behind', async () => {
    vi.setSystemTime(NINE - 6 * HOUR);
    const { getState, now } = await openSchedule({ ...buildOpenShop(0.1, 1), clockOffsetMs: 6 * HOUR });
    expect(now()).toBe(NINE);
    expect(getState().days[0]?.slots.map(({ from }) => from)).toEqual([addHoursToNine(1)]);
  });

  it('uses the server’s clock for order times on a device whose clock is a year ahead', async () => {
    vi.setSystemTime(NINE + 365 * 24 * HOUR);
    const { getState } = await openSchedule({ ...buildOpenShop(0.1, 1), clockOffsetMs: -365 * 24 * HOUR });
    getState().chooseSlot(addHoursToNine(1));
    expect(getState()).toMatchObject({ slot: { from: addHoursToNine(1) }, notice: null });
    await advance(46 * MINUTE);
    expect(getState()).toMatchObject({ slot: null, notice: 'passed' });
  });
});
