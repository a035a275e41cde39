import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getShiftEnd, type WeeklyHours } from '../../domain/availability/availability.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useBusiness, useClock } from '../../stores/stores-context.tsx';
import { useTimeOfDayFormatter } from '../branches/use-time-of-day-formatter.ts';

/** The hours of one day in minutes after midnight, in order. */
type DayHours = 'closed' | 'allDay' | readonly { readonly from: number; readonly to: number }[];

const DAY_MINUTES = 1440;

/** The hours of a weekday; null when they are unknown. A day without shifts is open all day (spec, section 5). */
export function getDayHours(week: WeeklyHours | null, dayIndex: number): DayHours | null {
  const day = week?.[dayIndex];
  if (!day) return null;
  if (day.closed) return 'closed';
  const shifts = [...day.shifts].sort((a, b) => a.from - b.from);
  if (!shifts.length || shifts.some((shift) => getShiftEnd(shift) - shift.from >= DAY_MINUTES))
    return 'allDay';
  return shifts;
}

/** Returns a callback that formats a day's hours: "7:00 – 11:00 and 14:00 – 23:00", "Closed". */
export function useDayHoursFormatter(): (hours: DayHours) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  const formatTime = useTimeOfDayFormatter();
  return useCallback(
    (hours) =>
      typeof hours === 'string'
        ? t(hours === 'closed' ? 'time.closed' : 'time.allDay')
        : list(hours.map(({ from, to }) => t('time.range', { from: formatTime(from), to: formatTime(to) }))),
    [t, list, formatTime],
  );
}

/**
 * Returns a callback that formats a branch's hours of today. The callback returns null for unknown hours. With `timesOnly` it
 * also returns null for "closed" and "all day".
 */
export function useTodaysHoursFormatter({ timesOnly = false } = {}): (branch: Branch) => string | null {
  const { t } = useTranslation();
  const formatDayHours = useDayHoursFormatter();
  const clock = useClock();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  return useCallback(
    ({ hours }) => {
      const today = getDayHours(hours, zonedTimeAt(clock(), timezone).dayIndex);
      if (!today || (timesOnly && typeof today === 'string')) return null;
      return t('landing.today', { hours: formatDayHours(today) });
    },
    [t, timesOnly, formatDayHours, clock, timezone],
  );
}
