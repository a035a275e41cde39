import { instantOf, zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useBusiness, useClock } from '../../stores/stores-context.tsx';

/** Minutes after midnight at the business as a time of day. */
export function useClockOf(): (minutes: number) => string {
  const { time } = useFormat();
  const timeZone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  const clock = useClock();
  return (minutes) => time(instantOf(zonedTimeAt(clock(), timeZone).date, minutes, timeZone));
}
