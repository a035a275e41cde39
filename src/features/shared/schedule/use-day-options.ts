import { isFree } from '../../../domain/schedule/schedule-type.ts';
import { useLocale, useT } from '../../../i18n/context.tsx';
import { dateFormat } from '../../../i18n/intl.ts';
import { useBusiness, useShop } from '../../../stores/context.tsx';
import type { ScheduleDay } from '../../../stores/schedule-state.ts';
import type { DayOption } from '../../../ui/day-strip.tsx';
import { useSlotText } from './use-slot-text.ts';

/** The days that can be ordered for, as one chooses from them. */
export function useDayOptions(days: readonly ScheduleDay[]): DayOption[] {
  const t = useT();
  const { locale } = useLocale();
  const country = useBusiness(({ business }) => business?.country_code ?? '');
  const timeZone = useShop((state) => state.timezone);
  const { nearDay } = useSlotText();
  const formatter = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...parts, timeZone }, country);
  const weekday = formatter({ weekday: 'short' });
  const date = formatter({ day: 'numeric', month: 'short' });
  return days.flatMap((day) => {
    const first = day.slots[0];
    if (!first) return [];
    return {
      id: day.date,
      name: nearDay(day.date) ?? weekday(first.from),
      date: date(first.from),
      note: day.slots.some(isFree) ? undefined : t('schedule.full'),
    };
  });
}
