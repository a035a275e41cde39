import { describe, expect, it } from 'vitest';
import type { ShiftHours } from '../../domain/availability/availability.ts';
import type { OpeningHours, SpecialHours } from '../../domain/schedule/opening-hours.ts';
import { getDayHours, getHoursOfShifts } from './opening-hours-text.ts';

const MONDAY = '2026-03-02';

/** Hours that are known on Mondays only. */
const buildWeek = (isClosed: boolean, ...shifts: [number, number][]): OpeningHours => ({
  weekly: [{ closed: isClosed, shifts: shifts.map(([from, to]) => ({ from, to })) }],
  special: [],
});
const buildSpecialHours = (shifts: ShiftHours[]): SpecialHours => ({
  from: MONDAY,
  to: MONDAY,
  purposes: null,
  message: null,
  shifts,
});

describe('getDayHours', () => {
  it('returns the shifts of a day in order, including those that end after midnight', () => {
    expect(getDayHours(buildWeek(false, [960, 60], [420, 720]), MONDAY)).toEqual([
      { from: 420, to: 720 },
      { from: 960, to: 60 },
    ]);
  });
  it('distinguishes closed days, days that are open all day, and days with unknown hours', () => {
    expect(getDayHours(buildWeek(true, [420, 720]), MONDAY)).toBe('closed');
    expect(getDayHours(buildWeek(false, [0, 1440]), MONDAY)).toBe('allDay');
    expect(getDayHours(buildWeek(false), MONDAY)).toBe('allDay');
    expect(getDayHours(null, MONDAY)).toBeNull();
    expect(getDayHours(buildWeek(false), '2026-03-05')).toBeNull();
  });

  it('returns the special hours of a date in place of its weekly hours', () => {
    const hours = buildWeek(false, [420, 720]);
    const specialShift = { from: 600, to: 900 };

    expect(getDayHours({ ...hours, special: [buildSpecialHours([specialShift])] }, MONDAY)).toEqual([
      specialShift,
    ]);
    expect(getDayHours({ ...hours, special: [buildSpecialHours([])] }, MONDAY)).toBe('closed');
    expect(getDayHours({ ...hours, special: [buildSpecialHours([])] }, '2026-03-09')).toEqual([
      { from: 420, to: 720 },
    ]);
  });
});

describe('getHoursOfShifts', () => {
  const buildShift = (from: string, to: string) => ({
    from: Date.parse(`${from}+03:00`),
    to: Date.parse(`${to}+03:00`),
  });
  const getHours = (...shifts: ReturnType<typeof buildShift>[]) =>
    getHoursOfShifts(shifts, '2026-03-02', 'Asia/Kuwait');

  // @spec entities/shift-data
  it('assigns a shift that ends after midnight to the day on which the shift begins', () => {
    expect(
      getHours(
        buildShift('2026-03-01T18:00', '2026-03-02T02:00'),
        buildShift('2026-03-02T10:00', '2026-03-02T14:00'),
        buildShift('2026-03-02T17:00', '2026-03-03T01:00'),
      ),
    ).toEqual([
      { from: 600, to: 840 },
      { from: 1020, to: 60 },
    ]);
  });

  it('distinguishes a day without shifts from a day that is open all day', () => {
    expect(getHours(buildShift('2026-03-01T18:00', '2026-03-02T02:00'))).toBe('closed');
    expect(getHours(buildShift('2026-03-02T00:00', '2026-03-03T00:00'))).toBe('allDay');
  });
});
