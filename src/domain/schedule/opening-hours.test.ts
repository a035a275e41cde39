import { describe, expect, it } from 'vitest';
import { getOpenState } from './open-state.ts';
import {
  ALWAYS_OPEN_WEEK,
  findSpecialHours,
  getShiftsOfDate,
  type OpeningHours,
  type SpecialHours,
  selectSpecialHours,
} from './opening-hours.ts';

const buildSpecialHours = (
  from: string,
  to: string,
  overrides: Partial<SpecialHours> = {},
): SpecialHours => ({
  from,
  to,
  purposes: null,
  shifts: [],
  message: null,
  ...overrides,
});
const buildDailyHours = (from: number, to: number) =>
  ALWAYS_OPEN_WEEK.map((day) => ({ ...day, shifts: [{ from, to }] }));
const NEW_YEARS_EVE = { from: 18 * 60, to: 4 * 60 };
const holidays: OpeningHours = {
  weekly: buildDailyHours(600, 1320),
  special: [
    buildSpecialHours('2026-12-24', '2026-12-24', { shifts: [{ from: 600, to: 900 }] }),
    buildSpecialHours('2026-12-25', '2026-12-26'),
    buildSpecialHours('2026-12-31', '2026-12-31', { shifts: [NEW_YEARS_EVE] }),
    buildSpecialHours('2027-01-01', '2027-01-14'),
  ],
};
/** The open state in Berlin, with times such as `2026-12-31T18:00`. */
const describeState = (time: string): string => {
  const { open, opensAt, closesAt } = getOpenState(holidays, Date.parse(`${time}+01:00`), 'Europe/Berlin');
  // Berlin is one hour ahead of UTC on these dates.
  const nextChange = new Date((opensAt ?? closesAt ?? 0) + 3_600_000).toISOString().slice(0, 16);
  return `${open ? 'open until' : 'opens'} ${nextChange}`;
};

describe('the hours of a date', () => {
  it('replaces the weekly hours by special hours from their first to their last date', () => {
    const closedDates = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'].filter(
      (date) => !getShiftsOfDate(holidays, date).length,
    );

    expect(closedDates).toEqual(['2026-12-25', '2026-12-26']);
    expect(getShiftsOfDate(holidays, '2026-12-24')).toEqual([{ from: 600, to: 900 }]);
    expect(getShiftsOfDate(holidays, '2026-12-27')).toEqual([{ from: 600, to: 1320 }]);
  });

  it('lets a shift that began the evening before run into a closed date', () => {
    expect(describeState('2026-12-31T17:59')).toBe('opens 2026-12-31T18:00');
    expect(describeState('2027-01-01T03:59')).toBe('open until 2027-01-01T04:00');
  });

  it('finds the next opening after special hours that last longer than a week', () => {
    expect(describeState('2027-01-01T04:00')).toBe('opens 2027-01-15T10:00');
  });

  it('finds no next opening after the last special hours when the weekly hours are all closed', () => {
    const closedHours = {
      weekly: ALWAYS_OPEN_WEEK.map(() => ({ closed: true, shifts: [] })),
      special: holidays.special,
    };

    expect(getOpenState(closedHours, Date.parse('2027-01-01T05:00Z'), 'Europe/Berlin')).toEqual({
      open: false,
      opensAt: null,
      closesAt: null,
    });
  });

  it('uses an order type’s own special hours before general ones, and never those of another order type', () => {
    const generalHours = buildSpecialHours('2026-12-31', '2026-12-31');
    const dineInHours = buildSpecialHours('2026-12-31', '2026-12-31', {
      purposes: ['dine_in'],
      shifts: [NEW_YEARS_EVE],
    });
    const findHoursFor = (purpose: 'dine_in' | 'delivery') =>
      findSpecialHours(selectSpecialHours([generalHours, dineInHours], purpose), '2026-12-31');

    expect(findHoursFor('dine_in')).toBe(dineInHours);
    expect(findHoursFor('delivery')).toBe(generalHours);
    expect(selectSpecialHours([dineInHours], 'delivery')).toEqual([]);
  });
});
