import { useCallback } from 'react';
import { toZonedInstant, toZonedTime } from '../../domain/schedule/zoned.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useBusiness, useClock } from '../../stores/stores-context.tsx';

/** Returns a callback that formats minutes after midnight, in the business's time zone, as a time of day. */
export function useTimeOfDayFormatter(): (minutes: number) => string {
  const { formatTime } = useFormat();
  const timeZone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  const getNow = useClock();
  return useCallback(
    (minutes) => formatTime(toZonedInstant(toZonedTime(getNow(), timeZone).date, minutes, timeZone)),
    [formatTime, timeZone, getNow],
  );
}
