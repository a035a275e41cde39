import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../../demo/server/services/menu/business-catalogue.ts';
import { createBranchShiftsCache } from '../../../demo/server/services/schedule/shifts-response.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { MITTE } from '../testing/test-orders.ts';

// The responses depend only on the clock, so one engine is enough.
describe.each(databaseEngines.slice(0, 1))('opening hours and slots, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadShifts = async (time: string, branch_id = MITTE) => {
    backend.clock.now = Date.parse(time);
    return backend.call('shifts', { params: { branch_id } });
  };

  // @spec entities/shift-data, calls/get-webapp-v5-shifts-branch-id, constants/earliest-slot
  it('returns the closing time of an open shop, and slots from the earliest possible time on', async () => {
    const { timezone, today, days } = await loadShifts('2026-03-04T12:00:00+01:00');
    expect(timezone).toBe('Europe/Berlin');
    const pickup = today.car_pickup;
    expect(pickup).toMatchObject({ status: 'open', closes_at: '2026-03-04T18:00:00+01:00' });
    expect(pickup?.slots[0]).toEqual({ from: '2026-03-04T13:00:00+01:00', to: '2026-03-04T13:30:00+01:00' });
    expect(pickup?.slots.at(-1)?.to).toBe('2026-03-04T18:00:00+01:00');
    expect(days.map(({ date }) => date)).toEqual(['2026-03-05', '2026-03-06', '2026-03-07']);
    expect(days[0]?.slots.car_pickup).toHaveLength(20);
    // Slots are offered for exactly 72 hours.
    expect(days[2]?.slots.car_pickup?.at(-1)?.from).toBe('2026-03-07T12:00:00+01:00');
  });

  // @spec entities/shift-data
  it('returns the next opening time of a closed shop, and its hours of today', async () => {
    const { today } = await loadShifts('2026-03-04T20:00:00+01:00');
    expect(today.car_pickup).toMatchObject({
      status: 'closed',
      opens_at: '2026-03-05T08:00:00+01:00',
      shifts: [{ from: '2026-03-04T08:00:00+01:00', to: '2026-03-04T18:00:00+01:00' }],
      slots: [],
    });
  });

  // @spec schedule/delivery-with-shipping-always-open
  it('lists hours only for the business’s order types, and lists delivery as always open if the business ships', async () => {
    const { today } = await loadShifts('2026-03-04T20:00:00+01:00');
    expect(Object.keys(today).sort()).toEqual(['car_pickup', 'delivery', 'dine_in']);
    expect(today.delivery).toMatchObject({ status: 'open' });
    expect(today.dine_in?.slots).toEqual([]);
    const shop = await loadShifts('2026-03-04T20:00:00+01:00', 'corner-shop~main');
    expect(Object.keys(shop.today)).toEqual(['car_pickup']);
  });

  it('offers no slots and no days at a branch that is never open', async () => {
    const { today, days } = await loadShifts('2026-03-04T12:00:00+01:00', 'tea-house~nord');
    expect(today.car_pickup).toEqual({ status: 'closed', shifts: [], slots: [] });
    expect(days).toEqual([]);
  });

  it('treats a branch without opening hours as always open', async () => {
    const { today } = await loadShifts('2026-03-04T03:00:00+03:00', 'corner-shop~main');
    expect(today.car_pickup).toMatchObject({ status: 'open' });
    expect(today.car_pickup?.closes_at).toBeUndefined();
  });

  // @spec calls/get-webapp-v5-shifts-branch-id
  it('slots after the clocks change have the new offset from UTC', async () => {
    const { days } = await loadShifts('2026-03-28T12:00:00+01:00');
    expect(days[0]?.slots.car_pickup?.[0]?.from).toBe('2026-03-29T08:00:00+02:00');
  });

  it('says for the exact instant whether a shop is open, although slots are cached for a minute', async () => {
    const { today: lastShifts, now } = await loadShifts('2026-03-04T17:59:59.999+01:00');
    expect([now, lastShifts.car_pickup?.status]).toEqual(['2026-03-04T17:59:59+01:00', 'open']);
    const { today: closedShifts } = await loadShifts('2026-03-04T18:00:00+01:00');
    expect(closedShifts.car_pickup?.status).toBe('closed');
    const loadFirstSlot = async (time: string) =>
      (await loadShifts(time)).today.car_pickup?.slots[0]?.from.slice(11, 16);
    expect(await loadFirstSlot('2026-03-04T14:15:00+01:00')).toBe('15:00');
    expect(await loadFirstSlot('2026-03-04T14:15:00.001+01:00')).toBe('15:30');
    expect(await loadFirstSlot('2026-03-04T14:45:00+01:00')).toBe('15:30');
  });

  it('computes the slots of a branch at most once a minute, and again when its business file changes', async () => {
    const loadOffer = createBranchShiftsCache();
    const { business, branch } = await createCatalogue(backend.database()).getBranch(MITTE);
    const nowMs = Date.parse('2026-03-04T12:00:05+01:00');
    const offer = loadOffer(business, branch, nowMs, {});
    expect(loadOffer(business, branch, nowMs + 50_000, {})).toBe(offer);
    expect(loadOffer(business, branch, nowMs + 60_000, {})).not.toBe(offer);

    const loadClosingTime = async () =>
      (await loadShifts('2026-03-04T12:00:00+01:00', 'tea-hours~mitte')).today.car_pickup?.closes_at;
    await openTeaHouse(backend, 'tea-hours', {});
    expect(await loadClosingTime()).toBe('2026-03-04T18:00:00+01:00');
    const branches = business.file.branches.map((fileBranch) => ({ ...fileBranch, hours: undefined }));
    await openTeaHouse(backend, 'tea-hours', {}, { branches });
    expect(await loadClosingTime()).toBeUndefined();
  });
});
