import { choosePreferredLocale } from './preferred-locale.ts';

declare const __SHIPPED_LOCALES__: string;

/** The languages with a file in `locales`. The build inserts the list. */
export const shippedLocales: readonly string[] = __SHIPPED_LOCALES__.split(' ');

/**
 * The language for messages without a business, such as "not found": any language into which the interface is
 * translated.
 */
export const chooseLocaleWithoutBusiness = (
  requestedLocale: string | undefined,
  cookies: string,
  browserLocales: readonly string[],
): string =>
  choosePreferredLocale(requestedLocale, cookies, [...browserLocales, 'en'], shippedLocales) ?? 'en';
