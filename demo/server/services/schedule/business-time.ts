import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { listPeriods, toZonedInstant, toZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import { parseInstant } from '../../../../src/lib/calendar.ts';

/**
 * Times in a business's time zone, in the formats of responses and of the business file. dayjs parses and formats. The
 * zone's offset at an instant comes from the domain, because dayjs is wrong around clock changes.
 */
dayjs.extend(utc);
dayjs.extend(customParseFormat);

const ISO_WITH_OFFSET = 'YYYY-MM-DDTHH:mm:ssZ';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** The local time in a zone at an instant (epoch ms). */
export const toZonedDayjs = (epochMs: number, timeZone: string): Dayjs =>
  dayjs.utc(epochMs).utcOffset(toZonedTime(epochMs, timeZone).offsetMinutes);

/** An instant (epoch ms) as ISO 8601 with the zone's own offset: `2026-03-01T18:21:05+03:00`. */
export const toZonedIso = (epochMs: number, timeZone: string): string =>
  toZonedDayjs(epochMs, timeZone).format(ISO_WITH_OFFSET);

/**
 * A fast `toZonedIso` for the thousands of instants in a response, all between `from` and `to` (epoch ms). It looks up
 * the zone's offsets once and formats with Date, which is eight times as fast as dayjs.
 */
export function createZonedIsoFormatter(
  from: number,
  to: number,
  timeZone: string,
): (epochMs: number) => string {
  const periods = listPeriods(from, to, timeZone).map(({ until, offset }) => ({
    until,
    offset,
    suffix: dayjs
      .utc(from)
      .utcOffset(offset / MINUTE_MS)
      .format('Z'),
  }));
  return (epochMs) => {
    const { offset = 0, suffix = '+00:00' } = periods.find(({ until }) => epochMs < until) ?? {};
    return new Date(epochMs + offset).toISOString().slice(0, 19) + suffix;
  };
}

interface DayOrTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Minutes after midnight; null for the whole day. */
  readonly minutes: number | null;
  /** Epoch ms. Null for a day, and for a time without an offset. */
  readonly instant: number | null;
}

/**
 * Parses a day (`2026-03-01`) or a time (`2026-03-01T18:00`, with or without an offset). Null for anything else, and
 * for days and times that do not exist.
 */
export function parseDayOrTime(text: string): DayOrTime | null {
  const [, day, time, offset] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  if (!day) return null;
  const localTime = dayjs.utc(`${day} ${time ?? '00:00'}`, 'YYYY-MM-DD HH:mm', true);
  if (!localTime.isValid()) return null;
  const instant = offset ? parseInstant(text) : null;
  if (offset && instant === null) return null;
  return { day, minutes: time ? localTime.hour() * 60 + localTime.minute() : null, instant };
}

/**
 * The instant (epoch ms) at which a period begins. `text` is the day or the time of its beginning. A day begins at
 * midnight in `timeZone`. Throws RangeError for text that `parseDayOrTime` cannot parse, and for an unknown zone.
 */
export function toStartInstant(text: string, timeZone: string): number {
  const { day, minutes, instant } = requireDayOrTime(text);
  return instant ?? toZonedInstant(day, minutes ?? 0, timeZone);
}

/**
 * The instant (epoch ms) at which a period ends. `text` is the day or the time of its end. A day ends with its last
 * minute. Throws what `toStartInstant` throws.
 */
export function toEndInstant(text: string, timeZone: string): number {
  const { day, minutes, instant } = requireDayOrTime(text);
  return instant ?? toZonedInstant(day, minutes ?? DAY_MINUTES, timeZone);
}

function requireDayOrTime(text: string): DayOrTime {
  const dayOrTime = parseDayOrTime(text);
  if (!dayOrTime) throw new RangeError(`"${text}" is neither a day nor a time`);
  return dayOrTime;
}
