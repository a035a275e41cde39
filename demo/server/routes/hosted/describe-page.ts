import { offeredLocales } from '../../../../src/lib/preferred-locale.ts';
import { isSwitchedOff } from '../../services/business/switched-off.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { hasPixels, listPixelOrigins } from '../../services/tracking/public-pixels.ts';
import { localizedUrl, localText, type PageContext } from './page-context.ts';
import { directionOf, type LocaleHints, localeOf } from './page-language.ts';
import { canonicalPath, locatePage, type PageLocation } from './page-location.ts';
import { type SharedPicture, selectSharedPicture } from './shared-picture.ts';
import { createStructuredData } from './structured-data/page-graph.ts';

/** What stands in the HTML of a page of a business before its app runs. All text is the business's own, not yet escaped. */
export interface PageDescription {
  readonly status: 200 | 404 | 433;
  readonly title: string;
  readonly siteName: string;
  readonly description: string | null;
  readonly themeColor: string;
  /** The ground of its pages in light mode. */
  readonly background: string;
  readonly colorScheme: 'light dark' | 'light' | 'dark';
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language the address itself names, if it names one of the business's. */
  readonly askedLocale: string | undefined;
  readonly country: string;
  readonly phone: string | null;
  /** The whole address search engines shall know; null: they shall not know this page. */
  readonly canonical: string | null;
  /** The same page in every language, and for those who read none of them. */
  readonly alternates: readonly { readonly locale: string; readonly address: string }[];
  readonly picture: SharedPicture | null;
  /** Its marketing pixels: whether there are any, and where browsers send their events. */
  readonly hasPixels: boolean;
  readonly pixelOrigins: readonly string[];
  /** schema.org, as JSON-LD. */
  readonly structuredData: object | null;
}

const SCHEMES = { auto: 'light dark', on: 'dark', off: 'light' } as const;
const MAX_DESCRIPTION_LENGTH = 200;

const truncate = (text: string | null): string | null =>
  text && text.length > MAX_DESCRIPTION_LENGTH
    ? `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
    : text;

/** What the page is about, beside the business. */
const pageSubject = (place: PageLocation) =>
  place.kind === 'item' ? place.item : place.kind === 'category' ? place.category : null;

export interface PageRequest {
  /** The path after the reference id. */
  readonly path: string;
  /** With the scheme, without a trailing slash. */
  readonly origin: string;
  readonly hints: LocaleHints;
}

/** A page of a business, in the language its visitor reads as far as the app (`shipped`) and the business have it. */
export function describePage(
  business: Business,
  shipped: readonly string[],
  { path, origin, hints }: PageRequest,
): PageDescription {
  const { restaurant } = business.response;
  const offered = offeredLocales(restaurant.locales, shipped);
  const firstLocale = offered[0] ?? 'en';
  const locale = localeOf(offered, hints);
  const telling: PageContext = { business, locale, firstLocale, origin };
  const isOff = isSwitchedOff(business);
  // What has moved elsewhere says so: nobody shall find it here any more.
  const place: PageLocation =
    isOff || business.file.moved?.url ? { kind: 'private' } : locatePage(business, path);
  const canonical = canonicalPath(business, place);
  const name = localText(telling, restaurant.business_name) ?? business.referenceId;
  const subject = pageSubject(place);
  const title = subject && localText(telling, subject.name);
  return {
    status: isOff ? 433 : place.kind === 'missing' ? 404 : 200,
    title: title ? `${title} · ${name}` : name,
    siteName: name,
    description: truncate(
      localText(telling, subject?.description) ?? localText(telling, restaurant.description),
    ),
    themeColor: restaurant.theme_color,
    background: restaurant.theme_background_color,
    colorScheme: SCHEMES[restaurant.dark_mode],
    locale,
    dir: directionOf(locale),
    askedLocale: hints.asked === locale ? locale : undefined,
    country: restaurant.country_code,
    phone: restaurant.phone ?? null,
    canonical: canonical && localizedUrl(telling, canonical, locale),
    alternates: canonical
      ? [
          ...offered.map((code) => ({ locale: code, address: localizedUrl(telling, canonical, code) })),
          { locale: 'x-default', address: localizedUrl(telling, canonical, firstLocale) },
        ]
      : [],
    picture: selectSharedPicture(telling, subject),
    hasPixels: hasPixels(business.file),
    pixelOrigins: listPixelOrigins(business.file),
    structuredData: createStructuredData(telling, place),
  };
}
