import { filterOfferedLocales } from '../../../../src/lib/preferred-locale.ts';
import type { TitleKey } from '../../../../src/router/screen-titles.ts';
import { isSwitchedOff } from '../../services/business/switched-off.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { hasPixels, listPixelOrigins } from '../../services/tracking/public-pixels.ts';
import { buildLocalizedUrl, type PageContext, pickText } from './page-context.ts';
import { getTextDirection, type LocaleHints, selectLocale } from './page-language.ts';
import {
  buildCanonicalPath,
  findScreenPath,
  listOrderTypes,
  locatePage,
  needsAppToScroll,
  type PageLocation,
} from './page-location.ts';
import { type SharedPicture, selectSharedPicture } from './shared-picture.ts';
import { createStructuredData } from './structured-data/page-graph.ts';

/** The content of a business's page before the app runs. The business's texts are not escaped. */
export interface PageDescription {
  readonly status: 200 | 404 | 433;
  readonly title: string;
  /** The key of the message that precedes `title`: the name of the menu, or of a personal screen such as the cart. */
  readonly titleKey: TitleKey | null;
  readonly siteName: string;
  readonly description: string | null;
  readonly themeColor: string;
  /** Background colour in light mode. */
  readonly background: string;
  readonly colorScheme: 'light dark' | 'light' | 'dark';
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language in the URL, if the business supports it. */
  readonly requestedLocale: string | undefined;
  readonly country: string;
  readonly phone: string | null;
  /**
   * The path of the first screen to render, without the reference id. Empty for the landing page and for a business that
   * is switched off. Null for pages without a first screen.
   */
  readonly screenPath: string | null;
  /**
   * Whether the first screen contains all dishes. On an item page, it contains only the first dishes, behind the open
   * item.
   */
  readonly showsWholeMenu: boolean;
  /** Whether the path is a category of a menu that shows all categories on one screen. */
  readonly needsAppToScroll: boolean;
  /** The absolute URL for search engines. Null for pages that must not be indexed. */
  readonly canonical: string | null;
  /** The URLs of the page in every language, and as `x-default`. */
  readonly alternates: readonly { readonly locale: string; readonly address: string }[];
  readonly picture: SharedPicture | null;
  /** Whether the business has marketing pixels. */
  readonly hasPixels: boolean;
  /** The origins to which browsers send the events of these pixels. */
  readonly pixelOrigins: readonly string[];
  /** Origin of the business's font file. Null without a font file, or when this server has it. */
  readonly fontOrigin: string | null;
  /** JSON-LD with schema.org types. */
  readonly structuredData: object | null;
}

const COLOR_SCHEMES = { auto: 'light dark', on: 'dark', off: 'light' } as const;
const MAX_DESCRIPTION_LENGTH = 200;

const truncate = (text: string | null): string | null =>
  text && text.length > MAX_DESCRIPTION_LENGTH
    ? `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
    : text;

/** The page's item or category. Null for other pages. */
const findPageSubject = (location: PageLocation) =>
  location.kind === 'item' ? location.item : location.kind === 'category' ? location.category : null;

/** The key of the title message of a page without a name of its own, as in the app (`describe-screen.ts`). */
function findTitleKey(business: Business, location: PageLocation): TitleKey | null {
  if (location.kind === 'private') return location.titleKey;
  // A first visit to a business with one order type opens its menu (`check-one-type`).
  const isMenu =
    location.kind === 'home' ? hasOneOrderType(business) : location.kind === 'menu' && !location.group;
  return isMenu ? 'tabs.menu' : null;
}

const hasOneOrderType = (business: Business): boolean =>
  listOrderTypes(business).length === 1 && !business.response.restaurant.reservation?.enabled;

export interface PageRequest {
  /** The path after the reference id. */
  readonly path: string;
  /** With the scheme and without a trailing slash. */
  readonly origin: string;
  readonly hints: LocaleHints;
  /** Ids of the smart categories that have dishes today. */
  readonly smartCategoryIds: readonly string[];
  /** The business's day, YYYY-MM-DD. */
  readonly today: string;
}

const getFontOrigin = (url: string | undefined): string | null =>
  url && !url.startsWith('/') ? new URL(url).origin : null;

/**
 * Describes a business's page, in the visitor's language if both the app (`appLocales`) and the business support it.
 */
export function describePage(
  business: Business,
  appLocales: readonly string[],
  { path, origin, hints, smartCategoryIds, today }: PageRequest,
): PageDescription {
  const { restaurant } = business.response;
  const offeredLocales = filterOfferedLocales(restaurant.locales, appLocales);
  const firstLocale = offeredLocales[0] ?? 'en';
  const locale = selectLocale(offeredLocales, hints);
  const context: PageContext = { business, locale, firstLocale, origin };
  const isBusinessOff = isSwitchedOff(business);
  // A business that has moved to another system must no longer be indexed here.
  const location: PageLocation =
    isBusinessOff || business.file.moved?.url
      ? { kind: 'private', titleKey: null }
      : locatePage(business, path, smartCategoryIds);
  const canonicalPath = buildCanonicalPath(business, location);
  const name = pickText(context, restaurant.business_name) ?? business.referenceId;
  const subject = findPageSubject(location);
  const group = location.kind === 'menu' ? location.group : undefined;
  const title = pickText(context, (subject ?? group)?.name);
  return {
    status: isBusinessOff ? 433 : location.kind === 'missing' ? 404 : 200,
    title: title ? `${title} · ${name}` : name,
    titleKey: findTitleKey(business, location),
    siteName: name,
    description: truncate(
      pickText(context, subject?.description) ?? pickText(context, restaurant.description),
    ),
    themeColor: restaurant.theme_color,
    background: restaurant.theme_background_color,
    colorScheme: COLOR_SCHEMES[restaurant.dark_mode],
    locale,
    dir: getTextDirection(locale),
    requestedLocale: hints.requestedLocale === locale ? locale : undefined,
    country: restaurant.country_code,
    phone: restaurant.phone ?? null,
    showsWholeMenu: location.kind !== 'item',
    needsAppToScroll: needsAppToScroll(business, location),
    screenPath: isBusinessOff ? '' : findScreenPath(business, location, path),
    canonical: canonicalPath && buildLocalizedUrl(context, canonicalPath, locale),
    alternates: canonicalPath
      ? [
          ...offeredLocales.map((code) => ({
            locale: code,
            address: buildLocalizedUrl(context, canonicalPath, code),
          })),
          { locale: 'x-default', address: buildLocalizedUrl(context, canonicalPath, firstLocale) },
        ]
      : [],
    picture: selectSharedPicture(context, subject),
    hasPixels: hasPixels(business.file),
    pixelOrigins: listPixelOrigins(business.file),
    fontOrigin: getFontOrigin(business.file.settings.font_url),
    structuredData: createStructuredData(context, location, today),
  };
}
