import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { useShop } from '../../stores/stores-context.tsx';
import { zoneName } from '../delivery/zone-name.ts';
import { useNow } from './use-now.ts';

/** Whose clocks the times are by, where those differ from the customer's own; else null (decisions, section 2). */
export function useZoneText(): string | null {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const timeZone = useShop((state) => state.timezone);
  const zone = zoneName(timeZone, locale, useNow(60_000));
  return zone && t('time.zone', { zone });
}
