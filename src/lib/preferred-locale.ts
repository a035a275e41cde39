/** The languages of the product (spec, section 9), as one string: it is in the loader, where bytes count most. */
export const localeCodes =
  'ar az bg bn ca de el en es et fi fr ha hi hr hu hy it ja ka km ko ku lo mn ms nl nn no pl pt ro ru sq sv th tr ur vi zh fa'.split(
    ' ',
  );

export const localeCookie = 'i18n_redirected';

/**
 * The first supported language of: the one asked for, the saved cookie, the browser's preferences; else English.
 * Matches by language alone (`ar-KW` is `ar`); `nb` is Norwegian as `no`.
 */
export function preferredLocale(
  asked: string | undefined,
  cookies: string,
  browser: readonly string[],
  supported: readonly string[] = localeCodes,
): string {
  const saved = new RegExp(`(?:^|; )${localeCookie}=([\\w-]+)`).exec(cookies)?.[1];
  for (const candidate of [asked, saved, ...browser]) {
    const code = candidate?.toLowerCase().split(/[-_]/)[0]?.replace(/^nb$/, 'no');
    if (code && supported.includes(code)) return code;
  }
  return supported.includes('en') ? 'en' : (supported[0] ?? 'en');
}
