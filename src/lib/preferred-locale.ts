export const localeCookie = 'i18n_redirected';

/**
 * The first supported language of: the one asked for, the saved cookie, the browser's preferences; else English.
 * Matches by language alone (`ar-KW` is `ar`); `nb` is Norwegian as `no`.
 */
export function preferredLocale(
  asked: string | undefined,
  cookies: string,
  browser: readonly string[],
  supported: readonly string[],
): string {
  const saved = /(?:^|; )i18n_redirected=([\w-]+)/.exec(cookies)?.[1];
  for (const candidate of [asked, saved, ...browser, 'en', supported[0]]) {
    const code = candidate?.toLowerCase().split(/[-_]/)[0]?.replace(/^nb$/, 'no');
    if (code && supported.includes(code)) return code;
  }
  return 'en';
}
