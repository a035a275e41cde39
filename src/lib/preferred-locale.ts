export const localeCookie = 'i18n_redirected';

/** A language tag as the code of our files: `ar-KW` is `ar`, and `nb` is Norwegian as `no`. */
const codeOf = (tag: unknown): string =>
  `${tag}`
    .toLowerCase()
    .replace(/[-_].*/, '')
    .replace(/^nb$/, 'no');

/** The languages of a business that are among the shipped ones, as our codes, in the business's order. Never empty. */
export function offeredLocales(business: readonly string[], shipped: readonly string[]): readonly string[] {
  const offered = [...new Set(business.map(codeOf))].filter((code) => shipped.includes(code));
  return offered.length ? offered : ['en'];
}

/**
 * The first of: the language asked for, the saved one, the browser's, that is offered; else the first offered (spec, section 4;
 * decisions, section 7). Undefined when none is offered.
 */
export function preferredLocale(
  asked: string | undefined,
  cookies: string,
  browser: readonly string[],
  offered: readonly string[],
): string | undefined {
  const saved = /(?:^|; )i18n_redirected=(\w+)/.exec(cookies)?.[1];
  const codes = offered.map(codeOf);
  return [asked, saved, ...browser, ...offered].map(codeOf).find((code) => codes.includes(code));
}
