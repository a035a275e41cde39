import { describe, expect, it } from 'vitest';
import { hoursOnDay } from './opening-hours-text.ts';

const week = (closed: boolean, ...shifts: [number, number][]) => [
  { closed, shifts: shifts.map(([from, to]) => ({ from, to })) },
];

describe('hoursOf', () => {
  it('gives the shifts of the day in order, those past midnight too', () => {
    expect(hoursOnDay(week(false, [960, 60], [420, 720]), 0)).toEqual([
      { from: 420, to: 720 },
      { from: 960, to: 60 },
    ]);
  });
  it('knows closed days, whole days, and days nothing is said of', () => {
    expect(hoursOnDay(week(true, [420, 720]), 0)).toBe('closed');
    expect(hoursOnDay(week(false, [0, 1440]), 0)).toBe('allDay');
    expect(hoursOnDay(week(false), 0)).toBe('allDay');
    expect(hoursOnDay(null, 0)).toBeNull();
    expect(hoursOnDay(week(false), 3)).toBeNull();
  });
});
