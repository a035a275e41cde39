import { matchPath } from '../../router/match.ts';

/** Campaign parameters that advertisements add to an address. */
const CAMPAIGN_PARAM = /^(utm_\w{1,30}|gclid|fbclid|ttclid|ScCid)$/;
/** Path parameters that identify no person and no order. */
const PUBLIC_PARAMS = ['referenceId', 'type', 'categoryId', 'itemId'];
const MAX_URL_CHARS = 1000;

/**
 * The address of the page, safe to share with vendors: the query has only campaign parameters, and there is no fragment. With
 * `isOwnPage` the path is the app's own. Then ids of orders are removed, because anyone with the id can open the order.
 */
export function redactPageUrl(href: string, isOwnPage: boolean): string {
  const { origin, pathname, searchParams } = new URL(href);
  const campaignParams = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN_PARAM.test(name)));
  const privateParams = isOwnPage
    ? Object.entries(matchPath(pathname)?.params ?? {}).filter(([name]) => !PUBLIC_PARAMS.includes(name))
    : [];
  const path = privateParams.reduce(
    (text, [, value]) => text.replace(`/${encodeURIComponent(String(value))}`, ''),
    pathname,
  );
  return `${origin}${path}${campaignParams.size ? `?${campaignParams}` : ''}`.slice(0, MAX_URL_CHARS);
}

/** The referrer without its query; '' when there is none. */
export const redactReferrer = (referrer: string): string => {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return `${origin}${pathname}`;
};
