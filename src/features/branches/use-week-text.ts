import { hoursOnDay, useDayHoursFormatter } from '../../components/schedule/opening-hours-text.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { intlOf, tagsOf } from '../../i18n/tags.ts';
import { useBusiness, useClock } from '../../stores/stores-context.tsx';
import type { WeekHoursProps } from '../../ui/layout/week-hours.tsx';

const DAY = 86_400_000;
/** A Monday, in UTC. */
const MONDAY = Date.UTC(2024, 0, 1);

/** A branch's hours of seven days in words, from today's on; null when it names none. */
export function useWeekText(): (branch: Branch) => WeekHoursProps['days'] | null {
  const { locale } = useLocale();
  const formatDayHours = useDayHoursFormatter();
  const clock = useClock();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  const dayName = new (intlOf(locale).DateTimeFormat)(tagsOf(locale), { weekday: 'long', timeZone: 'UTC' });
  return ({ hours }) => {
    if (!hours) return null;
    const { dayIndex } = zonedTimeAt(clock(), timezone);
    return Array.from({ length: 7 }, (_, ahead) => {
      const index = (dayIndex + ahead) % 7;
      const day = hoursOnDay(hours, index);
      return {
        name: dayName.format(MONDAY + index * DAY),
        hours: day ? formatDayHours(day) : '',
        isToday: ahead === 0,
      };
    });
  };
}
