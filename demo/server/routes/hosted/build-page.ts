import { normalisePath } from '../../../../src/router/normalise-path.ts';
import type { Origins } from '../../services/business/origins.ts';
import { listMapOrigins } from '../../services/delivery/map-services.ts';
import type { FirstScreen, FirstScreens } from '../../services/first-screen/first-screen-service.ts';
import { ITEMS_IN_FIRST_VIEW } from '../../services/first-screen/screen-task.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { cacheText } from '../http/json-response.ts';
import { buildSecurityHeaders, hashForCsp } from './content-policy.ts';
import { describePage, type PageDescription } from './describe-page.ts';
import { FIRST_SCREEN_SCRIPT_CSP_HASH } from './first-screen-script.ts';
import { renderHostedPage } from './hosted-view.ts';
import type { InterfaceText, LocaleHints } from './page-language.ts';
import { insertMissingPath } from './page-location.ts';
import { createPageStyle } from './page-style.ts';
import type { PreparedPage } from './prepared-pages.ts';
import { buildIconPath } from './shared-picture.ts';
import type { WidgetBuild } from './widget-build.ts';

export interface BuildPageDeps {
  /** The languages of the app. */
  readonly appLocales: readonly string[];
  readonly getInterfaceText: (locale: string) => InterfaceText;
  readonly origins: Pick<Origins, 'isTrusted' | 'resolveOrigin'>;
  readonly firstScreens: Pick<FirstScreens, 'render'>;
  /** The URL to which pages report the app's errors, unless the business has its own. Null if they report none. */
  readonly errorEndpoint: string | null;
}

export interface BusinessResponse {
  /** JSON text of `{ status, body }`. */
  readonly loadText: () => Promise<string>;
  /** Changes whenever the text changes. */
  readonly stamp: string;
  /** Ids of the smart categories in the text. */
  readonly smartCategoryIds: readonly string[];
}

/** The parts of a link besides the path: a coupon code, a table, its branch, and the delivery area and address. */
export interface PageLink {
  readonly coupon: string | undefined;
  readonly table: string | undefined;
  readonly branch: string | undefined;
  readonly area: string | undefined;
  readonly address: string | undefined;
  /** The name of a theme that the business does not have. The app reports it in the browser's console. */
  readonly unknownTheme: string | undefined;
}

/** Shared caches must not store a page whose URL has no language, because the language then depends on the visitor. */
const buildCacheHeaders = (page: PageDescription | null) =>
  page?.requestedLocale
    ? { 'cache-control': 'no-cache', vary: 'accept-encoding' }
    : { 'cache-control': 'private, no-cache', vary: 'accept-language, cookie, accept-encoding' };

/** The query of the links in a server-rendered screen: the language of its URL, and the theme that it previews. */
function buildLinkSuffix({ requestedLocale }: PageDescription, { themeId }: Business): string {
  const query = new URLSearchParams({
    ...(requestedLocale && { lang: requestedLocale }),
    ...(themeId && { theme_id: themeId }),
  });
  return query.size ? `?${query}` : '';
}

interface ScreenRequest {
  readonly page: PageDescription;
  readonly business: Business | null;
  /** JSON text of `{ status, body }`. */
  readonly businessResponseText: string;
  /** Changes whenever `businessResponseText` changes. */
  readonly dataStamp: string;
  readonly origin: string;
  /** The request's path. */
  readonly path: string;
}

/** The first screen of a page. Null for personal pages, and when it cannot be rendered. */
async function renderScreen(
  { firstScreens }: Pick<BuildPageDeps, 'firstScreens'>,
  { page, business, businessResponseText, dataStamp, origin, path }: ScreenRequest,
): Promise<FirstScreen | null> {
  if (!business || page.screenPath === null) return null;
  const { referenceId, contentHash } = business;
  const screen = await firstScreens.render({
    referenceId,
    themeId: business.themeId,
    path: `/${referenceId}${page.screenPath}`,
    locale: page.locale,
    colorScheme: undefined,
    consent: page.hasPixels ? 'ask' : undefined,
    brand: '',
    linkBase: '',
    linkSuffix: buildLinkSuffix(page, business),
    businessResponseText,
    origin,
    stamp: `${contentHash} ${dataStamp}`,
    maxItems: page.showsWholeMenu ? Number.POSITIVE_INFINITY : ITEMS_IN_FIRST_VIEW,
    format: 'html',
  });
  if (screen?.status !== 404) return screen;
  return {
    ...screen,
    markup: insertMissingPath(screen.markup, referenceId, normalisePath(path, referenceId)),
  };
}

/** The hash sources of the inline styles and scripts. */
const listInlineSources = (pageStyleSource: string, screen: FirstScreen | null) => ({
  styleSources: screen ? [pageStyleSource, hashForCsp(screen.css)] : [pageStyleSource],
  scriptSources: [FIRST_SCREEN_SCRIPT_CSP_HASH],
});

interface PageInput {
  readonly referenceId: string;
  readonly business: Business | null;
  readonly url: URL;
  readonly origin: string;
  readonly hints: LocaleHints;
  readonly link: PageLink;
  readonly businessResponse: BusinessResponse;
  /** The business's day, YYYY-MM-DD. Empty without a business. */
  readonly today: string;
  readonly build: WidgetBuild;
}

/**
 * Whether the link consists of a path only. Pages of other links are not cached, because anyone can make up new values
 * for a query.
 */
export const isPlainLink = (link: PageLink): boolean => !Object.values(link).some(Boolean);

/**
 * Prepares a page for a request whose `Host` header may be made up. Removes the page's own absolute URLs, which would
 * contain that host. Search engines do not index a page without a canonical URL.
 */
const removeAbsoluteUrls = (page: PageDescription): PageDescription => ({
  ...page,
  canonical: null,
  alternates: [],
  picture: null,
  structuredData: null,
});

async function describeRequest(
  { origins, appLocales }: BuildPageDeps,
  { business, referenceId, url, origin, hints, businessResponse, today }: PageInput,
): Promise<PageDescription | null> {
  if (!business) return null;
  const path = url.pathname.slice(referenceId.length + 1);
  const page = describePage(business, appLocales, {
    path,
    origin,
    hints,
    smartCategoryIds: businessResponse.smartCategoryIds,
    today,
  });
  return (await origins.isTrusted(url.href)) ? page : removeAbsoluteUrls(page);
}

/**
 * The origin of the pictures on the first screen. It is the request's origin, which the app uses too, so that pictures
 * load only once. For a `Host` header that may be made up, it is the business's origin.
 */
const resolvePictureOrigin = async (
  { origins }: Pick<BuildPageDeps, 'origins'>,
  { url, origin }: PageInput,
) => ((await origins.isTrusted(url.href)) ? origins.resolveOrigin(url.href) : origin);

/** Builds a page. `isShareable`: other visitors who request the same URL in the same language may get the same page. */
export async function buildPage(
  deps: BuildPageDeps,
  input: PageInput,
): Promise<{ readonly page: PreparedPage; readonly isShareable: boolean }> {
  const { business, origin, link, build, businessResponse } = input;
  const page = await describeRequest(deps, input);
  const { css, cspSource } = createPageStyle(page);
  const errorEndpoint = business?.file.error_endpoint ?? deps.errorEndpoint;
  const businessResponseText = await businessResponse.loadText();
  const isPlain = isPlainLink(link);
  const dataStamp = businessResponse.stamp;
  const screen =
    isPlain && page
      ? await renderScreen(deps, {
          page,
          business,
          origin: await resolvePictureOrigin(deps, input),
          path: input.url.pathname,
          businessResponseText,
          dataStamp,
        })
      : null;
  const html = renderHostedPage({
    referenceId: input.referenceId,
    page,
    css,
    origin,
    screen,
    build,
    themeId: business?.themeId,
    errorEndpoint,
    interfaceText: deps.getInterfaceText(page?.locale ?? 'en'),
    needsAppToScroll: page?.needsAppToScroll ?? false,
    businessResponseText,
    getIconPath: business && ((name) => buildIconPath({ business }, name)),
    ...link,
  });
  const headers = {
    ...buildSecurityHeaders({
      ...listInlineSources(cspSource, screen),
      isHttps: origin.startsWith('https:'),
      pixelOrigins: page?.pixelOrigins ?? [],
      mapOrigins: listMapOrigins(business?.file.settings.map ?? {}),
      fontOrigin: page?.fontOrigin ?? null,
      errorOrigin: errorEndpoint && new URL(errorEndpoint).origin,
    }),
    ...buildCacheHeaders(page),
    'content-language': page?.locale ?? 'en',
    ...(build.id && { 'order-app-build': build.id }),
  };
  const validUntil = screen?.validUntil ?? Number.POSITIVE_INFINITY;
  // Do not share a page whose screen was not rendered in time, so that the next visitor gets the screen.
  const isComplete = screen !== null || page?.screenPath === null;
  return {
    page: { body: cacheText(String(html), false), status: page?.status ?? 404, headers, validUntil },
    isShareable: isPlain && isComplete && Boolean(page?.canonical),
  };
}
