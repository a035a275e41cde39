const MAX_URL_LENGTH = 500;

/**
 * The URL of the host page to which the customer returns, at most 500 characters. If it is longer, the query or the
 * path is dropped. Null if it is not an http URL (a file, a frame without a URL).
 */
export function buildReturnUrl(href: string | undefined = globalThis.location?.href): string | null {
  if (!href || !URL.canParse(href)) return null;
  const { protocol, origin, pathname } = new URL(href);
  if (!/^https?:$/.test(protocol)) return null;
  return [href, origin + pathname, origin].find(({ length }) => length <= MAX_URL_LENGTH) ?? null;
}
