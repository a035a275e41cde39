import { useTranslation } from 'react-i18next';
import { shiftEnd, type WeeklyHours } from '../../domain/availability/availability.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useBusiness, useClock } from '../../stores/stores-context.tsx';
import { useClockOf } from '../branches/use-clock-of.ts';

// A branch's opening hours in words. They come from the business's data as weekly hours.

/** The hours of one day in minutes after midnight, in order. */
type DayHours = 'closed' | 'allDay' | readonly { readonly from: number; readonly to: number }[];

const DAY = 1440;

/** The hours of a weekday; null when there are none. A day without shifts is open all day (spec, section 5). */
export function hoursOf(week: WeeklyHours | null, dayIndex: number): DayHours | null {
  const day = week?.[dayIndex];
  if (!day) return null;
  if (day.closed) return 'closed';
  const shifts = [...day.shifts].sort((a, b) => a.from - b.from);
  if (!shifts.length || shifts.some((shift) => shiftEnd(shift) - shift.from >= DAY)) return 'allDay';
  return shifts;
}

/** Formats a day's hours: "7:00 – 11:00 and 14:00 – 23:00", "Closed". */
export function useDayHours(): (hours: DayHours) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  const clockOf = useClockOf();
  return (hours) =>
    typeof hours === 'string'
      ? t(hours === 'closed' ? 'time.closed' : 'time.allDay')
      : list(hours.map(({ from, to }) => t('time.range', { from: clockOf(from), to: clockOf(to) })));
}

/** Formats a branch's hours of today; null when it has none. `isBare`: null for "closed" and "all day" too. */
export function useHoursText({ isBare = false } = {}): (branch: Branch) => string | null {
  const { t } = useTranslation();
  const dayHours = useDayHours();
  const clock = useClock();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  return ({ hours }) => {
    const today = hoursOf(hours, zonedTimeAt(clock(), timezone).dayIndex);
    if (!today || (isBare && typeof today === 'string')) return null;
    return t('landing.today', { hours: dayHours(today) });
  };
}
