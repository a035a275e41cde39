import {
  getDayHours,
  useDayHoursFormatter,
  useHoursOfToday,
} from '../../components/schedule/opening-hours-text.ts';
import { getBranchOpeningHours } from '../../domain/business/branch-opening-hours.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import { listLocaleTags } from '../../domain/business/locale-tags.ts';
import { findSpecialHours } from '../../domain/schedule/opening-hours.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import { getIntl } from '../../i18n/get-intl.ts';
import { useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import { addDays, getMidnight } from '../../lib/calendar.ts';
import { useBusiness, useCart, useClock } from '../../stores/stores-context.tsx';
import type { WeekHoursProps } from '../../ui/layout/week-hours.tsx';

/**
 * Opening hours of a branch for seven days from today, as text. The name of a day with special hours includes its date.
 * Null if the branch has no opening hours.
 */
export function useBranchWeekHours(branch: Branch): WeekHoursProps['days'] | null {
  const { locale, country } = useLocale();
  const localize = useLocalize();
  const formatDayHours = useDayHoursFormatter();
  const getNow = useClock();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  const weekdayFormatter = new (getIntl(locale).DateTimeFormat)([locale, 'en'], {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const longDateFormatter = new (getIntl(locale).DateTimeFormat)(listLocaleTags(locale, country, true), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const getHoursOfToday = useHoursOfToday();
  const orderType = useCart(({ cart }) => cart.orderType);
  const hours = getBranchOpeningHours(branch, orderType);
  if (!hours) return null;
  const today = toZonedTime(getNow(), timezone).date;
  return Array.from({ length: 7 }, (_, daysFromToday) => {
    const date = addDays(today, daysFromToday);
    const dayHours = daysFromToday === 0 ? getHoursOfToday(branch) : getDayHours(hours, date);
    const specialHours = findSpecialHours(hours.special, date);
    return {
      name: specialHours
        ? longDateFormatter.format(getMidnight(date))
        : weekdayFormatter.format(getMidnight(date)),
      hours: dayHours ? formatDayHours(dayHours) : '',
      isToday: daysFromToday === 0,
      note: specialHours?.message ? localize(specialHours.message) : undefined,
    };
  });
}
