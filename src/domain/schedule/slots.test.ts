import { describe, expect, it } from 'vitest';
import type { WeeklyHours } from '../availability/availability.ts';
import { aheadMinutes, leadMinutes, minutesOf } from './lead-minutes.ts';
import { slotsOf } from './slots.ts';

type Shift = { from: number; to: number };
const daily = (...shifts: Shift[]): WeeklyHours =>
  Array.from({ length: 7 }, () => ({ closed: false, shifts }));
const HOUR = 60;

interface Asked {
  readonly at?: string;
  readonly zone?: string;
  readonly lead?: number;
  readonly ahead?: number;
  readonly length?: number;
  readonly step?: number;
}

/** When slots begin, by the business's clocks: `06 18:30`. From six in the morning on for 24 hours, half-hourly, unless given. */
function begins(hours: WeeklyHours, asked: Asked = {}): string[] {
  const { at = '2025-01-06T05:00Z', zone = 'Europe/Berlin', lead = 0, ahead = 24 * HOUR } = asked;
  const { length = 30, step = length } = asked;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return slotsOf({
    hours,
    timeZone: zone,
    now: Date.parse(at),
    leadMinutes: lead,
    aheadMinutes: ahead,
    lengthMinutes: length,
    stepMinutes: step,
  }).map(({ from }) => format.format(from).slice(8));
}

describe('slots', () => {
  it('are whole within a shift', () => {
    expect(begins(daily({ from: 600, to: 730 }))).toEqual(['06 10:00', '06 10:30', '06 11:00', '06 11:30']);
    expect(begins(daily({ from: 600, to: 625 }))).toEqual([]);
  });

  // @spec constants/earliest-slot
  it('begin after the advance and end their beginning with the furthest, both included', () => {
    const all = daily({ from: 0, to: 1440 });
    expect(begins(all, { at: '2025-01-06T05:01Z', ahead: 60 })).toEqual(['06 06:30', '06 07:00']);
    expect(begins(all, { lead: 75, ahead: 120 })).toEqual(['06 07:30', '06 08:00']);
    expect(begins(all, { lead: 120, ahead: 60 })).toEqual([]);
  });

  it('go on past midnight, into a closed day too', () => {
    const friday = daily({ from: 1380, to: 60 }).map((day, at) =>
      at === 4 ? day : { closed: true, shifts: [] },
    );
    expect(begins(friday, { at: '2025-01-10T12:00Z' })).toEqual([
      '10 23:00',
      '10 23:30',
      '11 00:00',
      '11 00:30',
    ]);
  });

  it('go up to 24:00', () => {
    expect(begins(daily({ from: 1380, to: 1440 }))).toEqual(['06 23:00', '06 23:30']);
  });

  it('are there once where shifts overlap, and across where they touch', () => {
    const shifts = [
      { from: 600, to: 660 },
      { from: 645, to: 705 },
      { from: 705, to: 750 },
    ];
    expect(begins(daily(...shifts))).toEqual(['06 10:00', '06 10:30', '06 11:00', '06 11:30', '06 12:00']);
  });

  it('of a day wait until the hours of the day before are over', () => {
    const late = daily({ from: 1380, to: 40 }, { from: 10, to: 100 });
    expect(begins(late, { at: '2025-01-06T21:00Z', ahead: 4 * HOUR })).toEqual([
      '06 23:00',
      '06 23:30',
      '07 00:00',
      '07 00:40',
      '07 01:10',
    ]);
  });

  it('may begin more often than they end, or less often', () => {
    const lunch = daily({ from: 720, to: 780 });
    expect(begins(lunch, { length: 30, step: 10 })).toEqual(['06 12:00', '06 12:10', '06 12:20', '06 12:30']);
    expect(begins(lunch, { length: 15, step: 30 })).toEqual(['06 12:00', '06 12:30']);
  });

  it('have no time the clocks skip', () => {
    // 30 March 2025: 02:00 becomes 03:00.
    const night = daily({ from: 60, to: 240 });
    expect(begins(night, { at: '2025-03-29T22:00Z', ahead: 6 * HOUR })).toEqual([
      '30 01:00',
      '30 01:30',
      '30 03:00',
      '30 03:30',
    ]);
  });

  it('have a time that comes twice once, and keep their grid', () => {
    // 26 October 2025: 03:00 becomes 02:00.
    const night = daily({ from: 75, to: 240 });
    expect(begins(night, { at: '2025-10-25T22:00Z', ahead: 7 * HOUR, length: 45 })).toEqual([
      '26 01:15',
      '26 02:00',
      '26 02:45',
    ]);
  });

  it.each([
    ['Asia/Kathmandu', '2025-01-06T03:00Z', ['06 09:00', '06 09:30']],
    ['Pacific/Tongatapu', '2025-01-05T19:00Z', ['06 09:00', '06 09:30']],
    // 6 April 2025: half an hour back at two.
    ['Australia/Lord_Howe', '2025-04-05T15:00Z', ['06 09:00', '06 09:30']],
  ])('go by the clocks of %s', (zone, at, expected) => {
    expect(begins(daily({ from: 540, to: 600 }), { zone, at, ahead: 12 * HOUR })).toEqual(expected);
  });

  it('throw for a zone nobody knows', () => {
    expect(() => begins(daily({ from: 0, to: 60 }), { zone: 'Mars/Olympus' })).toThrow(RangeError);
  });
});

describe('the advance', () => {
  // @spec constants/scale-interval
  it('is in minutes, hours and days', () => {
    expect(minutesOf({ value: 45, scale: 'min' })).toBe(45);
    expect(minutesOf({ value: 1.5, scale: 'hour' })).toBe(90);
    expect(minutesOf({ value: 2, scale: 'day' })).toBe(2880);
  });
  // @spec validation/latest-schedule-date, constants/earliest-slot, constants/latest
  it('is a quarter of an hour at least, and a week at most unless said', () => {
    expect(leadMinutes(undefined)).toBe(15);
    expect(leadMinutes({ value: 2, scale: 'hour' })).toBe(135);
    expect(aheadMinutes(undefined)).toBe(168 * 60);
    expect(aheadMinutes({ value: 3, scale: 'day' })).toBe(4320);
    expect(aheadMinutes({ value: 365, scale: 'day' })).toBe(31 * 1440);
  });
});
