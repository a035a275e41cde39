import { getDateAt, getMidnight, getWeekdayAt } from '../../lib/calendar.ts';

/**
 * Conversion between instants and the local time of a time zone. We have our own because dayjs converts the hours
 * around a clock change to wrong instants (docs/adr/0003-calendar-arithmetic.md). `zoned-dayjs.test.ts` has the
 * examples.
 */

/** The local time of a zone at an instant. */
export interface ZonedTime {
  /** Monday is 0. */
  readonly dayIndex: number;
  /** Whole minutes after midnight, in local time. */
  readonly minutes: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Local time minus UTC, in minutes. */
  readonly offsetMinutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

// A cache, because creating a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
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

/**
 * Prepares the first calculation in any time zone. The first date format of a page takes a hundred times as long as
 * later ones, about 70 ms on a slow phone. Call this function in a separate task.
 */
export function prepareTimeZones(): void {
  getFormatter('UTC');
}

/** The local time at an instant, as the epoch ms of the same time in UTC. In whole seconds. */
function getWallClock(epochMs: number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of getFormatter(timeZone).formatToParts(epochMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Local time minus UTC, in ms. Throws RangeError for an unknown zone. */
const getOffsetMs = (epochMs: number, timeZone: string): number =>
  getWallClock(epochMs, timeZone) - Math.floor(epochMs / 1000) * 1000;

/**
 * Whether the UTC offset of `timeZone` differs between two instants. If it does, the difference of their local times is
 * not the time between them.
 */
export const hasClockChange = (from: number, to: number, timeZone: string): boolean =>
  getOffsetMs(from, timeZone) !== getOffsetMs(to, timeZone);

/** The local time in `timeZone` (IANA name) at an instant. Throws RangeError for an unknown zone. */
export function toZonedTime(epochMs: number, timeZone: string): ZonedTime {
  const wallClock = getWallClock(epochMs, timeZone);
  return {
    dayIndex: getWeekdayAt(wallClock),
    minutes: Math.floor((((wallClock % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS),
    date: getDateAt(wallClock),
    offsetMinutes: (wallClock - Math.floor(epochMs / 1000) * 1000) / MINUTE_MS,
  };
}

/**
 * The first instant (epoch ms) at which the clocks in `timeZone` show `minutes` after midnight of `date`, or a later
 * time. 1440 or more minutes are on the following days. A repeated time gives the first of its two instants. A skipped
 * time gives the instant at which the clocks go forward. Throws RangeError for an unknown zone.
 */
export function toZonedInstant(date: string, minutes: number, timeZone: string): number {
  const wallClock = getMidnight(date) + minutes * MINUTE_MS;
  const toLocalTime = (at: number) => at + getOffsetMs(at, timeZone);
  const candidates = [wallClock - DAY_MS, wallClock + DAY_MS]
    .map((at) => wallClock - getOffsetMs(at, timeZone))
    .sort((a, b) => a - b);
  let instant =
    candidates.find((candidate) => toLocalTime(candidate) === wallClock) ?? Math.min(...candidates);
  // The clocks skip this time, so find the instant at which they go forward.
  while (toLocalTime(instant) < wallClock) instant += MINUTE_MS;
  return instant;
}

/** A period in which a zone keeps one offset from UTC. `since` and `until` are epoch ms, `offset` is ms. */
export interface OffsetPeriod {
  readonly since: number;
  readonly until: number;
  readonly offset: number;
}

const WEEK_MS = 7 * 1440 * MINUTE_MS;

/**
 * The minute (epoch ms) of a clock change between two instants. The offset must differ at `from` and `to`, and change
 * only once between them.
 */
export function findClockChange(from: number, to: number, timeZone: string): number {
  const offset = getOffsetMs(from, timeZone);
  let before = Math.floor(from / MINUTE_MS);
  let after = Math.ceil(to / MINUTE_MS);
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if (getOffsetMs(middle * MINUTE_MS, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}

/**
 * The offset periods between two instants, in order. The first has no start and the last has no end. No zone changes
 * its clocks twice within a week, so one check per week is enough. For many instants this is cheaper than
 * `toZonedTime`. Throws RangeError for an unknown zone.
 */
export function listPeriods(from: number, to: number, timeZone: string): readonly OffsetPeriod[] {
  const periods: OffsetPeriod[] = [];
  let since = Number.NEGATIVE_INFINITY;
  let offset = getOffsetMs(from, timeZone);
  for (let at = from + WEEK_MS; at < to + WEEK_MS; at += WEEK_MS) {
    const nextOffset = getOffsetMs(at, timeZone);
    if (nextOffset === offset) continue;
    const until = findClockChange(at - WEEK_MS, at, timeZone);
    periods.push({ since, until, offset });
    since = until;
    offset = nextOffset;
  }
  return [...periods, { since, until: Number.POSITIVE_INFINITY, offset }];
}

/**
 * The first instant at which the local time is `wallClock` or later. `wallClock` is the epoch ms of the same time in
 * UTC.
 */
export function findFirstInstantShowing(wallClock: number, periods: readonly OffsetPeriod[]): number {
  let first = wallClock;
  for (const { since, until, offset } of periods) {
    first = Math.max(wallClock - offset, since);
    if (first < until) break;
  }
  return first;
}
