import type { ShiftHours, WeeklyHours } from './availability-types.ts';

/** When a shift ends, in minutes after the midnight it started behind: above 1440 on the next day. */
export const shiftEnd = ({ from, to }: ShiftHours): number => (to <= from ? to + 1440 : to);

/**
 * Whether `minutes` after midnight of a day (Monday = 0) fall in an open day: within one of its shifts, anywhere in it
 * when it names none, or within a shift of the day before that ends after midnight.
 */
export function insideWeekly(hours: WeeklyHours, dayIndex: number, minutes: number): boolean {
  const today = hours[dayIndex];
  const before = hours[(dayIndex + 6) % 7];
  const within = (shifts: readonly ShiftHours[], at: number): boolean =>
    shifts.some((shift) => at >= shift.from && at < shiftEnd(shift));
  return (
    (today !== undefined && !today.closed && (!today.shifts.length || within(today.shifts, minutes))) ||
    (before !== undefined && !before.closed && within(before.shifts, minutes + 1440))
  );
}
