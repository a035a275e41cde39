import { localeCookie, offeredLocales, preferredLocale } from '../lib/preferred-locale.ts';
import { shippedLocales } from '../lib/shipped-locales.ts';

export interface Wishes {
  /** What the host asks for, if anything. */
  readonly asked: string | undefined;
  /** `document.cookie`, where the customer's own choice is kept. */
  readonly cookies: string;
  /** `navigator.languages`. */
  readonly browser: readonly string[];
}

/** The languages of a business the interface is translated into, in the business's order. Never empty. */
export const localesOf = (business: readonly string[]): readonly string[] =>
  offeredLocales(business, shippedLocales);

/**
 * The language a business is shown in (spec, section 4): the one asked for, the saved one, the browser's, each if the
 * business has it; else the business's first.
 */
export function localeForBusiness(
  { asked, cookies, browser }: Wishes,
  businessLocales: readonly string[],
): string {
  return preferredLocale(asked, cookies, browser, localesOf(businessLocales)) ?? 'en';
}

/** The cookie that remembers the customer's choice: 365 days, path /, SameSite Lax (spec, section 9). */
export const rememberingCookie = (locale: string): string =>
  `${localeCookie}=${locale}; Max-Age=${365 * 24 * 60 * 60}; Path=/; SameSite=Lax`;
