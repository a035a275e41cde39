import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  formatInstant,
  getDateAt,
  getMidnight,
  getWeekday,
  isDate,
  parseInstant,
} from './calendar.ts';

const DAY = 86_400_000;

describe('parseInstant', () => {
  it('parses an ISO time with an offset into epoch milliseconds', () => {
    expect(parseInstant('2026-03-05T19:00:00+03:00')).toBe(Date.UTC(2026, 2, 5, 16));
    expect(parseInstant('2026-03-05T19:00:00.250Z')).toBe(Date.UTC(2026, 2, 5, 19, 0, 0, 250));
  });

  it('returns null for a text that is not a time', () => {
    for (const text of ['', 'soon', '2026-13-40T99:00:00Z']) expect(parseInstant(text)).toBeNull();
  });

  it('parses every formatted time back to the same instant', () => {
    const anyInstant = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2099, 0) });
    fc.assert(fc.property(anyInstant, (instant) => parseInstant(formatInstant(instant)) === instant));
  });
});

describe('addDays', () => {
  it('adds days across the ends of months and years and over leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('moves the midnight of a date by exactly 24 hours for each added day', () => {
    const anyDayCount = fc.integer({ min: -400, max: 400 });
    const anyDate = fc.integer({ min: 0, max: 25_000 }).map((day) => getDateAt(day * DAY));
    fc.assert(
      fc.property(
        anyDate,
        anyDayCount,
        (date, count) => getMidnight(addDays(date, count)) === getMidnight(date) + count * DAY,
      ),
    );
  });
});

it('numbers weekdays from Monday, which is 0', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-29'].map(getWeekday)).toEqual([0, 1, 6]);
});

it('accepts only dates that exist in the calendar', () => {
  expect(['2026-02-28', '2028-02-29'].map(isDate)).toEqual([true, true]);
  expect(['2026-02-30', '2026-2-3', '26-02-03', '2026-13-01', ''].map(isDate)).toEqual(Array(5).fill(false));
});
