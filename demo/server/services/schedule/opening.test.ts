import { describe, expect, it } from 'vitest';
import { restaurantResponse } from '../../../../src/api/contract/business-contract.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import { toZonedIso } from './business-time.ts';
import { isOnlyScheduled, listSlots, openState, shiftsToday } from './opening.ts';

const ZONE = 'Europe/Berlin';

/** A business that takes pickups for later, up to `hours` ahead. */
const business = (hours = 24, scheduled: object = {}) => ({
  response: restaurantResponse.parse({
    restaurant: {
      id: 'b',
      reference_id: 'b',
      user_id: 'b',
      branch_id: 'b~m',
      branch_name: { en: 'M' },
      business_name: { en: 'B' },
      currency: 'EUR',
      country_code: 'DE',
      timezone: ZONE,
      locales: ['en'],
      checkoutCarPickup: {
        enabled: true,
        scheduled_orders: { on: true, max_advance: { value: hours, scale: 'hour' }, ...scheduled },
      },
    },
    menu: { categories: [] },
    discounts: {},
  }),
});

const branch = (time_from: string, time_to: string, slot_minutes = 60): FileBranch => ({
  id: 'm',
  name: { en: 'M' },
  hours: Object.fromEntries(
    Array.from({ length: 7 }, (_, day) => [day, { closed: false, shifts: [{ time_from, time_to }] }]),
  ),
  slot_minutes,
  preparation_minutes: 15,
});

const starts = (of: FileBranch, at: string, hours?: number): string[] =>
  listSlots(business(hours), of, 'car_pickup', Date.parse(at)).map(({ from }) =>
    toZonedIso(from, ZONE).slice(5, 22),
  );

describe('slots', () => {
  it('the last one ends within its shift, whatever its length', () => {
    expect(starts(branch('10:00', '12:30'), '2026-03-04T08:00:00+01:00', 5)).toEqual([
      '03-04T10:00:00+01',
      '03-04T11:00:00+01',
    ]);
    expect(starts(branch('10:00', '10:59'), '2026-03-04T08:00:00+01:00', 5)).toEqual([]);
  });

  it('a shift past midnight goes on into the next day, and into today from yesterday', () => {
    const late = branch('22:00', '02:00');
    expect(starts(late, '2026-03-04T00:10:00+01:00', 23)).toEqual([
      '03-04T01:00:00+01',
      '03-04T22:00:00+01',
      '03-04T23:00:00+01',
    ]);
    const shifts = shiftsToday(business(), late, Date.parse('2026-03-04T01:00:00+01:00'));
    expect(shifts.map(({ to }) => toZonedIso(to, ZONE))).toEqual([
      '2026-03-04T02:00:00+01:00',
      '2026-03-05T02:00:00+01:00',
    ]);
  });

  it('the hour that the clocks skip has none', () => {
    expect(starts(branch('01:00', '05:00'), '2026-03-28T23:00:00+01:00', 8)).toEqual([
      '03-29T01:00:00+01',
      '03-29T03:00:00+02',
      '03-29T04:00:00+02',
    ]);
  });

  it('the hour that the clocks show twice has one', () => {
    expect(starts(branch('01:00', '04:00'), '2026-10-24T23:00:00+02:00', 8)).toEqual([
      '10-25T01:00:00+02',
      '10-25T02:00:00+02',
      '10-25T03:00:00+01',
    ]);
  });

  it('shifts that overlap give each time once, and 24:00 is midnight', () => {
    const twice = branch('20:00', '24:00');
    for (const day of Object.values(twice.hours ?? {}))
      day.shifts.push({ time_from: '21:00', time_to: '23:00' });
    expect(starts(twice, '2026-03-04T18:00:00+01:00', 12)).toEqual([
      '03-04T20:00:00+01',
      '03-04T21:00:00+01',
      '03-04T22:00:00+01',
      '03-04T23:00:00+01',
    ]);
  });

  it('may start more often than they end, each whole within the shift', () => {
    const often = { ...branch('10:00', '11:30'), slot_step_minutes: 15 };
    expect(starts(often, '2026-03-04T08:00:00+01:00', 5).map((at) => at.slice(6, 11))).toEqual([
      '10:00',
      '10:15',
      '10:30',
    ]);
  });

  it('a way of selling that takes nothing for later has none', () => {
    expect(
      listSlots(business(), branch('10:00', '20:00'), 'dine_in', Date.parse('2026-03-04T08:00:00Z')),
    ).toEqual([]);
  });
});

describe('orders for now', () => {
  it('are not taken by who takes them for later only, and are by who takes none for later', () => {
    expect(isOnlyScheduled(business(), 'car_pickup')).toBe(false);
    expect(isOnlyScheduled(business(24, { only_schedule: true }), 'car_pickup')).toBe(true);
    expect(isOnlyScheduled(business(24, { only_schedule: true, on: false }), 'car_pickup')).toBe(false);
  });
});

describe('open or closed', () => {
  it('goes by the shift that runs past midnight', () => {
    const at = Date.parse('2026-03-04T01:59:00+01:00');
    const late = branch('22:00', '02:00');
    expect(openState(business(), late, 'car_pickup', at).open).toBe(true);
    expect(openState(business(), late, 'car_pickup', at + 60_000).open).toBe(false);
  });
});
