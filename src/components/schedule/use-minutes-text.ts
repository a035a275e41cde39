import { numberFormat } from '../../i18n/formatters.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';

/** How many seconds are left, as minutes and seconds: "9:41". */
export function useMinutesText(): (seconds: number) => string {
  const { number } = useFormat();
  const { locale } = useLocale();
  const twoDigits = numberFormat(locale, { minimumIntegerDigits: 2 });
  return (seconds) => `${number(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
