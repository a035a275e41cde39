import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { describe, expect, it } from 'vitest';
import { getDateAt } from '../../lib/calendar.ts';
import { listChangingZones, readClocks } from './testing/schedule-oracle.ts';
import { toZonedInstant } from './zoned.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
const STEP_MINUTES = 30;

const convertWithDayjs = (date: string, minutes: number, zone: string): number => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((number) =>
    String(number).padStart(2, '0'),
  );
  return dayjs.tz(`${date} ${hour}:${minute}`, zone).valueOf();
};

/**
 * Every half hour of local time on the two days around a clock change, with the first instant at which the clocks show
 * it.
 */
function listTimesAround(zone: string, dayStart: number) {
  const { firstMinute, localMinutes } = readClocks(zone, dayStart - DAY_MINUTES * MINUTE, 3);
  const start = Math.ceil((localMinutes[0] ?? 0) / DAY_MINUTES) * DAY_MINUTES;
  return Array.from({ length: (2 * DAY_MINUTES) / STEP_MINUTES }, (_, step) => {
    const localMinute = start + step * STEP_MINUTES;
    const index = localMinutes.findIndex((minute) => minute >= localMinute);
    return {
      date: getDateAt(localMinute * MINUTE),
      minutes: localMinute % DAY_MINUTES,
      instant: (firstMinute + index) * MINUTE,
    };
  });
}

// Testing every fifth zone is enough, and saves time.
const TIMES_AROUND_CHANGES = listChangingZones([2026])
  .filter((_, index) => index % 5 === 0)
  .flatMap(({ zone, changeDays }) =>
    changeDays.map((dayStart) => ({ zone, times: listTimesAround(zone, dayStart) })),
  );

describe('toZonedInstant', () => {
  it('returns the first instant at which the clocks show a local time, around every clock change', () => {
    for (const { zone, times } of TIMES_AROUND_CHANGES)
      for (const { date, minutes, instant } of times)
        expect({ zone, date, minutes, at: toZonedInstant(date, minutes, zone) }).toEqual({
          zone,
          date,
          minutes,
          at: instant,
        });
  });
});

/**
 * If one of these tests fails, dayjs has fixed the problem and can replace our conversion
 * (docs/adr/0003-calendar-arithmetic.md).
 */
describe('the timezone plugin of dayjs', () => {
  it('shows that the timezone plugin of dayjs is wrong in every tested time zone', () => {
    const zones = new Set(TIMES_AROUND_CHANGES.map(({ zone }) => zone));
    const failingCases = TIMES_AROUND_CHANGES.filter(({ zone, times }) =>
      times.some(({ date, minutes, instant }) => convertWithDayjs(date, minutes, zone) !== instant),
    );
    expect(new Set(failingCases.map(({ zone }) => zone))).toEqual(zones);
  });

  it('shows that dayjs returns the second of two instants with the same local time', () => {
    expect(convertWithDayjs('2026-10-25', 150, 'Europe/Berlin')).toBe(Date.parse('2026-10-25T01:30:00Z'));
    expect(toZonedInstant('2026-10-25', 150, 'Europe/Berlin')).toBe(Date.parse('2026-10-25T00:30:00Z'));
  });

  it('shows that dayjs returns a later instant for a local time that the clocks skip', () => {
    expect(convertWithDayjs('2026-03-29', 150, 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:30:00Z'));
    expect(toZonedInstant('2026-03-29', 150, 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:00:00Z'));
  });
});
