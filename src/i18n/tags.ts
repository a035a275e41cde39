/** What formats texts of a language: the browser's own, or what stands in for its knowledge of it (own-intl.ts). */
export type IntlKinds = Pick<
  typeof Intl,
  'DateTimeFormat' | 'ListFormat' | 'NumberFormat' | 'RelativeTimeFormat'
>;

/** By locale; the same for all elements of a page. */
export const standIns: Record<string, IntlKinds> = {};

export const intlOf = (locale: string): IntlKinds => standIns[locale] ?? Intl;

/** Locale tags for Intl, ending in English. Arabic is written in its own digits. */
export const tagsOf = (locale: string, country = ''): string[] => [
  `${locale}${country && `-${country}`}${locale === 'ar' ? '-u-nu-arab' : ''}`,
  'en',
];
