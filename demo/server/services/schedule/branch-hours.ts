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
export function clipHours(hours: WeeklyHours, { on, from, to }: DailyWindow): WeeklyHours {
  const start = from ?? 0;
  const end = getShiftEnd({ from: start, to: to ?? DAY_MINUTES });
  const shifts: ShiftHours[][] = hours.map(() => []);
  // Yesterday's window may still be open, and a shift past midnight overlaps tomorrow's.
  for (const [day, { closed, shifts: unclippedShifts }] of hours.entries())
    for (const shift of closed || !on ? [] : unclippedShifts)
      for (const offset of [-DAY_MINUTES, 0, DAY_MINUTES]) {
        const startMinute = Math.max(shift.from, start + offset);
        const endMinute = Math.min(getShiftEnd(shift), end + offset);
        if (startMinute >= endMinute) continue;
        const daysLater = Math.floor(startMinute / DAY_MINUTES);
        const dayShifts = shifts[(day + daysLater) % hours.length];
        const length = endMinute - startMinute;
        dayShifts?.push({
          from: startMinute % DAY_MINUTES,
          to: toShiftEnd((startMinute % DAY_MINUTES) + length),
        });
      }
  return shifts.map((list) => ({ closed: !list.length, shifts: list.sort((a, b) => a.from - b.from) }));
}

/** The end of a shift, in minutes. A time past midnight belongs to the next day. */
const toShiftEnd = (minutes: number): number => (minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes);

const cachedHours = new WeakMap<FileBranch, WeeklyHours>();

/** When a branch accepts orders: its opening hours within its daily window. */
export function getBranchHours(branch: FileBranch): WeeklyHours {
  const cached = cachedHours.get(branch);
  if (cached) return cached;
  const openingHours = parseWeeklyHours(branch.hours) ?? ALWAYS;
  const window = branch.available && parseDailyWindow(JSON.stringify(branch.available));
  const hours = window ? clipHours(openingHours, window) : openingHours;
  cachedHours.set(branch, hours);
  return hours;
}
