import { useFormat } from '../../i18n/context.tsx';

/** An instant as the time of day; with its day, when that is not today's at the business. */
export function useClockText(): (instant: number | string) => string {
  const { date, time, dateTime } = useFormat();
  return (instant) => (date(instant) === date(Date.now()) ? time(instant) : dateTime(instant));
}
