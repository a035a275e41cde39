/**
 * The hosted page of a business: HTML with metadata for search engines and link previews, and the element in full screen.
 * The server renders it from the catalogue and the widget's build manifest.
 */

import { type Context, Hono } from 'hono';
import { toWireId } from '../../services/business/business-document.ts';
import { findCurrentReferenceId, type Origins } from '../../services/business/origins.ts';
import type { FirstScreen, FirstScreens } from '../../services/first-screen/first-screen-service.ts';
import { ITEMS_IN_FIRST_VIEW } from '../../services/first-screen/screen-document.ts';
import type { Business, Catalogue } from '../../services/menu/business-catalogue.ts';
import { createNotFoundRefusal, Refusal } from '../../services/shared/refusal.ts';
import { cacheText, sendSharedBody } from '../http/json-response.ts';
import { toRefusalBody } from '../http/refusal-response.ts';
import { createBodyCache } from '../http/response-cache.ts';
import type { MenuResponses } from '../menu/menu-responses.ts';
import { buildSecurityHeaders, cspHash } from './content-policy.ts';
import { describePage, type PageDescription } from './describe-page.ts';
import { FIRST_SCREEN_SCRIPT_SOURCE } from './first-screen-script.ts';
import { renderHostedPage } from './hosted-view.ts';
import type { InterfaceText } from './page-language.ts';
import { createPageStyle } from './page-style.ts';
import { buildIconPath } from './shared-picture.ts';
import type { WidgetBuild } from './widget-build.ts';

/** First path segments that belong to the server. No business has one of them as its reference id. */
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

const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Longest query values in characters. No coupon code or table name is longer, so the rest is cut off. */
const MAX_QUERY_LENGTH = { coupon: 60, table: 80 };

export interface HostedPageDeps {
  /** Resolves to null for an unknown reference id. */
  readonly find: (referenceId: string) => Promise<Business | null>;
  readonly menuResponses: Pick<MenuResponses, 'restaurant'>;
  readonly build: () => Promise<WidgetBuild>;
  /** The languages of the app. */
  readonly appLocales: readonly string[];
  readonly getInterfaceText: (locale: string) => InterfaceText;
  readonly origins: Origins;
  readonly firstScreens: Pick<FirstScreens, 'render'>;
}

interface FirstData {
  /** JSON text of `{ status, body }`. */
  readonly text: string;
  /** Changes whenever the text changes. */
  readonly stamp: string;
}

/** Loads the response of the restaurant call. When the call is refused, the refusal is the response. */
async function loadFirstData(
  business: Business | null,
  menuResponses: HostedPageDeps['menuResponses'],
): Promise<FirstData> {
  try {
    if (!business) throw createNotFoundRefusal('The business');
    const body = await menuResponses.restaurant(business);
    return { text: `{"status":200,"body":${await body.encodeAs('identity')}}`, stamp: body.etag };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const text = JSON.stringify({ status: error.status, body: toRefusalBody(error) });
    return { text, stamp: text };
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

/** Shared caches must not store a page without a language in its URL, because its language depends on the visitor. */
const buildCacheHeaders = (page: PageDescription | null) =>
  page?.requestedLocale
    ? { 'cache-control': 'no-cache', vary: 'accept-encoding' }
    : { 'cache-control': 'private, no-cache', vary: 'accept-language, cookie, accept-encoding' };

interface ScreenRequest {
  readonly page: PageDescription;
  readonly business: Business | null;
  readonly firstData: FirstData;
  readonly origin: string;
}

/** The first screen of a page; null for personal pages, and when it cannot be rendered. */
async function renderScreen(
  { firstScreens }: Pick<HostedPageDeps, 'firstScreens'>,
  { page, business, firstData, origin }: ScreenRequest,
): Promise<FirstScreen | null> {
  if (!business || page.screenPath === null) return null;
  const { referenceId, contentHash } = business;
  return firstScreens.render({
    referenceId,
    path: `/${referenceId}${page.screenPath}`,
    locale: page.locale,
    colorScheme: undefined,
    consent: page.hasPixels ? 'ask' : undefined,
    brand: '',
    linkBase: '',
    firstData: firstData.text,
    origin,
    stamp: `${contentHash} ${firstData.stamp}`,
    maxItems: page.showsWholeMenu ? Number.POSITIVE_INFINITY : ITEMS_IN_FIRST_VIEW,
    format: 'html',
  });
}

/** What the link contains besides the path: a coupon code, a table, and the table's branch. */
function readLink(c: Context, business: Business | null) {
  const readQuery = (name: keyof typeof MAX_QUERY_LENGTH) =>
    c.req.query(name)?.trim().slice(0, MAX_QUERY_LENGTH[name]);
  return {
    coupon: readQuery('coupon'),
    table: readQuery('table'),
    branch: business ? findBranchId(business, c.req.query('branch')) : undefined,
  };
}

/** The hash sources of the inline styles and scripts. */
const inlineSources = (pageStyle: string, screen: FirstScreen | null) => ({
  styles: screen ? [pageStyle, cspHash(screen.css)] : [pageStyle],
  scripts: screen ? [FIRST_SCREEN_SCRIPT_SOURCE] : [],
});

/**
 * Serves the app in full screen at `/:referenceId` and every path under it. The app does its own routing. The status is 404
 * for an unknown reference id or path, and 433 for a switched-off business. Then the app shows its error page.
 * `?lang=` sets the language, `?coupon=` a coupon code, `?table=` and `?branch=` the customer's table. The routes contain
 * whole paths, so mount the app at `/`, after everything else.
 */
export function hostedPage(deps: HostedPageDeps): Hono {
  const app = new Hono();
  const cacheBody = createBodyCache(MAX_CACHED_BYTES);
  // No dots, slashes or escapes: a redirect built from the path stays on this site.
  app.get('/:referenceId{[A-Za-z0-9][A-Za-z0-9_-]*}/*', async (c, next) => {
    const referenceId = c.req.param('referenceId');
    if (RESERVED_SEGMENTS.includes(referenceId)) return next();
    const url = new URL(c.req.url);
    const business = await deps.find(referenceId);
    const redirect = await findRedirect(deps, business, url);
    if (redirect) {
      // The business may move again, so browsers must not cache the redirect.
      c.header('cache-control', 'no-cache');
      return c.redirect(redirect.location, redirect.status);
    }
    const build = await deps.build();
    const origin = business
      ? deps.origins.getBusinessOrigin(business.file, url.href)
      : await deps.origins.resolveOrigin(url.href);
    const firstData = await loadFirstData(business, deps.menuResponses);
    const path = url.pathname.slice(referenceId.length + 1);
    const page =
      business && describePage(business, deps.appLocales, { path, origin, hints: readLocaleHints(c) });
    const { css, cspSource } = createPageStyle(page);
    const link = readLink(c, business);
    const isPlainLink = !link.coupon && !link.table && !link.branch;
    // Coupons, tables and branches change the screen. Anybody can make up new ones, so such pages get no server-rendered screen.
    const screen =
      isPlainLink && page ? await renderScreen(deps, { page, business, firstData, origin }) : null;
    const render = () =>
      cacheText(
        String(
          renderHostedPage({
            referenceId,
            page,
            interfaceText: deps.getInterfaceText(page?.locale ?? 'en'),
            css,
            origin,
            screen,
            needsAppToScroll: page?.needsAppToScroll ?? false,
            build,
            firstData: firstData.text,
            getIconPath: business && ((name) => buildIconPath({ business }, name)),
            ...link,
          }),
        ),
        false,
      );
    const key = `${referenceId} ${page?.canonical} ${page?.requestedLocale} ${page?.status}`;
    const stamp = `${business?.contentHash} ${build.id} ${build.preload} ${firstData.stamp} ${screen?.stamp}`;
    // Cache canonical pages only: anybody can invent more URLs with coupons and tables.
    const html = page?.canonical && isPlainLink ? cacheBody({ key, stamp, render }) : render();
    return sendSharedBody(c, html, {
      type: 'text/html; charset=utf-8',
      status: page?.status ?? 404,
      headers: {
        ...buildSecurityHeaders({
          ...inlineSources(cspSource, screen),
          isHttps: origin.startsWith('https:'),
          pixelOrigins: page?.pixelOrigins ?? [],
        }),
        ...buildCacheHeaders(page),
        'content-language': page?.locale ?? 'en',
        ...(build.id && { 'order-app-build': build.id }),
      },
    });
  });
  return app;
}

interface RedirectDeps {
  readonly find: Catalogue['find'];
  readonly origins: Pick<Origins, 'findDomainOwner' | 'getBusinessOrigin'>;
}

interface Redirect {
  readonly location: string;
  readonly status: 302 | 308;
}

/**
 * Finds the right URL of the requested page. Null when `url` is right. The right URL has no trailing slash, starts with the
 * current reference id and is on the business's first domain. Links on its own domain may omit the reference id.
 */
async function findRedirect(
  { find, origins }: RedirectDeps,
  business: Business | null,
  url: URL,
): Promise<Redirect | null> {
  const { pathname, search, searchParams } = url;
  const [, firstSegment = ''] = pathname.split('/');
  if (pathname.endsWith('/')) return { location: `${pathname.replace(/\/+$/, '')}${search}`, status: 308 };
  const domainOwner = await origins.findDomainOwner(url.href);
  if (domainOwner && domainOwner !== firstSegment)
    return { location: `/${domainOwner}${pathname}${search}`, status: 302 };
  if (!business) return null;
  const currentId = await findCurrentReferenceId(business, find);
  if (currentId)
    return { location: `/${currentId}${pathname.slice(firstSegment.length + 1)}${search}`, status: 308 };
  const home = origins.getBusinessOrigin(business.file, url.href);
  if (domainOwner && new URL(home).hostname !== url.hostname)
    return { location: home + pathname + search, status: 308 };
  // A link with a table implies the order type.
  const isAtTable = pathname === `/${firstSegment}` && searchParams.get('table');
  return isAtTable ? { location: `${pathname}/dine_in${search}`, status: 302 } : null;
}
