import { choosePreferredLocale, filterOfferedLocales, LOCALE_COOKIE_NAME } from '../lib/preferred-locale.ts';
import { shippedLocales } from '../lib/shipped-locales.ts';

export interface LocalePreferences {
  /** The language requested by the host page. */
  readonly requestedLocale: string | undefined;
  /** `document.cookie`, which contains the customer's saved choice. */
  readonly cookies: string;
  /** `navigator.languages`. */
  readonly browserLocales: readonly string[];
}

/** The languages of a business that have a translation, in the business's order. Never empty. */
export const listOfferedLocales = (businessLocales: readonly string[]): readonly string[] =>
  filterOfferedLocales(businessLocales, shippedLocales);

/**
 * Returns the language for a business (spec, section 4). Tries the requested, the saved and the browser's languages,
 * and returns the first one that the business offers. Without a match, returns the business's first language.
 */
export function selectBusinessLocale(
  { requestedLocale, cookies, browserLocales }: LocalePreferences,
  businessLocales: readonly string[],
): string {
  return (
    choosePreferredLocale(requestedLocale, cookies, browserLocales, listOfferedLocales(businessLocales)) ??
    'en'
  );
}

/** The cookie that stores the customer's choice: 365 days, path /, SameSite Lax (spec, section 9). */
export const buildLocaleCookie = (locale: string): string =>
  `${LOCALE_COOKIE_NAME}=${locale}; Max-Age=${365 * 24 * 60 * 60}; Path=/; SameSite=Lax`;

/** The cookie that deletes the customer's choice. */
export const expiredLocaleCookie = `${LOCALE_COOKIE_NAME}=; Max-Age=0; Path=/; SameSite=Lax`;
