import { isKnown } from '../../i18n/own-intl.ts';

const clockIn = (timeZone: string | undefined, now: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(now);

/** The business's time zone in words, where clocks differ from the customer's own; null where they agree (decisions, section 2). */
export function zoneName(timeZone: string, locale: string, now: number): string | null {
  if (clockIn(timeZone, now) === clockIn(undefined, now)) return null;
  // Of a language the browser does not know it would be the English name.
  const parts = new Intl.DateTimeFormat([locale, 'en'], {
    timeZone,
    timeZoneName: isKnown(locale) ? 'longGeneric' : 'shortOffset',
  }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
