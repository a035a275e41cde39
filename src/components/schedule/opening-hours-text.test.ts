import { describe, expect, it } from 'vitest';
import { hoursOnDay } from './opening-hours-text.ts';

const week = (closed: boolean, ...shifts: [number, number][]) => [
  { closed, shifts: shifts.map(([from, to]) => ({ from, to })) },
];

describe('hoursOnDay', () => {
  it("returns a day's shifts in order, including those that end after midnight", () => {
    expect(hoursOnDay(week(false, [960, 60], [420, 720]), 0)).toEqual([
      { from: 420, to: 720 },
      { from: 960, to: 60 },
    ]);
  });
  it('tells closed days, days that are open all day, and unknown days apart', () => {
    expect(hoursOnDay(week(true, [420, 720]), 0)).toBe('closed');
    expect(hoursOnDay(week(false, [0, 1440]), 0)).toBe('allDay');
    expect(hoursOnDay(week(false), 0)).toBe('allDay');
    expect(hoursOnDay(null, 0)).toBeNull();
    expect(hoursOnDay(week(false), 3)).toBeNull();
  });
});
