import { periodsBetween } from '../../../../src/domain/schedule/periods.ts';
import { zonedNow } from '../../../../src/domain/schedule/zoned.ts';

const MINUTE = 60_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as clocks that are `offset` ms ahead of UTC show it. */
function isoAt(epochMs: number, offset: number): string {
  const local = new Date(epochMs + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / MINUTE;
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

/** An instant (epoch ms) as ISO 8601 with the zone's own offset: `2026-03-01T18:21:05+03:00`. */
export const isoIn = (epochMs: number, timeZone: string): string =>
  isoAt(epochMs, zonedNow(epochMs, timeZone).offsetMinutes * MINUTE);

/** The same for many instants, of which none is before `from` or after `to`: the zone is looked at once a day. */
export function isoBetween(from: number, to: number, timeZone: string): (epochMs: number) => string {
  const periods = periodsBetween(from, to, timeZone);
  return (epochMs) => isoAt(epochMs, periods.find(({ until }) => epochMs < until)?.offset ?? 0);
}
