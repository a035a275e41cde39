import { periodsBetween } from '../../../../src/domain/schedule/periods.ts';
import { instantOf, zonedNow } from '../../../../src/domain/schedule/zoned.ts';
import { isDate, parseInstant } from '../../../../src/lib/calendar.ts';

const MINUTE = 60_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as clocks that are `offset` ms ahead of UTC show it. */
function isoAt(epochMs: number, offset: number): string {
  const local = new Date(epochMs + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / MINUTE;
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

/** An instant (epoch ms) as ISO 8601 with the zone's own offset: `2026-03-01T18:21:05+03:00`. */
export const toZonedIso = (epochMs: number, timeZone: string): string =>
  isoAt(epochMs, zonedNow(epochMs, timeZone).offsetMinutes * MINUTE);

/** The same for many instants, of which none is before `from` or after `to`: the zone is looked at once a day. */
export function createZonedIso(from: number, to: number, timeZone: string): (epochMs: number) => string {
  const periods = periodsBetween(from, to, timeZone);
  return (epochMs) => isoAt(epochMs, periods.find(({ until }) => epochMs < until)?.offset ?? 0);
}

const DAY_MINUTES = 1440;

interface Moment {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** After midnight; null: the whole day. */
  readonly minutes: number | null;
  /** The instant (epoch ms), when the text has an offset of its own. */
  readonly instant: number | null;
}

/**
 * A day (`2026-03-01`) or a time of it (`2026-03-01T18:00`, with or without an offset); null for what no calendar and no
 * clock shows.
 */
export function parseMoment(text: string): Moment | null {
  const [, day, time, offset] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  if (!day || !isDate(day)) return null;
  if (!time) return { day, minutes: null, instant: null };
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour > 23 || minute > 59) return null;
  const instant = offset ? parseInstant(`${day}T${time}${offset}`) : null;
  return offset && instant === null ? null : { day, minutes: hour * 60 + minute, instant };
}

/**
 * The instant (epoch ms) at which what begins then begins, by the clocks of `timeZone`. A day begins at its midnight.
 * Throws RangeError for what `readMoment` cannot read, and for a zone nobody knows.
 */
export function startInstant(text: string, timeZone: string): number {
  const { day, minutes, instant } = requireMoment(text);
  return instant ?? instantOf(day, minutes ?? 0, timeZone);
}

/** The instant (epoch ms) from which what ends then is over. A day is over with its last minute. Throws as `beginOf`. */
export function endInstant(text: string, timeZone: string): number {
  const { day, minutes, instant } = requireMoment(text);
  return instant ?? instantOf(day, minutes ?? DAY_MINUTES, timeZone);
}

function requireMoment(text: string): Moment {
  const moment = parseMoment(text);
  if (!moment) throw new RangeError(`"${text}" is neither a day nor a time`);
  return moment;
}
