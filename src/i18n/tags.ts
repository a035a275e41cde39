/** A language that writes its numbers alike, for browsers that do not know this one. */
const LIKE: Readonly<Record<string, string>> = { hy: 'hu', ka: 'hu', ku: 'tr', lo: 'id', nn: 'nb', sq: 'hu' };

/** Locale tags for Intl, ending in English for languages the browser does not know. Arabic is written in its own digits. */
export const tagsOf = (locale: string, country = ''): string[] => [
  `${locale}${country && `-${country}`}${locale === 'ar' ? '-u-nu-arab' : ''}`,
  LIKE[locale] ?? 'en',
];
