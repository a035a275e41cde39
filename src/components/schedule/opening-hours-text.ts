import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getShiftEnd } from '../../domain/availability/availability.ts';
import { getBranchOpeningHours } from '../../domain/business/branch-opening-hours.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import type { Span } from '../../domain/schedule/open-state.ts';
import { findSpecialHours, type OpeningHours } from '../../domain/schedule/opening-hours.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { getWeekday } from '../../lib/calendar.ts';
import { useBusiness, useCart, useClock, useShop } from '../../stores/stores-context.tsx';
import { useTimeOfDayFormatter } from '../branches/use-time-of-day-formatter.ts';

/** The hours of one day in minutes after midnight, in order. */
type DayHours = 'closed' | 'allDay' | readonly { readonly from: number; readonly to: number }[];

const DAY_MINUTES = 1440;

/**
 * The hours of a date (YYYY-MM-DD); null when they are unknown. A weekday without shifts is open all day (spec, section
 * 5). A date whose special hours have no shifts is closed.
 */
export function getDayHours(hours: OpeningHours | null, date: string): DayHours | null {
  if (!hours) return null;
  const specialHours = findSpecialHours(hours.special, date);
  const day = specialHours
    ? { closed: !specialHours.shifts.length, shifts: specialHours.shifts }
    : hours.weekly[getWeekday(date)];
  if (!day) return null;
  if (day.closed) return 'closed';
  const shifts = [...day.shifts].sort((a, b) => a.from - b.from);
  if (!shifts.length || shifts.some((shift) => getShiftEnd(shift) - shift.from >= DAY_MINUTES))
    return 'allDay';
  return shifts;
}

/**
 * The hours on `date`, from the shifts in the server's response. The part of a shift after midnight belongs to the day
 * on which the shift began (decisions, section 2).
 */
export function getHoursOfShifts(shifts: readonly Span[], date: string, timezone: string): DayHours {
  const shiftsOfDay = shifts
    .map(({ from, to }) => ({ start: toZonedTime(from, timezone), end: toZonedTime(to, timezone) }))
    .filter(({ start }) => start.date === date);
  if (!shiftsOfDay.length) return 'closed';
  if (shiftsOfDay.some(({ start, end }) => !start.minutes && !end.minutes)) return 'allDay';
  return shiftsOfDay.map(({ start, end }) => ({ from: start.minutes, to: end.minutes }));
}

/**
 * Returns a callback that finds a branch's hours today, or null when they are unknown. For the current branch, it uses
 * the server's schedule of the order type. Before the schedule has loaded, and for other branches, it uses the hours in
 * the business data.
 */
export function useHoursOfToday(): (branch: Branch) => DayHours | null {
  const getNow = useClock();
  const { branchId, timezone } = useBusiness((state) => ({
    branchId: state.branchId,
    timezone: state.business?.timezone ?? 'UTC',
  }));
  const schedule = useShop((state) => state.schedule);
  const orderType = useCart(({ cart }) => cart.orderType);
  return useCallback(
    (branch) => {
      const { date } = toZonedTime(getNow(), timezone);
      const isTodaysSchedule = branch.id === branchId && schedule?.today === date;
      const typeSchedule = isTodaysSchedule
        ? (schedule.types[orderType] ?? Object.values(schedule.types)[0])
        : undefined;
      // An open shop without shifts in the schedule means that the server does not know the hours.
      return typeSchedule && (typeSchedule.shifts.length || !typeSchedule.isOpen)
        ? getHoursOfShifts(typeSchedule.shifts, date, timezone)
        : getDayHours(getBranchOpeningHours(branch, orderType), date);
    },
    [getNow, branchId, timezone, schedule, orderType],
  );
}

/** Returns a callback that formats a day's hours: "7:00 – 11:00 and 14:00 – 23:00", "Closed". */
export function useDayHoursFormatter(): (hours: DayHours) => string {
  const { t } = useTranslation();
  const { formatList } = useFormat();
  const formatTime = useTimeOfDayFormatter();
  return useCallback(
    (hours) =>
      typeof hours === 'string'
        ? t(hours === 'closed' ? 'time.closed' : 'time.allDay')
        : formatList(
            hours.map(({ from, to }) => t('time.range', { from: formatTime(from), to: formatTime(to) })),
          ),
    [t, formatList, formatTime],
  );
}

/**
 * Returns a callback that formats a branch's hours today. The callback returns null for unknown hours. With
 * `timesOnly`, it also returns null for "closed" and "all day".
 */
export function useTodaysHoursFormatter({ timesOnly = false } = {}): (branch: Branch) => string | null {
  const { t } = useTranslation();
  const formatDayHours = useDayHoursFormatter();
  const getHoursOfToday = useHoursOfToday();
  return useCallback(
    (branch) => {
      const hours = getHoursOfToday(branch);
      if (!hours || (timesOnly && typeof hours === 'string')) return null;
      return t('landing.today', { hours: formatDayHours(hours) });
    },
    [t, timesOnly, formatDayHours, getHoursOfToday],
  );
}
