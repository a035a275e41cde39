import {
  getShiftEnd,
  type ShiftHours,
  type WeeklyHours,
} from '../../../../src/domain/availability/availability.ts';
import {
  parseDailyWindow,
  parseShifts,
  parseTime,
  parseWeeklyHours,
} from '../../../../src/domain/availability/parse-hours.ts';
import { ALWAYS_OPEN_WEEK } from '../../../../src/domain/schedule/opening-hours.ts';
import { clipHours } from '../schedule/branch-hours.ts';
import { type Entry, type FileChecker, listEntries, toList, toObject } from './file-checker.ts';

const DAY_MINUTES = 1440;

const readTime = (value: unknown): number | null =>
  typeof value === 'string' || typeof value === 'number' ? parseTime(value) : null;

/** The weekly hours of a branch within its daily window, as far as they can be read. */
function readWeeklyHours({ value }: Entry): WeeklyHours {
  const weeklyHours =
    parseWeeklyHours(value.hours === undefined ? null : toObject(value.hours)) ?? ALWAYS_OPEN_WEEK;
  const window = value.available === undefined ? null : parseDailyWindow(JSON.stringify(value.available));
  return window ? clipHours(weeklyHours, window) : weeklyHours;
}

/** All shifts of the weekly and special hours. */
const listAllShifts = (branch: Entry, weekly: WeeklyHours): ShiftHours[] => [
  ...weekly.flatMap(({ closed, shifts }) => (closed ? [] : shifts)),
  ...listEntries(branch, 'special_hours').flatMap(({ value }) => parseShifts(toList(value.shifts))),
];

const isAlwaysOpen = (weekly: WeeklyHours): boolean =>
  weekly.every(
    ({ closed, shifts }) => !closed && shifts.some((one) => getShiftEnd(one) - one.from >= DAY_MINUTES),
  );

/** Whether a time of day is inside a shift, after its start. A shift may end on the next day. */
const isInShift = (minutes: number, shift: ShiftHours): boolean =>
  [minutes, minutes + DAY_MINUTES].some((at) => at > shift.from && at <= getShiftEnd(shift));

/** Whether two spans of the day overlap. Both may end on the next day. */
const doShiftsOverlap = (a: ShiftHours, b: ShiftHours): boolean =>
  [-DAY_MINUTES, 0, DAY_MINUTES].some(
    (offset) => a.from + offset < getShiftEnd(b) && b.from < getShiftEnd(a) + offset,
  );

/** Checks that last orders and cut-offs fit the hours of their branch. */
export function checkLastOrders(branch: Entry, check: FileChecker): void {
  const weekly = readWeeklyHours(branch);
  const shifts = listAllShifts(branch, weekly);
  const lastOrders = listEntries(branch, 'last_orders');
  if (lastOrders.length && isAlwaysOpen(weekly))
    check.addProblem(
      [...branch.path, 'last_orders'],
      'none, because the branch never closes',
      branch.value.last_orders,
    );
  else for (const entry of lastOrders) checkLastOrdersEntry(entry, weekly, shifts, check);
  for (const cutOff of listEntries(branch, 'slot_cut_offs')) checkCutOff(cutOff, shifts, check);
}

function checkLastOrdersEntry(
  { path, value }: Entry,
  weekly: WeeklyHours,
  shifts: readonly ShiftHours[],
  check: FileChecker,
): void {
  const time = readTime(value.time);
  if (time !== null && !shifts.some((shift) => isInShift(time, shift)))
    check.addProblem([...path, 'time'], 'a time within the hours of the branch', value.time);
  const shiftMinutes = weekly.flatMap((day) =>
    day.closed ? [] : day.shifts.map((shift) => getShiftEnd(shift) - shift.from),
  );
  const shortestMinutes = Math.min(...shiftMinutes);
  const { minutes_before_closing: minutes } = value;
  if (typeof minutes === 'number' && minutes >= shortestMinutes)
    check.addProblem(
      [...path, 'minutes_before_closing'],
      `fewer minutes than the shortest shift of the branch has (${shortestMinutes})`,
      minutes,
    );
}

function checkCutOff({ path, value }: Entry, shifts: readonly ShiftHours[], check: FileChecker): void {
  const [from, to, orderUntil] = [readTime(value.from), readTime(value.to), readTime(value.order_until)];
  if (from === null || to === null) return;
  if (!shifts.some((shift) => doShiftsOverlap({ from, to }, shift)))
    check.addProblem([...path, 'from'], 'slots within the hours of the branch', value.from);
  if (orderUntil !== null && orderUntil > from)
    check.addProblem(
      [...path, 'order_until'],
      'a time that is not after "from", because the slots are ordered before they begin',
      value.order_until,
    );
}
