import { offeredLocales } from '../../../../src/lib/preferred-locale.ts';
import { isSwitchedOff } from '../../services/business/switched-off.ts';
import type { Business } from '../../services/menu/catalogue.ts';
import { hasPixels, listPixelOrigins } from '../../services/tracking/public-pixels.ts';
import { addressIn, type Telling, wordsOf } from './page-context.ts';
import { directionOf, type LocaleHints, localeOf } from './page-language.ts';
import { canonicalPath, type Place, placeAt } from './page-location.ts';
import { type SharedPicture, sharedPicture } from './shared-picture.ts';
import { structuredData } from './structured-data/page-graph.ts';

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
const LONGEST_DESCRIPTION = 200;

const shortened = (text: string | null): string | null =>
  text && text.length > LONGEST_DESCRIPTION ? `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…` : text;

/** What the page is about, beside the business. */
const subjectOf = (place: Place) =>
  place.kind === 'item' ? place.item : place.kind === 'category' ? place.category : null;

export interface Asked {
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
  { path, origin, hints }: Asked,
): PageDescription {
  const { restaurant } = business.response;
  const offered = offeredLocales(restaurant.locales, shipped);
  const firstLocale = offered[0] ?? 'en';
  const locale = localeOf(offered, hints);
  const telling: Telling = { business, locale, firstLocale, origin };
  const isOff = isSwitchedOff(business);
  // What has moved elsewhere says so: nobody shall find it here any more.
  const place: Place = isOff || business.file.moved?.url ? { kind: 'private' } : placeAt(business, path);
  const canonical = canonicalPath(business, place);
  const name = wordsOf(telling, restaurant.business_name) ?? business.referenceId;
  const subject = subjectOf(place);
  const title = subject && wordsOf(telling, subject.name);
  return {
    status: isOff ? 433 : place.kind === 'missing' ? 404 : 200,
    title: title ? `${title} · ${name}` : name,
    siteName: name,
    description: shortened(
      wordsOf(telling, subject?.description) ?? wordsOf(telling, restaurant.description),
    ),
    themeColor: restaurant.theme_color,
    background: restaurant.theme_background_color,
    colorScheme: SCHEMES[restaurant.dark_mode],
    locale,
    dir: directionOf(locale),
    askedLocale: hints.asked === locale ? locale : undefined,
    country: restaurant.country_code,
    phone: restaurant.phone ?? null,
    canonical: canonical && addressIn(telling, canonical, locale),
    alternates: canonical
      ? [
          ...offered.map((code) => ({ locale: code, address: addressIn(telling, canonical, code) })),
          { locale: 'x-default', address: addressIn(telling, canonical, firstLocale) },
        ]
      : [],
    picture: sharedPicture(telling, subject),
    hasPixels: hasPixels(business.file),
    pixelOrigins: listPixelOrigins(business.file),
    structuredData: structuredData(telling, place),
  };
}
