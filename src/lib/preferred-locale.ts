export const localeCookie = 'i18n_redirected';

/** The file code of a language tag: `ar-KW` becomes `ar`, and `nb` becomes `no`. */
const getCode = (tag: unknown): string =>
  `${tag}`
    .toLowerCase()
    .replace(/[-_].*/, '')
    .replace(/^nb$/, 'no');

/** The codes of a business's languages that have a translation, in the business's order. Never empty. */
export function filterOfferedLocales(
  business: readonly string[],
  shipped: readonly string[],
): readonly string[] {
  const offered = [...new Set(business.map(getCode))].filter((code) => shipped.includes(code));
  return offered.length ? offered : ['en'];
}

/** The language that the customer chose on an earlier visit; undefined when there is none in the cookies. */
export const readSavedLocale = (cookies: string): string | undefined =>
  /(?:^|; )i18n_redirected=(\w+)/.exec(cookies)?.[1];

/**
 * The first offered one of the requested, the saved and the browser's languages (spec, section 4). Otherwise the first
 * offered language; undefined when none is offered.
 */
export function choosePreferredLocale(
  requestedLocale: string | undefined,
  cookies: string,
  browser: readonly string[],
  offered: readonly string[],
): string | undefined {
  const codes = offered.map(getCode);
  return [requestedLocale, readSavedLocale(cookies), ...browser, ...offered]
    .map(getCode)
    .find((code) => codes.includes(code));
}
