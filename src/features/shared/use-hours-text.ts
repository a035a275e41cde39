import type { WireBranch } from '../../api/schemas/business.ts';
import { parseWeekly } from '../../domain/availability/parse.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { useFormat, useT } from '../../i18n/context.tsx';
import { useBusiness, useClock } from '../../stores/context.tsx';
import { hoursOf } from './todays-hours.ts';
import { useClockOf } from './use-clock-of.ts';

/** A branch's hours of today in words; null when it names none. `isBare`: only if they are hours, and not all or none. */
export function useHoursText({ isBare = false } = {}): (branch: WireBranch) => string | null {
  const t = useT();
  const { list } = useFormat();
  const clockOf = useClockOf();
  const clock = useClock();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  return ({ hours }) => {
    const today = hoursOf(parseWeekly(hours), zonedNow(clock(), timezone).dayIndex);
    if (typeof today === 'string')
      return isBare
        ? null
        : t('landing.today', { hours: t(today === 'closed' ? 'time.closed' : 'time.allDay') });
    const ranges = today?.map(({ from, to }) => t('time.range', { from: clockOf(from), to: clockOf(to) }));
    return ranges ? t('landing.today', { hours: list(ranges) }) : null;
  };
}
