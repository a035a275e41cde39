/** The Intl constructors for a language: the browser's, or the fallback in intl-fallback.ts. */
export type IntlConstructors = Pick<
  typeof Intl,
  'DateTimeFormat' | 'ListFormat' | 'NumberFormat' | 'RelativeTimeFormat'
>;

/** Fallbacks by locale, shared by all elements of a page. */
export const intlFallbacks: Record<string, IntlConstructors> = {};

export const getIntl = (locale: string): IntlConstructors => intlFallbacks[locale] ?? Intl;
