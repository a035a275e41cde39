import { useTranslation } from 'react-i18next';
import type { WireBranch } from '../../api/contract/business-contract.ts';
import { parseWeekly } from '../../domain/availability/parse-hours.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { useBusiness, useClock } from '../../stores/stores-context.tsx';
import { hoursOf } from './todays-hours.ts';
import { useDayHours } from './use-day-hours.ts';

/** A branch's hours of today in words; null when it names none. `isBare`: only if they are hours, and not all or none. */
export function useHoursText({ isBare = false } = {}): (branch: WireBranch) => string | null {
  const { t } = useTranslation();
  const dayHours = useDayHours();
  const clock = useClock();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  return ({ hours }) => {
    const today = hoursOf(parseWeekly(hours), zonedTimeAt(clock(), timezone).dayIndex);
    if (!today || (isBare && typeof today === 'string')) return null;
    return t('landing.today', { hours: dayHours(today) });
  };
}
