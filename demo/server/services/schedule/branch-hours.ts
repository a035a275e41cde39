import {
  type DailyWindow,
  getShiftEnd,
  type ShiftHours,
  type WeeklyHours,
} from '../../../../src/domain/availability/availability.ts';
import { parseDailyWindow, parseWeeklyHours } from '../../../../src/domain/availability/parse-hours.ts';
import type { FileBranch } from '../business-file/business-file.ts';

const DAY_MINUTES = 1440;

const ALWAYS: WeeklyHours = Array.from({ length: 7 }, () => ({
  closed: false,
  shifts: [{ from: 0, to: DAY_MINUTES }],
}));

/** Clips a week's hours to a daily window. A part that begins after midnight belongs to the next day. */
export function hoursWithin(hours: WeeklyHours, { on, from, to }: DailyWindow): WeeklyHours {
  const start = from ?? 0;
  const end = getShiftEnd({ from: start, to: to ?? DAY_MINUTES });
  const shifts: ShiftHours[][] = hours.map(() => []);
  // Yesterday's window may still be open, and a shift past midnight overlaps tomorrow's.
  for (const [day, { closed, shifts: whole }] of hours.entries())
    for (const shift of closed || !on ? [] : whole)
      for (const offset of [-DAY_MINUTES, 0, DAY_MINUTES]) {
        const begins = Math.max(shift.from, start + offset);
        const ends = Math.min(getShiftEnd(shift), end + offset);
        if (begins >= ends) continue;
        const daysLater = Math.floor(begins / DAY_MINUTES);
        const onDay = shifts[(day + daysLater) % hours.length];
        const length = ends - begins;
        onDay?.push({ from: begins % DAY_MINUTES, to: toShiftEnd((begins % DAY_MINUTES) + length) });
      }
  return shifts.map((list) => ({ closed: !list.length, shifts: list.sort((a, b) => a.from - b.from) }));
}

/** The end of a shift in minutes. Past midnight it is a time of the next day. */
const toShiftEnd = (minutes: number): number => (minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes);

const cachedHours = new WeakMap<FileBranch, WeeklyHours>();

/** When a branch takes orders: its opening hours within its daily window. */
export function hoursOf(branch: FileBranch): WeeklyHours {
  const cached = cachedHours.get(branch);
  if (cached) return cached;
  const open = parseWeeklyHours(branch.hours) ?? ALWAYS;
  const window = branch.available && parseDailyWindow(JSON.stringify(branch.available));
  const hours = window ? hoursWithin(open, window) : open;
  cachedHours.set(branch, hours);
  return hours;
}
