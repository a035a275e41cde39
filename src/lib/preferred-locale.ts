/** The name of the cookie that stores the customer's language. */
export const LOCALE_COOKIE_NAME = 'i18n_redirected';

/** Returns the code that names the translation file of a language tag: `ar-KW` becomes `ar`, and `nb` becomes `no`. */
const getCode = (tag: unknown): string =>
  `${tag}`
    .toLowerCase()
    .replace(/[-_].*/, '')
    .replace(/^nb$/, 'no');

/** The codes of a business's languages that have a translation, in the business's order. Never empty. */
export function filterOfferedLocales(
  businessLocales: readonly string[],
  shippedLocales: readonly string[],
): readonly string[] {
  const offeredLocales = [...new Set(businessLocales.map(getCode))].filter((code) =>
    shippedLocales.includes(code),
  );
  return offeredLocales.length ? offeredLocales : ['en'];
}

/** The language chosen by the customer on an earlier visit; undefined if the cookies contain none. */
export const readSavedLocale = (cookies: string): string | undefined =>
  /(?:^|; )i18n_redirected=(\w+)/.exec(cookies)?.[1];

/**
 * Returns the first offered language among the requested, the saved and the browser's languages (spec, section 4).
 * If none of them is offered, returns the first offered language. Returns undefined if the business offers none.
 */
export function choosePreferredLocale(
  requestedLocale: string | undefined,
  cookies: string,
  browserLocales: readonly string[],
  offeredLocales: readonly string[],
): string | undefined {
  const codes = offeredLocales.map(getCode);
  return [requestedLocale, readSavedLocale(cookies), ...browserLocales, ...offeredLocales]
    .map(getCode)
    .find((code) => codes.includes(code));
}
