import { useFormat, useT } from '../../i18n/context.tsx';
import { useClock } from '../../stores/context.tsx';
import type { OpenState } from '../../stores/shop-state.ts';

/** Nearer than this, the time of day says which day is meant. */
const SOON_MS = 18 * 3_600_000;

/** "Open until 23:00", "Closed · opens 07:00"; with the day when that is not the next one. */
export function useOpenText(): (state: OpenState) => string {
  const t = useT();
  const { time, dateTime } = useFormat();
  const clock = useClock();
  return ({ open, opensAt, closesAt }) => {
    if (open) return closesAt ? t('time.openUntil', { time: time(closesAt) }) : t('time.open');
    if (!opensAt) return t('time.closed');
    return t('time.closedOpensAt', {
      time: opensAt - clock() < SOON_MS ? time(opensAt) : dateTime(opensAt),
    });
  };
}
