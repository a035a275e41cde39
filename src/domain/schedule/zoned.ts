/** An instant as clocks in a zone show it. */
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

const offsetAt = (epochMs: number, timeZone: string): number =>
  wallOf(epochMs, timeZone) - Math.floor(epochMs / 1000) * 1000;

/** What clocks in `timeZone` (IANA name) show at an instant. Throws RangeError for a zone nobody knows. */
export function zonedNow(epochMs: number, timeZone: string): ZonedNow {
  const wall = wallOf(epochMs, timeZone);
  return {
    dayIndex: (new Date(wall).getUTCDay() + 6) % 7,
    minutes: Math.floor((((wall % DAY) + DAY) % DAY) / MINUTE),
    date: new Date(wall).toISOString().slice(0, 10),
    offsetMinutes: offsetAt(epochMs, timeZone) / MINUTE,
  };
}

/**
 * The instant (epoch ms) at which clocks in `timeZone` show `minutes` after midnight of `date`; 1440 and more are the
 * next days. A time shown twice is its first; a time the clocks skip is as much later as they skip.
 * Throws RangeError for a zone nobody knows.
 */
export function instantOf(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00Z`) + minutes * MINUTE;
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const first = wall - before;
  return offsetAt(first, timeZone) === before || offsetAt(wall - after, timeZone) !== after
    ? first
    : wall - after;
}

/** The date `days` later (or earlier, below zero). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
