import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/**
 * Calendar dates (`YYYY-MM-DD`) and instants, with dayjs. Nothing here depends on a time zone, because dates are
 * counted in UTC. `src/domain/schedule/zoned.ts` converts between local times and instants
 * (docs/adr/0003-calendar-arithmetic.md).
 */

/** Epoch milliseconds. */
export type Instant = number;

const DATE = 'YYYY-MM-DD';

/**
 * Parses an ISO 8601 text with an offset. Returns null for unreadable text. Uses `Date.parse`, because dayjs is many
 * times slower with the same result, and one response can contain thousands of instants.
 */
export function parseInstant(text: string): Instant | null {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** Formats an instant as ISO 8601 text in UTC, as the backend expects it. */
export const formatInstant = (instant: Instant): string => dayjs.utc(instant).toISOString();

/** Whether a text is a date that exists in the calendar. For example, `2026-02-30` does not. */
export const isDate = (text: string): boolean => dayjs.utc(text, DATE, true).isValid();

/** The instant at which a date begins in UTC. */
export const getMidnight = (date: string): Instant => dayjs.utc(date).valueOf();

/** The date at an instant in UTC. */
export const getDateAt = (instant: Instant): string => formatInstant(instant).slice(0, DATE.length);

/** The date `days` later, or earlier if negative. */
export const addDays = (date: string, days: number): string =>
  dayjs.utc(date).add(days, 'day').toISOString().slice(0, DATE.length);

/** The weekday at an instant in UTC. Monday is 0. */
export const getWeekdayAt = (instant: Instant): number => (dayjs.utc(instant).day() + 6) % 7;

/** The weekday of a date. Monday is 0. */
export const getWeekday = (date: string): number => getWeekdayAt(getMidnight(date));
