import {
  type DailyWindow,
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
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { selectLastOrders } from '../../../../src/domain/schedule/last-orders.ts';
import {
  ALWAYS_OPEN_WEEK,
  getShiftsOfDate,
  type HoursPurpose,
  type OpeningHours,
  type SpecialHours,
  selectSpecialHours,
} from '../../../../src/domain/schedule/opening-hours.ts';
import { addDays, getMidnight } from '../../../../src/lib/calendar.ts';
import type { FileBranch } from '../business-file/business-file.ts';

const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * 60_000;

/** Returns the parts of shifts that are inside a daily window, in minutes after the midnight before the shift. */
function clipShifts(shifts: readonly ShiftHours[], { on: isEnabled, from, to }: DailyWindow): ShiftHours[] {
  const start = from ?? 0;
  const end = getShiftEnd({ from: start, to: to ?? DAY_MINUTES });
  // Compare each shift with the windows of three days. The previous day's window may last into the day of the shift,
  // and the shift may last into the next day's window.
  return (isEnabled ? shifts : []).flatMap((shift) =>
    [-DAY_MINUTES, 0, DAY_MINUTES]
      .map((offset) => ({
        from: Math.max(shift.from, start + offset),
        to: Math.min(getShiftEnd(shift), end + offset),
      }))
      .filter((part) => part.from < part.to),
  );
}

/** Clips a week's hours to a daily window. A part that begins after midnight belongs to the next day. */
export function clipHours(hours: WeeklyHours, window: DailyWindow): WeeklyHours {
  const shifts: ShiftHours[][] = hours.map(() => []);
  for (const [day, { closed, shifts: unclippedShifts }] of hours.entries())
    for (const part of clipShifts(closed ? [] : unclippedShifts, window)) {
      const daysLater = Math.floor(part.from / DAY_MINUTES);
      const from = part.from % DAY_MINUTES;
      shifts[(day + daysLater) % hours.length]?.push({
        from,
        to: toShiftEnd(from + part.to - part.from),
      });
    }
  return shifts.map((list) => ({ closed: !list.length, shifts: list.sort((a, b) => a.from - b.from) }));
}

/** Converts minutes after midnight to the end of a shift: 25:00 becomes 01:00 of the next day, and 24:00 stays. */
const toShiftEnd = (minutes: number): number => (minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes);

type FileSpecialHours = NonNullable<FileBranch['special_hours']>[number];

/** The special hours of a business file. */
const toSpecialHours = ({ from, to, types, shifts, message }: FileSpecialHours): SpecialHours => ({
  from,
  to: to ?? from,
  purposes: types ?? null,
  shifts: parseShifts(shifts),
  message: message ?? null,
});

/** The parts of shifts that are inside other shifts of the same date. */
const intersectShifts = (shifts: readonly ShiftHours[], otherShifts: readonly ShiftHours[]): ShiftHours[] =>
  otherShifts.flatMap((other) =>
    shifts
      .map((shift) => ({
        from: Math.max(shift.from, other.from),
        to: Math.min(getShiftEnd(shift), getShiftEnd(other)),
      }))
      .filter(({ from, to }) => from < to),
  );

/** Splits special hours into single dates, and limits their shifts to the weekly hours of each date. */
function limitToWeek(specialHours: SpecialHours, weeklyHours: WeeklyHours): SpecialHours[] {
  const dayCount = (getMidnight(specialHours.to) - getMidnight(specialHours.from)) / DAY_MS + 1;
  return Array.from({ length: dayCount }, (_, index) => {
    const date = addDays(specialHours.from, index);
    const shifts = intersectShifts(
      specialHours.shifts,
      getShiftsOfDate({ weekly: weeklyHours, special: [] }, date),
    );
    return { ...specialHours, from: date, to: date, shifts };
  });
}

/** When a branch accepts orders: its weekly and special hours within its daily window. */
function computeOrderHours(branch: FileBranch): OpeningHours {
  const weeklyHours = parseWeeklyHours(branch.hours) ?? ALWAYS_OPEN_WEEK;
  const specialHours = (branch.special_hours ?? []).map(toSpecialHours);
  const window = branch.available && parseDailyWindow(JSON.stringify(branch.available));
  if (!window) return { weekly: weeklyHours, special: specialHours };
  return {
    weekly: clipHours(weeklyHours, window),
    special: specialHours.map((hours) => ({ ...hours, shifts: clipShifts(hours.shifts, window) })),
  };
}

/** Until when orders of a type are accepted. */
function getOrderLimits(branch: FileBranch, type: OrderType): Pick<OpeningHours, 'lastOrders' | 'cutOffs'> {
  const toMinutes = (time: string | number | undefined) => (time === undefined ? null : parseTime(time));
  const lastOrders = (branch.last_orders ?? []).map(({ types, minutes_before_closing, time }) => ({
    types: types ?? null,
    minutesBeforeClosing: minutes_before_closing ?? null,
    time: toMinutes(time),
  }));
  const cutOffs = (branch.slot_cut_offs ?? [])
    .filter(({ types }) => types?.includes(type) ?? true)
    .map(({ types, from, to, order_until }) => ({
      types: types ?? null,
      from: toMinutes(from) ?? 0,
      to: toMinutes(to) ?? DAY_MINUTES,
      orderUntil: toMinutes(order_until) ?? 0,
    }));
  return { lastOrders: selectLastOrders(lastOrders, type), cutOffs };
}

/**
 * The open hours, and for an order type its last orders and cut-offs. A null `purpose` selects the hours that apply to
 * everything.
 */
function computeHours(branch: FileBranch, purpose: HoursPurpose | null): OpeningHours {
  const hours = computeOpenHours(branch, purpose);
  return purpose === null || purpose === 'reservation'
    ? hours
    : { ...hours, ...getOrderLimits(branch, purpose) };
}

/** The weekly and special hours that apply to `purpose`. */
function computeOpenHours(branch: FileBranch, purpose: HoursPurpose | null): OpeningHours {
  const { weekly, special } = computeOrderHours(branch);
  if (purpose === null) return { weekly, special: special.filter(({ purposes }) => !purposes) };
  const hours = { weekly, special: selectSpecialHours(special, purpose) };
  const reservationWeek = purpose === 'reservation' ? parseWeeklyHours(branch.reservation?.hours) : null;
  return reservationWeek
    ? {
        weekly: reservationWeek,
        special: hours.special.flatMap((specialHours) =>
          specialHours.purposes ? specialHours : limitToWeek(specialHours, reservationWeek),
        ),
      }
    : hours;
}

const cachedHours = new WeakMap<FileBranch, Map<HoursPurpose | null, OpeningHours>>();

/**
 * When a branch accepts orders of an order type, or reservations. A null `purpose` selects the hours that apply to
 * everything. A branch may have separate weekly hours for reservations. Special hours for everything limit these weekly
 * hours, and special hours that name reservations replace them.
 */
export function getBranchHours(branch: FileBranch, purpose: HoursPurpose | null): OpeningHours {
  const hoursByPurpose = cachedHours.get(branch) ?? new Map<HoursPurpose | null, OpeningHours>();
  cachedHours.set(branch, hoursByPurpose);
  const hours = hoursByPurpose.get(purpose) ?? computeHours(branch, purpose);
  hoursByPurpose.set(purpose, hours);
  return hours;
}
