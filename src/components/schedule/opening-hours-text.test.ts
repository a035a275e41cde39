import { describe, expect, it } from 'vitest';
import { getDayHours } from './opening-hours-text.ts';

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
