// The daily window and weekly hours in which an item, a category or a branch is available. `parse-hours.ts` parses them
// from the business's data. `visible-menu.ts` applies them to the menu.

/**
 * Daily window in which an entry is available. `from` and `to` are minutes after midnight. If `to` <= `from`, the
 * window ends on the next day.
 */
export interface DailyWindow {
  readonly on: boolean;
  readonly from: number | null;
  readonly to: number | null;
}

/** A span in minutes after midnight. If `to` <= `from`, it ends on the next day. */
export interface ShiftHours {
  readonly from: number;
  readonly to: number;
}

/** Index 0 is Monday. A whole day is one shift from 0 to 1440. */
export type WeeklyHours = readonly { readonly closed: boolean; readonly shifts: readonly ShiftHours[] }[];

/** The times to which an entry is limited. Null means no limit. */
export interface AvailabilityLimit {
  readonly window: DailyWindow | null;
  readonly hours: WeeklyHours | null;
}

const DAY_MINUTES = 1440;

/**
 * Whether `minutes` after midnight are inside a daily window. A null start or end sets no limit. Minutes continue after
 * midnight: 1500 is 1:00 in the following night, which still belongs to this day. A window without an end includes that
 * night.
 */
export function isInsideWindow(window: DailyWindow, minutes: number): boolean {
  const { on, from, to } = window;
  if (!on) return false;
  const start = from ?? 0;
  if (minutes >= DAY_MINUTES) return to === null || isInsideWindow(window, minutes - DAY_MINUTES);
  const end = to ?? 1440;
  return end > start ? minutes >= start && minutes < end : minutes >= start || minutes < end;
}

/** End of a shift in minutes after the midnight before its start. Above 1440 if it ends on the next day. */
export const getShiftEnd = ({ from, to }: ShiftHours): number => (to <= from ? to + 1440 : to);

type Day = WeeklyHours[number];

const isWholeDay = (shift: ShiftHours): boolean => shift.from === 0 && getShiftEnd(shift) === DAY_MINUTES;
const isOpenAllDay = ({ closed, shifts }: Day): boolean =>
  !closed && (!shifts.length || shifts.some(isWholeDay));

/**
 * Whether a time in the night after `day` is inside the weekly hours: if `day` is open all day, or if a shift of `day` or
 * `nextDay` contains the time. A `nextDay` that is open all day does not count, because it begins only after the night.
 * `minutes` count from the midnight before `day`.
 */
function isOpenInNightAfter(day: Day | undefined, nextDay: Day | undefined, minutes: number): boolean {
  const isInShift = ({ closed, shifts }: Day, at: number): boolean =>
    !closed && shifts.some((shift) => !isWholeDay(shift) && at >= shift.from && at < getShiftEnd(shift));
  return (
    (day !== undefined && (isOpenAllDay(day) || isInShift(day, minutes))) ||
    (nextDay !== undefined && isInShift(nextDay, minutes - DAY_MINUTES))
  );
}

/**
 * Whether `minutes` after midnight of a day (0 is Monday) are inside the weekly hours. They may be in a shift of that
 * day, or in a shift of the previous day that ends after midnight. An open day without shifts is open all day.
 * `minutes` of 1440 or more are in the night after the day, see `getBusinessTime`.
 */
export function isInsideWeeklyHours(hours: WeeklyHours, dayIndex: number, minutes: number): boolean {
  if (minutes >= DAY_MINUTES) return isOpenInNightAfter(hours[dayIndex], hours[(dayIndex + 1) % 7], minutes);
  const today = hours[dayIndex];
  const yesterday = hours[(dayIndex + 6) % 7];
  const isInShift = (shifts: readonly ShiftHours[], at: number): boolean =>
    shifts.some((shift) => at >= shift.from && at < getShiftEnd(shift));
  return (
    (today !== undefined && !today.closed && (!today.shifts.length || isInShift(today.shifts, minutes))) ||
    (yesterday !== undefined && !yesterday.closed && isInShift(yesterday.shifts, minutes + 1440))
  );
}
