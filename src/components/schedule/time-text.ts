import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { createNumberFormat } from '../../i18n/formatters.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { isSupported } from '../../i18n/intl-fallback.ts';
import { useBusiness, useClock } from '../../stores/stores-context.tsx';
import { useNow } from './use-now.ts';

/**
 * Returns a callback that formats an instant as a time of day. It adds the date if that is not today at the business.
 */
export function useShortDateTimeFormatter(): (instant: number | string) => string {
  const { formatDate, formatTime, formatDateTime } = useFormat();
  const getNow = useClock();
  return useCallback(
    (instant) =>
      formatDate(instant) === formatDate(getNow()) ? formatTime(instant) : formatDateTime(instant),
    [formatDate, formatTime, formatDateTime, getNow],
  );
}

/** Formats a number of seconds as minutes and seconds: "9:41". */
export function useCountdownText(seconds: number): string {
  const { formatNumber } = useFormat();
  const { locale, country } = useLocale();
  const formatTwoDigits = createNumberFormat(locale, country, { minimumIntegerDigits: 2 });
  return `${formatNumber(Math.floor(seconds / 60))}:${formatTwoDigits(seconds % 60)}`;
}

/**
 * Text that names the business's time zone. Null if the customer's device shows the same time (decisions, section 2).
 */
export function useTimeZoneText(): string | null {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const timeZone = useBusiness(({ business }) => business?.timezone);
  const now = useNow(60_000);
  const zone = timeZone ? getZoneName(timeZone, locale, now) : null;
  return zone && t('time.zone', { zone });
}

const formatClock = (timeZone: string | undefined, now: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(now);

/** The name of a time zone. Null if the device shows the same time at `now` (decisions, section 2). */
export function getZoneName(timeZone: string, locale: string, now: number): string | null {
  if (formatClock(timeZone, now) === formatClock(undefined, now)) return null;
  // If the browser does not support the language, use an offset such as "GMT+3", because the long name would be in
  // English.
  const parts = new Intl.DateTimeFormat([locale, 'en'], {
    timeZone,
    timeZoneName: isSupported(locale) ? 'longGeneric' : 'shortOffset',
  }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
