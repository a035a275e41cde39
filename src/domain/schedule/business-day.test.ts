import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickForScope } from '../../../tests/test-scope.ts';
import { addDays, getDateAt } from '../../lib/calendar.ts';
import { createClock } from '../availability/testing/availability-oracle.ts';
import { findNightEnd, getBusinessTime } from './business-day.ts';
import { getShiftsOfDate, type OpeningHours } from './opening-hours.ts';
import { createAnyHours } from './testing/any-hours.ts';
import { listChangingZones } from './testing/schedule-oracle.ts';
import { toZonedTime } from './zoned.ts';

const ZONE = 'Asia/Kuwait';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const parseTime = (time: string): number => Date.parse(`${time}+03:00`);
/** Open every day from 18:00 to 02:00, and on Friday 6 March until 04:00. */
const hours: OpeningHours = {
  weekly: Array.from({ length: 7 }, () => ({ closed: false, shifts: [{ from: 1080, to: 120 }] })),
  special: [
    {
      from: '2026-03-06',
      to: '2026-03-06',
      purposes: null,
      shifts: [{ from: 1080, to: 240 }],
      message: null,
    },
  ],
};

describe('getBusinessTime', () => {
  it('assigns the hours after midnight to the business day on which the shift began, also with special hours', () => {
    expect(getBusinessTime(hours, parseTime('2026-03-07T03:59:00'), ZONE)).toMatchObject({
      date: '2026-03-06',
      dayIndex: 4,
      minutes: 1440 + 239,
    });
    expect(getBusinessTime(hours, parseTime('2026-03-07T04:00:00'), ZONE)).toMatchObject({
      date: '2026-03-07',
      dayIndex: 5,
      minutes: 240,
    });
    expect(findNightEnd(hours, parseTime('2026-03-07T01:00:00'), ZONE)).toBe(
      parseTime('2026-03-07T04:00:00'),
    );
  });

  it('returns the calendar day as the business day while the branch is closed or its hours are unknown', () => {
    expect(getBusinessTime(hours, parseTime('2026-03-06T02:00:00'), ZONE).date).toBe('2026-03-06');
    expect(getBusinessTime(null, parseTime('2026-03-06T01:00:00'), ZONE).date).toBe('2026-03-06');
    expect(findNightEnd(hours, parseTime('2026-03-06T20:00:00'), ZONE)).toBeNull();
  });

  it('finds the same business day as a slow check of each shift by the local clock, around any clock change', () => {
    const anyMoment = fc
      .oneof(
        fc.constantFrom(
          ...listChangingZones([2026]).flatMap(({ zone, changeDays }) =>
            changeDays.map((dayStart) => ({ zone, start: dayStart })),
          ),
        ),
        fc.record({
          zone: fc.constantFrom(ZONE, 'Asia/Kathmandu', 'Europe/Berlin'),
          start: fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
        }),
      )
      .chain(({ zone, start }) =>
        fc.record({
          zone: fc.constant(zone),
          instant: fc.integer({ min: -DAY, max: DAY }).map((clockOffset) => start + clockOffset),
          hours: createAnyHours(getDateAt(start)),
        }),
      );
    fc.assert(
      fc.property(anyMoment, ({ zone, instant, hours: openingHours }) => {
        const clock = createClock(zone);
        const localNow = clock(instant);
        const dayBefore = addDays(localNow.date, -1);
        // Whether the clocks have shown `minutes` or a later time since midnight. `minutes` is the end of a shift of the
        // day before.
        const haveClocksReached = (minutes: number): boolean => {
          for (let minutesBack = 0; minutesBack <= 180; minutesBack += 1) {
            const localTime = clock(instant - minutesBack * MINUTE);
            if (localTime.date !== localNow.date) return false;
            if (localTime.minute >= minutes) return true;
          }
          return false;
        };
        const isInNightShift = getShiftsOfDate(openingHours, dayBefore).some(
          ({ from, to }) => to <= from && to > 0 && !haveClocksReached(to),
        );
        const time = getBusinessTime(openingHours, instant, zone);
        const context = { zone, instant: new Date(instant).toISOString(), openingHours };
        expect({ ...context, date: time.date }).toEqual({
          ...context,
          date: isInNightShift ? dayBefore : localNow.date,
        });
        const { minutes, dayIndex } = toZonedTime(instant, zone);
        expect(time.minutes).toBe(isInNightShift ? minutes + 1440 : minutes);
        expect(time.dayIndex).toBe(isInNightShift ? (dayIndex + 6) % 7 : dayIndex);
      }),
      { numRuns: pickForScope(300, 2000) },
    );
  }, 60_000);
});
