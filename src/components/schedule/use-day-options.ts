import { useTranslation } from 'react-i18next';
import type { ScheduleDay } from '../../domain/schedule/branch-schedule.ts';
import { isFree } from '../../domain/schedule/schedule-type.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { intlOf, tagsOf } from '../../i18n/tags.ts';
import { useBusiness, useShop } from '../../stores/stores-context.tsx';
import type { DayOption } from '../../ui/inputs/day-strip.tsx';
import { useSlotText } from './use-slot-text.ts';

/** The days that can be ordered for, as one chooses from them. */
export function useDayOptions(days: readonly ScheduleDay[]): DayOption[] {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const country = useBusiness(({ business }) => business?.country_code ?? '');
  const timeZone = useShop((state) => state.timezone);
  const { nearDay } = useSlotText();
  const formatter = (parts: Intl.DateTimeFormatOptions) =>
    new (intlOf(locale).DateTimeFormat)(tagsOf(locale, country), { ...parts, timeZone });
  const weekday = formatter({ weekday: 'short' });
  const date = formatter({ day: 'numeric', month: 'short' });
  return days.flatMap((day) => {
    const first = day.slots[0];
    if (!first) return [];
    return {
      id: day.date,
      name: nearDay(day.date) ?? weekday.format(first.from),
      date: date.format(first.from),
      note: day.slots.some(isFree) ? undefined : t('schedule.full'),
    };
  });
}
