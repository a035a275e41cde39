import { choosePreferredLocale, filterOfferedLocales, localeCookie } from '../lib/preferred-locale.ts';
import { shippedLocales } from '../lib/shipped-locales.ts';

export interface LocalePreferences {
  /** Language that the host page requests. */
  readonly requestedLocale: string | undefined;
  /** `document.cookie`, which contains the customer's saved choice. */
  readonly cookies: string;
  /** `navigator.languages`. */
  readonly browser: readonly string[];
}

/** The languages of a business that have a translation, in the business's order. Never empty. */
export const listOfferedLocales = (business: readonly string[]): readonly string[] =>
  filterOfferedLocales(business, shippedLocales);

/**
 * The language for a business (spec, section 4): the requested, the saved or the browser's one, whichever the business
 * offers first; else the business's first language.
 */
export function selectBusinessLocale(
  { requestedLocale, cookies, browser }: LocalePreferences,
  businessLocales: readonly string[],
): string {
  return (
    choosePreferredLocale(requestedLocale, cookies, browser, listOfferedLocales(businessLocales)) ?? 'en'
  );
}

/** The cookie that remembers the customer's choice: 365 days, path /, SameSite Lax (spec, section 9). */
export const buildLocaleCookie = (locale: string): string =>
  `${localeCookie}=${locale}; Max-Age=${365 * 24 * 60 * 60}; Path=/; SameSite=Lax`;
