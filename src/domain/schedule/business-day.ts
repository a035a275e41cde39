import { addDays } from '../../lib/calendar.ts';
import { listShiftsOn } from './open-state.ts';
import type { OpeningHours } from './opening-hours.ts';
import { toZonedTime, type ZonedTime } from './zoned.ts';

// The business day: the night after midnight belongs to the day on which its shift began (decisions, section 2).
// The app and the backend share these functions.

/**
 * Finds the shift that contains `at` and began on the day before, and returns when it ends (epoch ms). Null if there is
 * no such shift. Throws RangeError for an unknown zone.
 */
export function findNightEnd(hours: OpeningHours, at: number, timeZone: string): number | null {
  const dayBefore = addDays(toZonedTime(at, timeZone).date, -1);
  const shiftEnds = listShiftsOn(hours, dayBefore, timeZone)
    .filter(({ from, to }) => from <= at && at < to)
    .map(({ to }) => to);
  return shiftEnds.length ? Math.max(...shiftEnds) : null;
}

/**
 * The local time of a business at an instant (epoch ms), counted from its business day. In a shift that began on the
 * day before, `date` and `dayIndex` are those of the day before, and `minutes` is 1440 or more. If `hours` is null, the
 * calendar day applies.
 */
export function getBusinessTime(hours: OpeningHours | null, at: number, timeZone: string): ZonedTime {
  const local = toZonedTime(at, timeZone);
  if (!hours || findNightEnd(hours, at, timeZone) === null) return local;
  return {
    ...local,
    dayIndex: (local.dayIndex + 6) % 7,
    minutes: local.minutes + 1440,
    date: addDays(local.date, -1),
  };
}
