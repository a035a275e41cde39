import { useFormat } from '../../i18n/i18n-context.tsx';
import { useClock } from '../../stores/stores-context.tsx';

/** An instant as the time of day; with its day, when that is not today's at the business. */
export function useClockText(): (instant: number | string) => string {
  const { date, time, dateTime } = useFormat();
  const clock = useClock();
  return (instant) => (date(instant) === date(clock()) ? time(instant) : dateTime(instant));
}
