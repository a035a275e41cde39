import { matchPath } from '../../router/match.ts';

/** Campaign parameters that advertisements add to a URL. */
const CAMPAIGN_PARAM = /^(utm_\w{1,30}|gclid|fbclid|ttclid|ScCid)$/;
/** Path parameters that do not identify a person or an order. */
const PUBLIC_PARAMS = ['referenceId', 'type', 'categoryId', 'itemId'];
const MAX_URL_CHARS = 1000;

/**
 * Removes private parts from the page URL before the app shares it with vendors. The query keeps only campaign
 * parameters, and the fragment is removed. If the app owns the path of the page, private ids such as order ids are
 * removed from the path, because anybody with an order id can open the order.
 */
export function redactPageUrl(href: string, ownsPagePath: boolean): string {
  const { origin, pathname, searchParams } = new URL(href);
  const campaignParams = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN_PARAM.test(name)));
  const privateParams = ownsPagePath
    ? Object.entries(matchPath(pathname)?.params ?? {}).filter(([name]) => !PUBLIC_PARAMS.includes(name))
    : [];
  const path = privateParams.reduce(
    (text, [, value]) => text.replace(`/${encodeURIComponent(String(value))}`, ''),
    pathname,
  );
  return `${origin}${path}${campaignParams.size ? `?${campaignParams}` : ''}`.slice(0, MAX_URL_CHARS);
}

/** Removes the query from the referrer. Returns '' when there is no referrer. */
export const redactReferrer = (referrer: string): string => {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return `${origin}${pathname}`;
};
