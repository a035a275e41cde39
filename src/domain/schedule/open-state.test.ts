import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOpenState, listShiftsOn } from './open-state.ts';
import type { OpeningHours } from './opening-hours.ts';

type Shift = { from: number; to: number };
const buildWeek = (weekly: Record<number, Shift[]>): OpeningHours => ({
  weekly: Array.from({ length: 7 }, (_, day) => ({ closed: !weekly[day], shifts: weekly[day] ?? [] })),
  special: [],
});
const buildDailyHours = (...shifts: Shift[]): OpeningHours => ({
  weekly: Array.from({ length: 7 }, () => ({ closed: false, shifts })),
  special: [],
});
const parseTime = (text: string): number => Date.parse(text);
const toIsoMinute = (epochMs: number | null) =>
  epochMs === null ? null : new Date(epochMs).toISOString().slice(0, 16);
const getState = (hours: OpeningHours, time: string, zone = 'Europe/Berlin') => {
  const { open, opensAt, closesAt } = getOpenState(hours, parseTime(time), zone);
  return { open, opensAt: toIsoMinute(opensAt), closesAt: toIsoMinute(closesAt) };
};

// 2025-01-06 is a Monday. Berlin is at UTC+1 on that day.
const lunchAndDinner = buildDailyHours({ from: 660, to: 900 }, { from: 1020, to: 1380 });

describe('getOpenState', () => {
  it('opens the shop at the first minute of a shift and closes it at the shift’s end', () => {
    expect(getState(lunchAndDinner, '2025-01-06T10:00Z')).toEqual({
      open: true,
      opensAt: null,
      closesAt: '2025-01-06T14:00',
    });
    expect(getState(lunchAndDinner, '2025-01-06T14:00Z')).toEqual({
      open: false,
      opensAt: '2025-01-06T16:00',
      closesAt: null,
    });
    expect(getState(lunchAndDinner, '2025-01-06T22:00Z').opensAt).toBe('2025-01-07T10:00');
  });

  it('keeps the shop open past midnight into a closed day', () => {
    const fridayHours = buildWeek({ 4: [{ from: 1200, to: 180 }] });
    expect(getState(fridayHours, '2025-01-11T01:59Z')).toEqual({
      open: true,
      opensAt: null,
      closesAt: '2025-01-11T02:00',
    });
    expect(getState(fridayHours, '2025-01-11T02:00Z')).toEqual({
      open: false,
      opensAt: '2025-01-17T19:00',
      closesAt: null,
    });
  });

  it('joins the opening hours of shifts that touch or overlap, even across midnight', () => {
    const adjacentShifts = buildWeek({
      0: [{ from: 600, to: 1440 }],
      1: [
        { from: 0, to: 120 },
        { from: 90, to: 240 },
      ],
    });
    expect(getState(adjacentShifts, '2025-01-06T12:00Z').closesAt).toBe('2025-01-07T03:00');
  });

  it('reports no closing time for a shop that is always open, and no opening time for a shop without hours', () => {
    expect(getState(buildDailyHours({ from: 0, to: 1440 }), '2025-01-06T12:00Z')).toEqual({
      open: true,
      opensAt: null,
      closesAt: null,
    });
    expect(getState(buildWeek({}), '2025-01-06T12:00Z')).toEqual({
      open: false,
      opensAt: null,
      closesAt: null,
    });
    expect(getState(buildWeek({ 0: [] }), '2025-01-06T12:00Z').open).toBe(false);
  });

  it('finds the next opening a week later if the shop opens once a week', () => {
    expect(getState(buildWeek({ 0: [{ from: 600, to: 660 }] }), '2025-01-06T11:00Z').opensAt).toBe(
      '2025-01-13T09:00',
    );
  });

  it('computes the open state in the shop’s time zone, not the browser’s', () => {
    expect(getState(lunchAndDinner, '2025-01-06T08:30Z', 'Asia/Kuwait').open).toBe(true);
    expect(getState(lunchAndDinner, '2025-01-06T08:30Z', 'Europe/Berlin').open).toBe(false);
  });

  it('closes the shop by local time on nights with a clock change', () => {
    const overnightHours = buildDailyHours({ from: 1200, to: 240 });
    expect(getState(overnightHours, '2025-03-29T20:00Z').closesAt).toBe('2025-03-30T02:00');
    expect(getState(overnightHours, '2025-10-25T20:00Z').closesAt).toBe('2025-10-26T03:00');
  });

  it('reports as the next opening or closing time the exact instant at which the state changes', () => {
    const anyShift = fc.record({
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 0, max: 1440 }),
    });
    const anyWeek = fc.array(
      fc.record({ closed: fc.boolean(), shifts: fc.array(anyShift, { maxLength: 3 }) }),
      {
        minLength: 7,
        maxLength: 7,
      },
    );
    const anyInstant = fc.integer({ min: parseTime('2025-01-01'), max: parseTime('2026-01-01') });
    fc.assert(
      fc.property(anyWeek, anyInstant, (weekly, now) => {
        const openingHours = { weekly, special: [] };
        const { open, opensAt, closesAt } = getOpenState(openingHours, now, 'Europe/Berlin');
        if (open) {
          expect(opensAt).toBeNull();
          if (closesAt === null) return;
          expect(closesAt).toBeGreaterThan(now);
          expect(getOpenState(openingHours, closesAt - 1, 'Europe/Berlin').open).toBe(true);
          expect(getOpenState(openingHours, closesAt, 'Europe/Berlin').open).toBe(false);
        } else {
          expect(closesAt).toBeNull();
          if (opensAt === null) return;
          expect(opensAt).toBeGreaterThan(now);
          expect(getOpenState(openingHours, opensAt, 'Europe/Berlin').open).toBe(true);
          expect(getOpenState(openingHours, opensAt - 1, 'Europe/Berlin').open).toBe(false);
        }
      }),
    );
  });
});

describe('listShiftsOn', () => {
  it('lists the shifts of a date in order, without shifts in an hour that the clocks skip', () => {
    const hours = buildDailyHours({ from: 1320, to: 60 }, { from: 120, to: 180 });
    const listTimes = (date: string) =>
      listShiftsOn(hours, date, 'Europe/Berlin').map(({ from, to }) => [toIsoMinute(from), toIsoMinute(to)]);
    expect(listTimes('2025-01-06')).toEqual([
      ['2025-01-06T01:00', '2025-01-06T02:00'],
      ['2025-01-06T21:00', '2025-01-07T00:00'],
    ]);
    // 02:00 to 03:00 does not exist on 30 March, and lasts two hours on 26 October.
    expect(listTimes('2025-03-30')).toEqual([['2025-03-30T20:00', '2025-03-30T23:00']]);
    expect(listTimes('2025-10-26')[0]).toEqual(['2025-10-26T00:00', '2025-10-26T02:00']);
  });
});
