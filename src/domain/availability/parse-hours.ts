import type { DailyWindow, ShiftHours, WeeklyHours } from './availability.ts';

const CLOCK = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/i;
const DAY = 1440;

/**
 * Minutes after midnight of `HH:mm`, of 12-hour text ("9:30 PM"), or of a whole number of hours (24 is 1440).
 * Null for any other text.
 */
export function parseTime(text: string | number): number | null {
  const match = CLOCK.exec(String(text).trim());
  if (!match) return null;
  const half = match[3]?.toLowerCase();
  const minute = Number(match[2] ?? 0);
  let hour = Number(match[1]);
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  const minutes = hour * 60 + minute;
  return minute > 59 || minutes > DAY ? null : minutes;
}

/** Called with each value that cannot be read. */
type Complain = (text: unknown) => void;

/**
 * Reads `available` (spec, section 3): a JSON string with status, from and to. Null means no limit: the text is absent or
 * is not such JSON. An unreadable time leaves that side of the window open.
 */
export function parseAvailable(json: string | null | undefined, complain?: Complain): DailyWindow | null {
  if (!json) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (Object(value) !== value) throw value;
    const { status = true, from, to } = value as Record<string, unknown>;
    return { on: !OFF.includes(status), from: timeOf(from, complain), to: timeOf(to, complain) };
  } catch {
    complain?.(json);
    return null;
  }
}

const OFF: readonly unknown[] = [false, 0, '0', 'off', 'false', null, ''];

function timeOf(value: unknown, complain: Complain | undefined): number | null {
  if (value == null || value === '') return null;
  const minutes = parseTime(value as string);
  if (minutes === null) complain?.(value);
  return minutes;
}

/**
 * Reads weekly hours by day (Monday is 0). A missing day is closed, an unreadable day is open, and an unreadable shift is
 * dropped. Null when there are no weekly hours.
 */
export function parseWeekly(
  days: Readonly<Record<string, unknown>> | null | undefined,
  complain?: Complain,
): WeeklyHours | null {
  if (!days) return null;
  for (const day in days) if (!/^[0-6]$/.test(day)) complain?.(`day ${day}`);
  return Array.from({ length: 7 }, (_, index) => {
    const day = days[index];
    if (day === undefined) return { closed: true, shifts: [] };
    const { closed = false, shifts = [] } = Object(day);
    if (Object(day) !== day || Array.isArray(day) || typeof closed !== 'boolean' || !Array.isArray(shifts)) {
      complain?.(`day ${index}`);
      return { closed: false, shifts: [] };
    }
    return { closed, shifts: shifts.flatMap((shift) => shiftOf(shift, complain)) };
  });
}

function shiftOf(shift: unknown, complain: Complain | undefined): ShiftHours[] {
  const { time_from, time_to } = Object(shift);
  const from = parseTime(time_from);
  if (from === DAY) return [{ from: 0, to: DAY }];
  const to = parseTime(time_to);
  if (from !== null && to !== null) return [{ from, to }];
  complain?.(`${time_from} - ${time_to}`);
  return [];
}
