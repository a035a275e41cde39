import { durationText } from '../../i18n/duration.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';

const HOUR = 3_600_000;

/** A number of hours in words: "2 hours", "1 day". */
export function useHoursBefore(): (hours: number) => string {
  const { locale } = useLocale();
  return (hours) => durationText(locale, hours * HOUR);
}
