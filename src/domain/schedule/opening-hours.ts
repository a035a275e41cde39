import { getWeekday } from '../../lib/calendar.ts';
import type { ShiftHours, WeeklyHours } from '../availability/availability.ts';
import type { LocalizedText, OrderType } from '../menu/menu-types.ts';

// The hours of a date: weekly hours, replaced on some dates by special hours (decisions, section 2). Everything that
// depends on when a branch is open uses this file.

/** What special hours apply to: an order type, or reservations. */
export type HoursPurpose = OrderType | 'reservation';

/** Other hours, or none, on the dates from `from` to `to`. */
export interface SpecialHours {
  /** First date, YYYY-MM-DD. */
  readonly from: string;
  /** Last date, YYYY-MM-DD. */
  readonly to: string;
  /** Null for everything that the branch offers. */
  readonly purposes: readonly HoursPurpose[] | null;
  /** The shifts that begin on each of the dates. Empty if closed. */
  readonly shifts: readonly ShiftHours[];
  /** The reason for these hours, shown to customers. */
  readonly message: LocalizedText | null;
}

/** Open at all times. */
export const ALWAYS_OPEN_WEEK: WeeklyHours = Array.from({ length: 7 }, () => ({
  closed: false,
  shifts: [{ from: 0, to: 1440 }],
}));

/** Until when orders are accepted before the branch closes. Either `minutesBeforeClosing` or `time` is null. */
export interface LastOrders {
  /** Null for every order type without last orders of its own. */
  readonly types: readonly OrderType[] | null;
  readonly minutesBeforeClosing: number | null;
  /** Minutes after midnight. Applies to the hours that contain this time. */
  readonly time: number | null;
}

/** Slots that must be ordered early, such as lunch until 11:00. All times are minutes after midnight. */
export interface CutOff {
  /** Null for every order type. */
  readonly types: readonly OrderType[] | null;
  /** Start of the first slot. */
  readonly from: number;
  /**
   * Slots that start at this time or later are not affected. This time is on the next day if it is not after `from`.
   */
  readonly to: number;
  /** Until when the slots can be ordered, on the day of `from`. */
  readonly orderUntil: number;
}

/** When one order type, or reservations, are available. */
export interface OpeningHours {
  readonly weekly: WeeklyHours;
  /** If several entries contain a date, the first one applies. */
  readonly special: readonly SpecialHours[];
  /** If several entries apply, the earliest time counts. If absent, orders are accepted until closing. */
  readonly lastOrders?: readonly LastOrders[];
  /** If several entries apply, the earliest time counts. */
  readonly cutOffs?: readonly CutOff[];
}

/** The special hours for a purpose. Those that name the purpose take precedence over those for everything. */
export function selectSpecialHours(
  specialHours: readonly SpecialHours[],
  purpose: HoursPurpose,
): readonly SpecialHours[] {
  const matchingHours = specialHours.filter(({ purposes }) => purposes?.includes(purpose) ?? true);
  return matchingHours.sort((a, b) => Number(!a.purposes) - Number(!b.purposes));
}

/** The special hours that contain `date` (YYYY-MM-DD). */
export const findSpecialHours = (special: readonly SpecialHours[], date: string): SpecialHours | undefined =>
  special.find(({ from, to }) => from <= date && date <= to);

/** The shifts that begin on `date` (YYYY-MM-DD), in minutes after its midnight. Empty if closed. */
export function getShiftsOfDate({ weekly, special }: OpeningHours, date: string): readonly ShiftHours[] {
  const specialHours = findSpecialHours(special, date);
  if (specialHours) return specialHours.shifts;
  const day = weekly[getWeekday(date)];
  return day && !day.closed ? day.shifts : [];
}

/** The last date with special hours; null without any. */
export const findLastSpecialDate = ({ special }: OpeningHours): string | null =>
  special.reduce<string | null>((last, { to }) => (last === null || to > last ? to : last), null);
