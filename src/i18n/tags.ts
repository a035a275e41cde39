/**
 * Whether the browser has the data of a language. Lists tell: of some languages Chromium has numbers and dates in name only, and
 * writes "M11 22" for a day.
 */
export const isKnown = (locale: string): boolean => Intl.ListFormat.supportedLocalesOf(locale).length > 0;

/** A language that writes its numbers alike, for browsers that do not know this one; none: as English does. */
const LIKE: Readonly<Record<string, string>> = {
  az: 'id',
  hy: 'hu',
  ka: 'hu',
  ku: 'tr',
  lo: 'id',
  nn: 'nb',
  sq: 'hu',
};

/** Locale tags for Intl, ending in English. Arabic is written in its own digits. */
export const tagsOf = (locale: string, country = ''): string[] => [
  isKnown(locale)
    ? `${locale}${country && `-${country}`}${locale === 'ar' ? '-u-nu-arab' : ''}`
    : (LIKE[locale] ?? 'en'),
  'en',
];
