import { describe, expect, it } from 'vitest';
import type { FileBranch } from '../business-file/business-file.ts';
import { toZonedIso } from './business-time.ts';
import { computeOpenState, isOnlyScheduled, listShiftsOfToday, listSlots } from './opening.ts';
import { buildPickupResponse } from './testing/build-pickup-business.ts';

const ZONE = 'Europe/Berlin';

/** A business that accepts scheduled pickups up to `aheadHours` ahead. */
const buildBusiness = (aheadHours = 24, scheduledOrders: object = {}) => ({
  response: buildPickupResponse(ZONE, {
    max_advance: { value: aheadHours, scale: 'hour' },
    ...scheduledOrders,
  }),
});

const buildBranch = (time_from: string, time_to: string, slot_minutes = 60): FileBranch => ({
  id: 'm',
  name: { en: 'M' },
  hours: Object.fromEntries(
    Array.from({ length: 7 }, (_, day) => [day, { closed: false, shifts: [{ time_from, time_to }] }]),
  ),
  slot_minutes,
  preparation_minutes: 15,
});

const listStarts = (fileBranch: FileBranch, now: string, aheadHours?: number): string[] =>
  listSlots(buildBusiness(aheadHours), fileBranch, 'car_pickup', Date.parse(now)).map(({ from }) =>
    toZonedIso(from, ZONE).slice(5, 22),
  );

describe('slots', () => {
  it('ends the last slot of a shift within the shift, for any slot length', () => {
    expect(listStarts(buildBranch('10:00', '12:30'), '2026-03-04T08:00:00+01:00', 5)).toEqual([
      '03-04T10:00:00+01',
      '03-04T11:00:00+01',
    ]);
    expect(listStarts(buildBranch('10:00', '10:59'), '2026-03-04T08:00:00+01:00', 5)).toEqual([]);
  });

  it('continues the slots of a shift past midnight into the next day', () => {
    const lateBranch = buildBranch('22:00', '02:00');
    expect(listStarts(lateBranch, '2026-03-04T00:10:00+01:00', 23)).toEqual([
      '03-04T01:00:00+01',
      '03-04T22:00:00+01',
      '03-04T23:00:00+01',
    ]);
    const shifts = listShiftsOfToday(
      buildBusiness(),
      lateBranch,
      'car_pickup',
      Date.parse('2026-03-04T01:00:00+01:00'),
    );
    expect(shifts.map(({ to }) => toZonedIso(to, ZONE))).toEqual([
      '2026-03-04T02:00:00+01:00',
      '2026-03-05T02:00:00+01:00',
    ]);
  });

  it('lists a branch’s shifts of today even after they have ended', () => {
    const dayBranch = buildBranch('10:00', '14:00');
    const shifts = listShiftsOfToday(
      buildBusiness(),
      dayBranch,
      'car_pickup',
      Date.parse('2026-03-04T20:00:00+01:00'),
    );
    expect(shifts.map(({ from }) => toZonedIso(from, ZONE))).toEqual(['2026-03-04T10:00:00+01:00']);
  });

  it('offers no slot in the hour that is skipped when the clocks go forward', () => {
    expect(listStarts(buildBranch('01:00', '05:00'), '2026-03-28T23:00:00+01:00', 8)).toEqual([
      '03-29T01:00:00+01',
      '03-29T03:00:00+02',
      '03-29T04:00:00+02',
    ]);
  });

  it('offers one slot in the hour that is repeated when the clocks go back', () => {
    expect(listStarts(buildBranch('01:00', '04:00'), '2026-10-24T23:00:00+02:00', 8)).toEqual([
      '10-25T01:00:00+02',
      '10-25T02:00:00+02',
      '10-25T03:00:00+01',
    ]);
  });

  it('offers each slot once when shifts overlap, and treats 24:00 as midnight', () => {
    const overlappingBranch = buildBranch('20:00', '24:00');
    for (const day of Object.values(overlappingBranch.hours ?? {}))
      day.shifts.push({ time_from: '21:00', time_to: '23:00' });
    expect(listStarts(overlappingBranch, '2026-03-04T18:00:00+01:00', 12)).toEqual([
      '03-04T20:00:00+01',
      '03-04T21:00:00+01',
      '03-04T22:00:00+01',
      '03-04T23:00:00+01',
    ]);
  });

  it('ends every slot within its shift when a slot starts every fifteen minutes', () => {
    const quarterHourBranch = { ...buildBranch('10:00', '11:30'), slot_step_minutes: 15 };
    expect(
      listStarts(quarterHourBranch, '2026-03-04T08:00:00+01:00', 5).map((start) => start.slice(6, 11)),
    ).toEqual(['10:00', '10:15', '10:30']);
  });

  it('offers no slots for an order type without scheduled orders', () => {
    expect(
      listSlots(
        buildBusiness(),
        buildBranch('10:00', '20:00'),
        'dine_in',
        Date.parse('2026-03-04T08:00:00Z'),
      ),
    ).toEqual([]);
  });
});

describe('immediate orders', () => {
  it('refuses immediate orders only if scheduled orders are both enabled and required', () => {
    expect(isOnlyScheduled(buildBusiness(), 'car_pickup')).toBe(false);
    expect(isOnlyScheduled(buildBusiness(24, { only_schedule: true }), 'car_pickup')).toBe(true);
    expect(isOnlyScheduled(buildBusiness(24, { only_schedule: true, on: false }), 'car_pickup')).toBe(false);
  });
});

describe('the open state of a branch', () => {
  it('keeps a branch open during a shift that runs past midnight', () => {
    const now = Date.parse('2026-03-04T01:59:00+01:00');
    const lateBranch = buildBranch('22:00', '02:00');
    expect(computeOpenState(buildBusiness(), lateBranch, 'car_pickup', now).open).toBe(true);
    expect(computeOpenState(buildBusiness(), lateBranch, 'car_pickup', now + 60_000).open).toBe(false);
  });
});
