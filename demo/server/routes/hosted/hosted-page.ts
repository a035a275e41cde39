/**
 * The hosted page of a business: HTML with everything search engines and link previews read, and the element full screen. It
 * is rendered from the catalogue and the widget's build manifest.
 */

import { type Context, Hono } from 'hono';
import { toWireId } from '../../services/business/business-document.ts';
import { currentReferenceId, type Origins } from '../../services/business/origins.ts';
import type { Business, Catalogue } from '../../services/menu/business-catalogue.ts';
import { notFound, Refusal } from '../../services/shared/refusal.ts';
import { cacheText, sendSharedBody } from '../http/json-response.ts';
import { toRefusalBody } from '../http/refusal-response.ts';
import { createBodyCache } from '../http/response-cache.ts';
import type { MenuResponses } from '../menu/menu-responses.ts';
import { securityHeaders } from './content-policy.ts';
import { describePage, type PageDescription } from './describe-page.ts';
import { renderHostedPage } from './hosted-view.ts';
import type { InterfaceText } from './page-language.ts';
import { createPageStyle } from './page-style.ts';
import { iconPath } from './shared-picture.ts';
import type { WidgetBuild } from './widget-build.ts';

/** First segments that are the server's own: never a business. */
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

/** Longer than any code, or the name of any table, is none. */
const MAX_QUERY_LENGTH = { coupon: 60, table: 80 };

export interface HostedPageDeps {
  /** Null for a reference id that nobody has. */
  readonly find: (referenceId: string) => Promise<Business | null>;
  readonly menuResponses: Pick<MenuResponses, 'restaurant'>;
  readonly build: () => Promise<WidgetBuild>;
  /** The languages of the app. */
  readonly shipped: readonly string[];
  readonly words: (locale: string) => InterfaceText;
  readonly origins: Origins;
}

interface FirstData {
  /** JSON text of `{ status, body }`. */
  readonly text: string;
  /** Changes when the text does. */
  readonly stamp: string;
}

/** What the restaurant call would answer, refusals included. */
async function loadFirstData(
  business: Business | null,
  menuResponses: HostedPageDeps['menuResponses'],
): Promise<FirstData> {
  try {
    if (!business) throw notFound('The business');
    const body = await menuResponses.restaurant(business);
    return { text: `{"status":200,"body":${await body.as('identity')}}`, stamp: body.etag };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const text = JSON.stringify({ status: error.status, body: toRefusalBody(error) });
    return { text, stamp: text };
  }
}

/** The id of the branch a link names, by that id or by its own of the business file; undefined when it names none. */
const findBranchId = ({ referenceId, file }: Business, name: string | undefined): string | undefined =>
  file.branches
    .filter(({ visible }) => visible !== false)
    .map(({ id }) => ({ id, wireId: toWireId(referenceId, id) }))
    .find(({ id, wireId }) => id === name || wireId === name)?.wireId;

const readLocaleHints = (c: Context) => ({
  asked: c.req.query('lang'),
  cookies: c.req.header('cookie') ?? '',
  acceptLanguage: c.req.header('accept-language') ?? '',
});

/** A page whose language its address does not name is its visitor's own. */
const cacheHeaders = (page: PageDescription | null) =>
  page?.askedLocale
    ? { 'cache-control': 'no-cache', vary: 'accept-encoding' }
    : { 'cache-control': 'private, no-cache', vary: 'accept-language, cookie, accept-encoding' };

/**
 * `/:referenceId` and every path under it: the business's app full screen, which finds its own way from there. 404 with
 * the same app when nobody has the reference id or there is nothing at the path, 433 when the business is switched off.
 * `?lang=` names the language, `?coupon=` hands a coupon's code to the app, `?table=` and `?branch=` where the customer sits. Whole paths inside: mount it at `/`, after
 * everything else.
 */
export function hostedPage(deps: HostedPageDeps): Hono {
  const app = new Hono();
  const keep = createBodyCache(MAX_CACHED_BYTES);
  // No dots, slashes or escapes: a redirect built from the path stays on this site.
  app.get('/:referenceId{[A-Za-z0-9][A-Za-z0-9_-]*}/*', async (c, next) => {
    const referenceId = c.req.param('referenceId');
    if (RESERVED_SEGMENTS.includes(referenceId)) return next();
    const url = new URL(c.req.url);
    const business = await deps.find(referenceId);
    const elsewhere = await findRedirect(deps, business, url);
    if (elsewhere) {
      // It may move again: a browser shall not know better for ever.
      c.header('cache-control', 'no-cache');
      return c.redirect(elsewhere.location, elsewhere.status);
    }
    const build = await deps.build();
    const origin = business
      ? deps.origins.homeOf(business.file, url.href)
      : await deps.origins.originOf(url.href);
    const first = await loadFirstData(business, deps.menuResponses);
    const path = url.pathname.slice(referenceId.length + 1);
    const page =
      business && describePage(business, deps.shipped, { path, origin, hints: readLocaleHints(c) });
    const { css, source } = createPageStyle(page);
    const asked = (name: keyof typeof MAX_QUERY_LENGTH) =>
      c.req.query(name)?.trim().slice(0, MAX_QUERY_LENGTH[name]);
    const coupon = asked('coupon');
    const table = asked('table');
    const branch = business ? findBranchId(business, c.req.query('branch')) : undefined;
    const make = () =>
      cacheText(
        String(
          renderHostedPage({
            referenceId,
            page,
            words: deps.words(page?.locale ?? 'en'),
            css,
            build,
            firstData: first.text,
            iconAt: business && ((name) => iconPath({ business }, name)),
            coupon,
            table,
            branch,
          }),
        ),
        false,
      );
    const name = `${referenceId} ${page?.canonical} ${page?.askedLocale} ${page?.status}`;
    const stamp = `${business?.contentHash} ${build.id} ${build.preload} ${first.stamp}`;
    // What is in few addresses only is not worth keeping: anybody can think of more of them.
    const html = page?.canonical && !coupon && !table && !branch ? keep({ name, stamp, make }) : make();
    return sendSharedBody(c, html, {
      type: 'text/html; charset=utf-8',
      status: page?.status ?? 404,
      headers: {
        ...securityHeaders({
          style: source,
          isHttps: origin.startsWith('https:'),
          pixelOrigins: page?.pixelOrigins ?? [],
        }),
        ...cacheHeaders(page),
        'content-language': page?.locale ?? 'en',
        ...(build.id && { 'order-app-build': build.id }),
      },
    });
  });
  return app;
}

interface AddressDeps {
  readonly find: Catalogue['find'];
  readonly origins: Pick<Origins, 'ownerAt' | 'homeOf'>;
}

interface Redirect {
  readonly location: string;
  readonly status: 302 | 308;
}

/**
 * Where the page that was asked for really is; null: right there. Without a slash at its end; with the reference id in front,
 * which on a business's own domain may be left out; under the reference id the business moved to; at the first of its domains.
 */
async function findRedirect(
  { find, origins }: AddressDeps,
  business: Business | null,
  asked: URL,
): Promise<Redirect | null> {
  const { pathname, search, searchParams } = asked;
  const [, first = ''] = pathname.split('/');
  if (pathname.endsWith('/')) return { location: `${pathname.replace(/\/+$/, '')}${search}`, status: 308 };
  const owner = await origins.ownerAt(asked.href);
  if (owner && owner !== first) return { location: `/${owner}${pathname}${search}`, status: 302 };
  if (!business) return null;
  const moved = await currentReferenceId(business, find);
  if (moved) return { location: `/${moved}${pathname.slice(first.length + 1)}${search}`, status: 308 };
  const home = origins.homeOf(business.file, asked.href);
  if (owner && new URL(home).hostname !== asked.hostname)
    return { location: home + pathname + search, status: 308 };
  // Who sits at a table has said how to order.
  const isAtTable = pathname === `/${first}` && searchParams.get('table');
  return isAtTable ? { location: `${pathname}/dine_in${search}`, status: 302 } : null;
}
