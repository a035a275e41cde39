import type { DailyWindow, ShiftHours, WeeklyHours } from './availability.ts';

const CLOCK_PATTERN = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/i;
const DAY_MINUTES = 1440;

/**
 * Parses a time of day to minutes after midnight. Accepts `HH:mm`, 12-hour text ("9:30 PM") and a whole number of hours
 * (24 is 1440). Null for any other text.
 */
export function parseTime(text: string | number): number | null {
  const match = CLOCK_PATTERN.exec(String(text).trim());
  if (!match) return null;
  const dayHalf = match[3]?.toLowerCase();
  const minute = Number(match[2] ?? 0);
  let hour = Number(match[1]);
  if (dayHalf) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (dayHalf === 'p' ? 12 : 0);
  }
  const minutes = hour * 60 + minute;
  return minute > 59 || minutes > DAY_MINUTES ? null : minutes;
}

/** Called with each value that cannot be parsed. */
type ReportUnreadable = (text: unknown) => void;

/**
 * Parses the wire field `available` (spec, section 3): a JSON string with status, from and to. Returns null, which
 * means no limit, if the text is missing or invalid. A bound that cannot be parsed is ignored.
 */
export function parseDailyWindow(
  json: string | null | undefined,
  reportUnreadable?: ReportUnreadable,
): DailyWindow | null {
  if (!json) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (Object(value) !== value) throw value;
    const { status = true, from, to } = value as Record<string, unknown>;
    return {
      on: !OFF_VALUES.includes(status),
      from: parseWindowTime(from, reportUnreadable),
      to: parseWindowTime(to, reportUnreadable),
    };
  } catch {
    reportUnreadable?.(json);
    return null;
  }
}

const OFF_VALUES: readonly unknown[] = [false, 0, '0', 'off', 'false', null, ''];

function parseWindowTime(value: unknown, reportUnreadable: ReportUnreadable | undefined): number | null {
  if (value == null || value === '') return null;
  const minutes = parseTime(value as string);
  if (minutes === null) reportUnreadable?.(value);
  return minutes;
}

/**
 * Parses weekly hours by day (0 is Monday). A missing day is closed, an unreadable day is open, and an unreadable shift
 * is dropped. Null if there are no weekly hours.
 */
export function parseWeeklyHours(
  days: Readonly<Record<string, unknown>> | null | undefined,
  reportUnreadable?: ReportUnreadable,
): WeeklyHours | null {
  if (!days) return null;
  for (const day in days) if (!/^[0-6]$/.test(day)) reportUnreadable?.(`day ${day}`);
  return Array.from({ length: 7 }, (_, index) => {
    const day = days[index];
    if (day === undefined) return { closed: true, shifts: [] };
    const { closed = false, shifts = [] } = Object(day);
    if (Object(day) !== day || Array.isArray(day) || typeof closed !== 'boolean' || !Array.isArray(shifts)) {
      reportUnreadable?.(`day ${index}`);
      return { closed: false, shifts: [] };
    }
    return { closed, shifts: parseShifts(shifts, reportUnreadable) };
  });
}

/** Parses shifts of the wire. Drops unreadable ones. */
export const parseShifts = (shifts: readonly unknown[], reportUnreadable?: ReportUnreadable): ShiftHours[] =>
  shifts.flatMap((shift) => parseShift(shift, reportUnreadable));

function parseShift(shift: unknown, reportUnreadable: ReportUnreadable | undefined): ShiftHours[] {
  const { time_from, time_to } = Object(shift);
  const from = parseTime(time_from);
  if (from === DAY_MINUTES) return [{ from: 0, to: DAY_MINUTES }];
  const to = parseTime(time_to);
  if (from !== null && to !== null) return [{ from, to }];
  reportUnreadable?.(`${time_from} - ${time_to}`);
  return [];
}
