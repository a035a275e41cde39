const LONGEST = 500;

/**
 * The page's own address, as whoever leads its visitor back takes it: of the web and of at most 500 characters, or less of
 * it; null where it is none (a file, a frame without an address).
 */
export function returnUrl(href: string | undefined = globalThis.location?.href): string | null {
  if (!href || !URL.canParse(href)) return null;
  const { protocol, origin, pathname } = new URL(href);
  if (!/^https?:$/.test(protocol)) return null;
  return [href, origin + pathname, origin].find(({ length }) => length <= LONGEST) ?? null;
}
