import { preferredLocale } from './preferred-locale.ts';

declare const __SHIPPED_LOCALES__: string;

/** The languages the interface is translated into: those of the files in `locales`, as the build found them. */
export const shippedLocales: readonly string[] = __SHIPPED_LOCALES__.split(' ');

/** The language to say in that there is no business, or that its answer did not come: any that the interface speaks. */
export const localeWithoutBusiness = (
  asked: string | undefined,
  cookies: string,
  browser: readonly string[],
): string => preferredLocale(asked, cookies, [...browser, 'en'], shippedLocales) ?? 'en';
