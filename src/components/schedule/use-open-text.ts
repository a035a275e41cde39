import { useTranslation } from 'react-i18next';
import type { OpenState } from '../../domain/schedule/open-state.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { intlOf, tagsOf } from '../../i18n/tags.ts';
import { useClock } from '../../stores/stores-context.tsx';

const MINUTE = 60_000;
/** So near, it is said how long it is to wait. */
const NEAR_MS = 60 * MINUTE;
/** Nearer than this, the time of day says which day is meant. */
const SOON_MS = 18 * 3_600_000;

/** "Open until 23:00", "Closed · opens in 25 minutes", "Closed · opens 07:00"; with the day when that is not the next one. */
export function useOpenText(): (state: OpenState) => string {
  const { t } = useTranslation();
  const { time, dateTime } = useFormat();
  const clock = useClock();
  const { locale } = useLocale();
  const inMinutes = (ms: number) =>
    new (intlOf(locale).RelativeTimeFormat)(tagsOf(locale)).format(
      Math.max(1, Math.ceil(ms / MINUTE)),
      'minute',
    );
  return ({ open, opensAt, closesAt }) => {
    if (open) return closesAt ? t('time.openUntil', { time: time(closesAt) }) : t('time.open');
    if (!opensAt) return t('time.closed');
    const away = opensAt - clock();
    return t('time.closedOpensAt', {
      time: away <= NEAR_MS ? inMinutes(away) : away < SOON_MS ? time(opensAt) : dateTime(opensAt),
    });
  };
}
