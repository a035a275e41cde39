import { describe, expect, it } from 'vitest';
import { getDayHours, getHoursOfShifts } from './opening-hours-text.ts';

const week = (closed: boolean, ...shifts: [number, number][]) => [
  { closed, shifts: shifts.map(([from, to]) => ({ from, to })) },
];

describe('getDayHours', () => {
  it("returns a day's shifts in order, including those that end after midnight", () => {
    expect(getDayHours(week(false, [960, 60], [420, 720]), 0)).toEqual([
      { from: 420, to: 720 },
      { from: 960, to: 60 },
    ]);
  });
  it('distinguishes closed days, days that are open all day, and unknown days', () => {
    expect(getDayHours(week(true, [420, 720]), 0)).toBe('closed');
    expect(getDayHours(week(false, [0, 1440]), 0)).toBe('allDay');
    expect(getDayHours(week(false), 0)).toBe('allDay');
    expect(getDayHours(null, 0)).toBeNull();
    expect(getDayHours(week(false), 3)).toBeNull();
  });
});

describe('getHoursOfShifts', () => {
  const shift = (from: string, to: string) => ({
    from: Date.parse(`${from}+03:00`),
    to: Date.parse(`${to}+03:00`),
  });
  const getHours = (...shifts: ReturnType<typeof shift>[]) =>
    getHoursOfShifts(shifts, '2026-03-02', 'Asia/Kuwait');

  // @spec entities/shift-data
  it('returns the shifts that begin on the day, even one that ends after midnight', () => {
    expect(
      getHours(
        shift('2026-03-01T18:00', '2026-03-02T02:00'),
        shift('2026-03-02T10:00', '2026-03-02T14:00'),
        shift('2026-03-02T17:00', '2026-03-03T01:00'),
      ),
    ).toEqual([
      { from: 600, to: 840 },
      { from: 1020, to: 60 },
    ]);
  });

  it('distinguishes a day without shifts from a day that is open all day', () => {
    expect(getHours(shift('2026-03-01T18:00', '2026-03-02T02:00'))).toBe('closed');
    expect(getHours(shift('2026-03-02T00:00', '2026-03-03T00:00'))).toBe('allDay');
  });
});
