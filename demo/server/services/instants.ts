import { zonedNow } from '../../../src/domain/schedule/zoned.ts';

const MINUTE = 60_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** An instant (epoch ms) as ISO 8601 with the zone's own offset: `2026-03-01T18:21:05+03:00`. */
export function isoIn(epochMs: number, timeZone: string): string {
  const { offsetMinutes } = zonedNow(epochMs, timeZone);
  const local = new Date(epochMs + offsetMinutes * MINUTE).toISOString().slice(0, 19);
  const ahead = Math.abs(offsetMinutes);
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${two(Math.trunc(ahead / 60))}:${two(ahead % 60)}`;
}
