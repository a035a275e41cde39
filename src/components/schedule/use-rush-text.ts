import { useTranslation } from 'react-i18next';
import { getExtraMinutes, NO_RUSH } from '../../domain/schedule/rush.ts';
import { formatDuration } from '../../i18n/duration.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { useCart, useShop } from '../../stores/stores-context.tsx';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/** Says how much longer orders take at the moment. Null when the staff have not added minutes. */
export function useRushText(): string | null {
  const { t } = useTranslation();
  const { locale, country } = useLocale();
  const now = useNow(30_000);
  const orderType = useCart(({ cart }) => cart.orderType);
  const rush = useShop(({ schedule }) => schedule?.types[orderType]?.rush ?? NO_RUSH);
  const minutes = getExtraMinutes(rush, now);
  return minutes > 0
    ? t('schedule.busy', { time: formatDuration(locale, country, minutes * MINUTE_MS) })
    : null;
}
