import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useClockOf } from '../branches/use-clock-of.ts';
import type { DayHours } from './todays-hours.ts';

/** A day's hours in words: "7:00 – 11:00 and 14:00 – 23:00", "Closed". */
export function useDayHours(): (hours: DayHours) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  const clockOf = useClockOf();
  return (hours) =>
    typeof hours === 'string'
      ? t(hours === 'closed' ? 'time.closed' : 'time.allDay')
      : list(hours.map(({ from, to }) => t('time.range', { from: clockOf(from), to: clockOf(to) })));
}
