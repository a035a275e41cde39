import { instantOf, zonedNow } from '../../domain/schedule/zoned.ts';
import { useFormat } from '../../i18n/context.tsx';
import { useBusiness } from '../../stores/context.tsx';

/** Minutes after midnight at the business as a time of day. */
export function useClockOf(): (minutes: number) => string {
  const { time } = useFormat();
  const timeZone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  return (minutes) => time(instantOf(zonedNow(Date.now(), timeZone).date, minutes, timeZone));
}
