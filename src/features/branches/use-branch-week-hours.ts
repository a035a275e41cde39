import {
  getDayHours,
  useDayHoursFormatter,
  useHoursOfToday,
} from '../../components/schedule/opening-hours-text.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { getIntl } from '../../i18n/tags.ts';
import { useBusiness, useClock } from '../../stores/stores-context.tsx';
import type { WeekHoursProps } from '../../ui/layout/week-hours.tsx';

const DAY_MS = 86_400_000;
/** Any Monday at midnight UTC. Weekday names are formatted from it. */
const MONDAY_MS = Date.UTC(2024, 0, 1);

/** Opening hours of a branch for the next seven days, as text, starting with today. Null when the branch has no hours. */
export function useBranchWeekHours(branch: Branch): WeekHoursProps['days'] | null {
  const { locale } = useLocale();
  const formatDayHours = useDayHoursFormatter();
  const clock = useClock();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  const dayName = new (getIntl(locale).DateTimeFormat)([locale, 'en'], {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const getHoursOfToday = useHoursOfToday();
  const { hours } = branch;
  if (!hours) return null;
  const { dayIndex } = toZonedTime(clock(), timezone);
  return Array.from({ length: 7 }, (_, daysFromToday) => {
    const index = (dayIndex + daysFromToday) % 7;
    const day = daysFromToday === 0 ? getHoursOfToday(branch) : getDayHours(hours, index);
    return {
      name: dayName.format(MONDAY_MS + index * DAY_MS),
      hours: day ? formatDayHours(day) : '',
      isToday: daysFromToday === 0,
    };
  });
}
