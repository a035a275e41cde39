/**
 * The hosted page of a business: HTML with metadata for search engines and link previews, and a full-screen element.
 * The server renders it from the catalogue and the widget's build manifest.
 */

import { type Context, Hono } from 'hono';
import { filterOfferedLocales } from '../../../../src/lib/preferred-locale.ts';
import { toWireId } from '../../services/business/business-document.ts';
import type { Origins } from '../../services/business/origins.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { getCalendarDay } from '../../services/schedule/opening.ts';
import { createNotFoundRefusal, Refusal } from '../../services/shared/refusal.ts';
import { sendSharedBody } from '../http/json-response.ts';
import { toRefusalBody } from '../http/refusal-response.ts';
import type { MenuResponses } from '../menu/menu-responses.ts';
import {
  type BuildPageDeps,
  type BusinessResponse,
  buildPage,
  isPlainLink,
  type PageLink,
} from './build-page.ts';
import { type LocaleHints, selectLocale } from './page-language.ts';
import { findRedirect } from './page-redirect.ts';
import { createPreparedPages, type PreparedPage } from './prepared-pages.ts';
import type { WidgetBuild } from './widget-build.ts';

/** First path segments that the server uses itself, so no business may have them as its reference id. */
const RESERVED_SEGMENTS = [
  'api',
  'assets',
  'demo',
  'console',
  'media',
  'builds',
  'payments',
  'sandbox-pay',
  'order-app.js',
  'favicon.ico',
];

/**
 * Maximum lengths of query values, in characters. No coupon code, table or area is longer, so longer values are cut
 * off.
 */
const MAX_QUERY_LENGTH = { coupon: 60, table: 80, branch: 80, area: 80, address: 200, theme_id: 80 };

export interface HostedPageDeps extends BuildPageDeps {
  /** Resolves to null for an unknown reference id. */
  readonly findBusiness: (referenceId: string) => Promise<Business | null>;
  readonly menuResponses: Pick<MenuResponses, 'getRestaurant' | 'listSmartCategoryIds'>;
  readonly readBuild: () => Promise<WidgetBuild>;
  readonly origins: Origins;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Loads the response of the restaurant call. If the call is refused, the refusal is the response. */
async function prepareBusinessResponse(
  business: Business | null,
  menuResponses: HostedPageDeps['menuResponses'],
): Promise<BusinessResponse> {
  try {
    if (!business) throw createNotFoundRefusal('The business');
    const body = await menuResponses.getRestaurant(business);
    const loadText = async () => `{"status":200,"body":${await body.encodeAs('identity')}}`;
    return {
      loadText,
      stamp: body.etag,
      smartCategoryIds: await menuResponses.listSmartCategoryIds(business),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const text = JSON.stringify({ status: error.status, body: toRefusalBody(error) });
    return { loadText: async () => text, stamp: text, smartCategoryIds: [] };
  }
}

/** Finds the wire id of the branch in a link. The link may contain the wire id or the id in the business file. */
const findBranchId = ({ referenceId, file }: Business, name: string | undefined): string | undefined =>
  file.branches
    .filter(({ visible }) => visible !== false)
    .map(({ id }) => ({ id, wireId: toWireId(referenceId, id) }))
    .find(({ id, wireId }) => id === name || wireId === name)?.wireId;

const readLocaleHints = (c: Context) => ({
  requestedLocale: c.req.query('lang'),
  cookies: c.req.header('cookie') ?? '',
  acceptLanguage: c.req.header('accept-language') ?? '',
});

/**
 * The language part of a page's cache key: the locale, and whether the URL sets it. Other language hints do not change
 * the page.
 */
function buildLanguageKey(
  { response }: Business,
  { appLocales }: Pick<HostedPageDeps, 'appLocales'>,
  hints: LocaleHints,
) {
  const locale = selectLocale(filterOfferedLocales(response.restaurant.locales, appLocales), hints);
  return [locale, hints.requestedLocale === locale];
}

const sendPage = (c: Context, { body, status, headers }: PreparedPage): Promise<Response> =>
  sendSharedBody(c, body, { type: 'text/html; charset=utf-8', status, headers });

function readLink(c: Context, business: Business | null): PageLink {
  const readQuery = (name: keyof typeof MAX_QUERY_LENGTH) =>
    c.req.query(name)?.trim().slice(0, MAX_QUERY_LENGTH[name]);
  return {
    coupon: readQuery('coupon'),
    table: readQuery('table'),
    area: readQuery('area'),
    address: readQuery('address'),
    // Pass an unknown branch to the app, which reports it and offers the other branches.
    branch: (business && findBranchId(business, c.req.query('branch'))) ?? readQuery('branch'),
    unknownTheme: business?.themeId ? undefined : readQuery('theme_id'),
  };
}

/**
 * Serves the app in full screen at `/:referenceId` and every path under it. The app does its own routing. The status is
 * 404 for an unknown reference id or path, and 433 for a switched-off business; in both cases the app shows its error
 * page. `?lang=` sets the language, `?coupon=` a coupon code, `?table=` and `?branch=` the customer's table, `?area=`
 * and `?address=` the delivery address; `?theme_id=` previews a theme. The routes contain whole paths, so mount the app
 * at `/`, after everything else.
 */
export function createHostedPageRoutes(deps: HostedPageDeps): Hono {
  const app = new Hono();
  const pages = createPreparedPages();
  // No dots, slashes or escapes, so that a redirect built from the path stays on this site.
  app.get('/:referenceId{[A-Za-z0-9][A-Za-z0-9_-]*}/*', async (c, next) => {
    const referenceId = c.req.param('referenceId');
    if (RESERVED_SEGMENTS.includes(referenceId)) return next();
    const url = new URL(c.req.url);
    const storedBusiness = await deps.findBusiness(referenceId);
    const themeId = c.req.query('theme_id');
    const business = storedBusiness && themeId ? storedBusiness.applyTheme(themeId) : storedBusiness;
    const redirect = await findRedirect(deps, business, url);
    if (redirect) {
      // The business may move again, so browsers must not cache the redirect.
      c.header('cache-control', 'no-cache');
      return c.redirect(redirect.location, redirect.status);
    }
    const [build, businessResponse] = await Promise.all([
      deps.readBuild(),
      prepareBusinessResponse(business, deps.menuResponses),
    ]);
    const origin = business
      ? deps.origins.getBusinessOrigin(business.file, url.href)
      : await deps.origins.resolveOrigin(url.href);
    const [link, hints] = [readLink(c, business), readLocaleHints(c)];
    const language = business && buildLanguageKey(business, deps, hints);
    const today = business ? getCalendarDay(business, deps.now()) : '';
    const cacheEntry = {
      key: JSON.stringify([url.origin, origin, url.pathname, language, business?.themeId]),
      stamp: `${business?.contentHash} ${build.id} ${build.preload} ${businessResponse.stamp} ${today}`,
      at: deps.now(),
    };
    const preparedPage = isPlainLink(link) ? pages.find(cacheEntry) : null;
    if (preparedPage) return sendPage(c, preparedPage);
    const { page, isShareable } = await buildPage(deps, {
      referenceId,
      business,
      url,
      origin,
      hints,
      link,
      businessResponse,
      today,
      build,
    });
    if (isShareable) pages.save(cacheEntry, page);
    return sendPage(c, page);
  });
  return app;
}
