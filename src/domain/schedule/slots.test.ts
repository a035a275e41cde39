import { describe, expect, it } from 'vitest';
import { getAheadMinutes, getLeadMinutes, toMinutes } from './lead-minutes.ts';
import type { OpeningHours } from './opening-hours.ts';
import { generateSlots } from './slots.ts';

type Shift = { from: number; to: number };
const buildDailyHours = (...shifts: Shift[]): OpeningHours => ({
  weekly: Array.from({ length: 7 }, () => ({ closed: false, shifts })),
  special: [],
});
const HOUR = 60;

interface SlotOptions {
  readonly now?: string;
  readonly zone?: string;
  readonly leadMinutes?: number;
  readonly aheadMinutes?: number;
  readonly length?: number;
  readonly step?: number;
}

/**
 * The day of the month and the time at which slots start, by the business's clock, such as `06 18:30`. By default,
 * half-hourly for 24 hours from six in the morning.
 */
function listStarts(hours: OpeningHours, options: SlotOptions = {}): string[] {
  const {
    now = '2025-01-06T05:00Z',
    zone = 'Europe/Berlin',
    leadMinutes = 0,
    aheadMinutes = 24 * HOUR,
  } = options;
  const { length = 30, step = length } = options;
  const startFormat = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return generateSlots({
    hours,
    timeZone: zone,
    now: Date.parse(now),
    leadMinutes,
    aheadMinutes,
    lengthMinutes: length,
    stepMinutes: step,
  }).map(({ from }) => startFormat.format(from).slice(8));
}

describe('slots', () => {
  it('offers only slots that are entirely inside a shift', () => {
    expect(listStarts(buildDailyHours({ from: 600, to: 730 }))).toEqual([
      '06 10:00',
      '06 10:30',
      '06 11:00',
      '06 11:30',
    ]);
    expect(listStarts(buildDailyHours({ from: 600, to: 625 }))).toEqual([]);
  });

  it('starts slots at round times of the clock, at whatever minute the shop opens', () => {
    expect(listStarts(buildDailyHours({ from: 610, to: 730 }))).toEqual(['06 10:30', '06 11:00', '06 11:30']);
    expect(listStarts(buildDailyHours({ from: 607, to: 670 }), { length: 15, step: 20 })).toEqual([
      '06 10:20',
      '06 10:40',
    ]);
    expect(listStarts(buildDailyHours({ from: 1427, to: 40 }), { length: 20, step: 20 })).toEqual([
      '07 00:00',
      '07 00:20',
    ]);
  });

  // @spec constants/earliest-slot
  it('offers slots from the earliest to the latest start that the business allows, both included', () => {
    const alwaysOpen = buildDailyHours({ from: 0, to: 1440 });
    expect(listStarts(alwaysOpen, { now: '2025-01-06T05:01Z', aheadMinutes: 60 })).toEqual([
      '06 06:30',
      '06 07:00',
    ]);
    expect(listStarts(alwaysOpen, { leadMinutes: 75, aheadMinutes: 120 })).toEqual(['06 07:30', '06 08:00']);
    expect(listStarts(alwaysOpen, { leadMinutes: 120, aheadMinutes: 60 })).toEqual([]);
  });

  it('continues slots past midnight, also into a closed day', () => {
    const { weekly } = buildDailyHours({ from: 1380, to: 60 });
    const fridayHours = {
      weekly: weekly.map((day, weekday) => (weekday === 4 ? day : { closed: true, shifts: [] })),
      special: [],
    };
    expect(listStarts(fridayHours, { now: '2025-01-10T12:00Z' })).toEqual([
      '10 23:00',
      '10 23:30',
      '11 00:00',
      '11 00:30',
    ]);
  });

  it('offers slots until 24:00 for a shift that ends at midnight', () => {
    expect(listStarts(buildDailyHours({ from: 1380, to: 1440 }))).toEqual(['06 23:00', '06 23:30']);
  });

  it('offers the slots of overlapping and adjacent shifts as if they were one shift', () => {
    const shifts = [
      { from: 600, to: 660 },
      { from: 645, to: 705 },
      { from: 705, to: 750 },
    ];
    expect(listStarts(buildDailyHours(...shifts))).toEqual([
      '06 10:00',
      '06 10:30',
      '06 11:00',
      '06 11:30',
      '06 12:00',
    ]);
  });

  it('starts a day’s slots after the previous day’s hours have ended', () => {
    const overlappingAtMidnight = buildDailyHours({ from: 1380, to: 40 }, { from: 10, to: 100 });
    expect(listStarts(overlappingAtMidnight, { now: '2025-01-06T21:00Z', aheadMinutes: 4 * HOUR })).toEqual([
      '06 23:00',
      '06 23:30',
      '07 00:00',
      '07 01:00',
    ]);
  });

  it('starts slots at an interval that may be shorter or longer than a slot', () => {
    const lunch = buildDailyHours({ from: 720, to: 780 });
    expect(listStarts(lunch, { length: 30, step: 10 })).toEqual([
      '06 12:00',
      '06 12:10',
      '06 12:20',
      '06 12:30',
    ]);
    expect(listStarts(lunch, { length: 15, step: 30 })).toEqual(['06 12:00', '06 12:30']);
  });

  it('offers no slot in the hour that is missing when the clocks go forward', () => {
    // 30 March 2025: 02:00 becomes 03:00.
    const overnightHours = buildDailyHours({ from: 60, to: 240 });
    expect(listStarts(overnightHours, { now: '2025-03-29T22:00Z', aheadMinutes: 6 * HOUR })).toEqual([
      '30 01:00',
      '30 01:30',
      '30 03:00',
      '30 03:30',
    ]);
  });

  it('offers each slot once and at unchanged intervals when the clocks go back an hour', () => {
    // 26 October 2025: 03:00 becomes 02:00.
    const overnightHours = buildDailyHours({ from: 75, to: 240 });
    expect(
      listStarts(overnightHours, { now: '2025-10-25T22:00Z', aheadMinutes: 7 * HOUR, length: 45 }),
    ).toEqual(['26 01:30', '26 02:15', '26 03:00']);
  });

  it.each([
    ['Asia/Kathmandu', '2025-01-06T03:00Z', ['06 09:00', '06 09:30']],
    ['Pacific/Tongatapu', '2025-01-05T19:00Z', ['06 09:00', '06 09:30']],
    // 6 April 2025: the clocks go back half an hour at two.
    ['Australia/Lord_Howe', '2025-04-05T15:00Z', ['06 09:00', '06 09:30']],
  ])('offers slots in the local time of %s', (zone, now, expected) => {
    expect(
      listStarts(buildDailyHours({ from: 540, to: 600 }), { zone, now, aheadMinutes: 12 * HOUR }),
    ).toEqual(expected);
  });

  it('throws for slots in an unknown time zone', () => {
    expect(() => listStarts(buildDailyHours({ from: 0, to: 60 }), { zone: 'Mars/Olympus' })).toThrow(
      RangeError,
    );
  });
});

describe('the advance', () => {
  // @spec constants/scale-interval
  it('converts an interval in minutes, hours or days to minutes', () => {
    expect(toMinutes({ value: 45, scale: 'min' })).toBe(45);
    expect(toMinutes({ value: 1.5, scale: 'hour' })).toBe(90);
    expect(toMinutes({ value: 2, scale: 'day' })).toBe(2880);
  });
  // @spec validation/latest-schedule-date, constants/earliest-slot, constants/latest
  it('lets customers schedule an order from 15 minutes to one week ahead by default', () => {
    expect(getLeadMinutes(undefined)).toBe(15);
    expect(getLeadMinutes({ value: 2, scale: 'hour' })).toBe(135);
    expect(getAheadMinutes(undefined)).toBe(168 * 60);
    expect(getAheadMinutes({ value: 3, scale: 'day' })).toBe(4320);
    expect(getAheadMinutes({ value: 90, scale: 'day' })).toBe(90 * 1440);
    expect(getAheadMinutes({ value: 9000, scale: 'day' })).toBe(366 * 1440);
  });
});
