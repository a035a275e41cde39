import { dateAt, midnightOf, weekdayAt } from '../../lib/calendar.ts';

/**
 * Conversion between instants and the clocks of a time zone. It is our own because dayjs converts the hours around a clock
 * change to other instants (docs/adr/0003-calendar-arithmetic.md); `zoned-dayjs.test.ts` shows them.
 */

/** What the clocks of a zone show at an instant. */
export interface ZonedNow {
  /** Monday is 0. */
  readonly dayIndex: number;
  /** Whole minutes after midnight, as the clock shows them. */
  readonly minutes: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Local time less UTC, in minutes. */
  readonly offsetMinutes: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

// Only a memory of what each zone's formatter is: making one costs a hundred times using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The zone's wall clock at an instant, written as if it were UTC, in whole seconds. */
function wallOf(epochMs: number, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(epochMs)) part[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Local time less UTC, in ms. Throws RangeError for a zone nobody knows. */
export const offsetAt = (epochMs: number, timeZone: string): number =>
  wallOf(epochMs, timeZone) - Math.floor(epochMs / 1000) * 1000;

/** What clocks in `timeZone` (IANA name) show at an instant. Throws RangeError for a zone nobody knows. */
export function zonedNow(epochMs: number, timeZone: string): ZonedNow {
  const wall = wallOf(epochMs, timeZone);
  return {
    dayIndex: weekdayAt(wall),
    minutes: Math.floor((((wall % DAY) + DAY) % DAY) / MINUTE),
    date: dateAt(wall),
    offsetMinutes: (wall - Math.floor(epochMs / 1000) * 1000) / MINUTE,
  };
}

/**
 * The instant (epoch ms) at which clocks in `timeZone` first show `minutes` after midnight of `date`, or later; 1440 and more
 * are the next days. So a time shown twice is its first, and a time the clocks skip is when they skip it.
 * Throws RangeError for a zone nobody knows.
 */
export function instantOf(date: string, minutes: number, timeZone: string): number {
  const wall = midnightOf(date) + minutes * MINUTE;
  const shows = (at: number) => at + offsetAt(at, timeZone);
  const tries = [wall - DAY, wall + DAY].map((at) => wall - offsetAt(at, timeZone)).sort((a, b) => a - b);
  let at = tries.find((one) => shows(one) === wall) ?? Math.min(...tries);
  // Where clocks skip it, from an hour before.
  while (shows(at) < wall) at += MINUTE;
  return at;
}
