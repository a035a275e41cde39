/** The Intl constructors for a language: the browser's, or the fallback in intl-fallback.ts. */
export type IntlKinds = Pick<
  typeof Intl,
  'DateTimeFormat' | 'ListFormat' | 'NumberFormat' | 'RelativeTimeFormat'
>;

/** Fallbacks by locale, shared by all elements of a page. */
export const intlFallbacks: Record<string, IntlKinds> = {};

export const getIntl = (locale: string): IntlKinds => intlFallbacks[locale] ?? Intl;
