/** How a language is written that the browser does not know: from the words its file brings along (own-intl.ts). */
export interface OwnIntl {
  /** A language that writes its numbers alike, and that browsers know. */
  readonly like: string;
  date(options: Intl.DateTimeFormatOptions): (instant: number | string) => string;
  list(items: readonly string[]): string;
  unit(unit: string, count: number): string;
}

const brought: Record<string, OwnIntl> = {};

/** The same for all elements of a page. */
export const keepIntl = (locale: string, own: OwnIntl): void => {
  brought[locale] = own;
};

/**
 * Whether the browser has the data of a language. Lists tell: of some languages Chromium has numbers and dates in name only, and
 * writes "M11 22" for a day.
 */
export const isKnown = (locale: string): boolean => Intl.ListFormat.supportedLocalesOf(locale).length > 0;

/** Undefined where the browser knows the language, or nothing came along. */
export const ownIntl = (locale: string): OwnIntl | undefined =>
  isKnown(locale) ? undefined : brought[locale];

/** Locale tags for Intl, ending in English. Arabic is written in its own digits. */
export const tagsOf = (locale: string, country = ''): string[] => [
  isKnown(locale)
    ? `${locale}${country && `-${country}`}${locale === 'ar' ? '-u-nu-arab' : ''}`
    : (brought[locale]?.like ?? 'en'),
  'en',
];
