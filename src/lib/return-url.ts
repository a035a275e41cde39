const MAX_URL_LENGTH = 500;

/**
 * The URL of the host page to which the customer returns from the payment page, at most 500 characters. If it is
 * longer, the query and the fragment are dropped, and then the path. Null if the page has no http URL, such as a file.
 */
export function buildReturnUrl(href: string | undefined = globalThis.location?.href): string | null {
  if (!href || !URL.canParse(href)) return null;
  const { protocol, origin, pathname } = new URL(href);
  if (!/^https?:$/.test(protocol)) return null;
  return [href, origin + pathname, origin].find(({ length }) => length <= MAX_URL_LENGTH) ?? null;
}
