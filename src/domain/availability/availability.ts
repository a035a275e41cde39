// When an item, a category or a branch is available: a daily window and weekly hours. The business's data has them as text
// (`parse-hours.ts`); `visible-menu.ts` applies them to the menu.

/** From `available` (JSON string): `status` off hides; `from`/`to` in minutes after midnight; to <= from ends next day. */
export interface DailyWindow {
  readonly on: boolean;
  readonly from: number | null;
  readonly to: number | null;
}

/** Minutes after midnight; `to` <= `from` ends next day. */
export interface ShiftHours {
  readonly from: number;
  readonly to: number;
}

/** Index 0 is Monday. All day is one shift from 0 to 1440. */
export type WeeklyHours = readonly { readonly closed: boolean; readonly shifts: readonly ShiftHours[] }[];

/** Whether a daily window lets `minutes` after midnight in; a side left open does not bound it. */
export function insideWindow({ on, from, to }: DailyWindow, minutes: number): boolean {
  if (!on) return false;
  const start = from ?? 0;
  const end = to ?? 1440;
  return end > start ? minutes >= start && minutes < end : minutes >= start || minutes < end;
}

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
