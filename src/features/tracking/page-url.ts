import { matchPath } from '../../router/match.ts';

/** What an advertisement writes into an address, to be found again in the figures. */
const CAMPAIGN = /^(utm_\w{1,30}|gclid|fbclid|ttclid|ScCid)$/;
/** Parameters of a path that say nothing of a person or an order. */
const PUBLIC = ['referenceId', 'type', 'categoryId', 'itemId'];
const LONGEST = 1000;

/**
 * The address of the page as others may know it: of the query only what advertisements put there, no fragment. With
 * `isOurs` the path is the app's own: ids of orders in it open them, so they are left out.
 */
export function pageUrl(href: string, isOurs: boolean): string {
  const { origin, pathname, searchParams } = new URL(href);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)));
  const secrets = isOurs
    ? Object.entries(matchPath(pathname)?.params ?? {}).filter(([name]) => !PUBLIC.includes(name))
    : [];
  const path = secrets.reduce(
    (text, [, value]) => text.replace(`/${encodeURIComponent(String(value))}`, ''),
    pathname,
  );
  return `${origin}${path}${kept.size ? `?${kept}` : ''}`.slice(0, LONGEST);
}

/** The page before, without its query. */
export const referrerUrl = (referrer: string): string => {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return `${origin}${pathname}`;
};
