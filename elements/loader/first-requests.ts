import { readCookies } from '../../src/lib/cookies.ts';
import { choosePreferredLocale } from '../../src/lib/preferred-locale.ts';
import { buildRequestHeaders } from '../../src/lib/request-headers.ts';
import { buildAssetUrl, fetchLocale, getRunningBuild, loadApp } from './assets.ts';
import type { BusinessAddress, FirstRequests } from './element-contract.ts';
import { type BusinessResponse, foundBusinesses } from './found-businesses.ts';

/**
 * Finds the script element in which a hosted page contains the response. On other pages, ignores elements with the same
 * id, because a host page must not decide what the app shows.
 */
const findEmbeddedData = (apiBase: string, referenceId: string): Element | null =>
  apiBase.startsWith(`${location.origin}/`)
    ? document.querySelector(
        `body[data-order-app=hosted]>script[type="application/json"][id=${JSON.stringify(`order-app:${referenceId}`)}]`,
      )
    : null;

/**
 * Returns the response with the business. The first element uses the response that a hosted page contains, or the
 * response to looking up the page's domain. Later elements send a request of their own.
 */
async function fetchBusiness(
  host: Element,
  { apiBase, referenceId }: BusinessAddress,
  locale: string,
): Promise<BusinessResponse> {
  const embeddedData = findEmbeddedData(apiBase, referenceId);
  embeddedData?.remove();
  if (embeddedData) return JSON.parse(embeddedData.textContent as string);
  const url = buildBusinessUrl(host, `restaurant/${encodeURIComponent(referenceId)}`);
  const foundBusiness = foundBusinesses[url];
  delete foundBusinesses[url];
  if (foundBusiness) return foundBusiness;
  const response = await fetch(url, {
    headers: buildRequestHeaders(locale, new Date()),
    credentials: 'omit',
  });
  return { status: response.status, body: await response.json() };
}

/** Messages by language. All elements on the page share them. */
const messages: Record<string, Promise<unknown>> = {};
function loadLocale(code: string): Promise<unknown> {
  messages[code] ??= fetchLocale(code);
  const request = messages[code];
  // Forget a failed request, so that a later call tries again. This handler also keeps the rejection from being
  // reported as unhandled.
  request.catch(() => delete messages[code]);
  return request;
}

/**
 * Requests the locale file once the response with the business's languages has arrived. Guessing the language earlier
 * would sometimes load a file that nobody needs.
 */
async function requestLocale(
  requestedLocale: string | undefined,
  businessResponse: Promise<BusinessResponse> | undefined,
): Promise<string> {
  const { body } = (await businessResponse) as { body: { restaurant: { locales: string[] } } };
  const locale = choosePreferredLocale(
    requestedLocale,
    readCookies(),
    navigator.languages,
    body.restaurant.locales,
  );
  loadLocale(locale as string);
  return locale as string;
}

/** Requests the business and its locale file while the app chunk loads. Without a reference id, it requests nothing. */
function requestBusiness(host: Element, address: BusinessAddress) {
  const requestedLocale = host.getAttribute('locale') || undefined;
  const businessResponse = address.referenceId
    ? fetchBusiness(host, address, requestedLocale ?? navigator.language)
    : undefined;
  const locale = requestLocale(requestedLocale, businessResponse);
  // The app handles a failure later. Until then, the rejection must not be reported as unhandled.
  locale.catch(() => undefined);
  return { businessResponse, locale, loadLocale };
}

/** Reads which business an element shows, and the base URL of its API (absolute, without a trailing slash). */
export function readBusinessAddress(host: Element): BusinessAddress {
  const apiBase = host.getAttribute('api-base') || buildAssetUrl('/api');
  return {
    referenceId: host.getAttribute('reference-id') ?? '',
    apiBase: new URL(apiBase, host.baseURI).href.replace(/\/+$/, ''),
  };
}

/** Builds the URL of an API call that returns a business, with the theme that the element previews. */
export function buildBusinessUrl(host: Element, path: string): string {
  const themeId = host.getAttribute('theme-id');
  const { apiBase } = readBusinessAddress(host);
  return `${apiBase}/webapp/v5/${path}${themeId ? `?theme_id=${encodeURIComponent(themeId)}` : ''}`;
}

/** Requests the app chunk, the business and its locale file. */
export function startRequests(host: Element): FirstRequests {
  const address = readBusinessAddress(host);
  return {
    ...address,
    app: loadApp(),
    getRunningBuild,
    ...requestBusiness(host, address),
  };
}
