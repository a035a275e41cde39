import { parseAccept } from 'hono/utils/accept';
import type { LocalizedText } from '../../../src/api/schemas/common.ts';
import { preferredLocale } from '../../../src/lib/preferred-locale.ts';
import type { Business, Catalogue } from '../services/catalogue.ts';
import { hasPixels, pixelOriginsOf } from '../services/pixels/wire-pixels.ts';
import { Refusal } from '../services/refusal.ts';

/** What says which language the visitor reads. */
export interface LocaleHints {
  readonly cookies: string;
  readonly acceptLanguage: string;
}

/** What of a business stands in the HTML before its app runs. All text is the business's own, not yet escaped. */
export interface PageDescription {
  readonly title: string;
  readonly description: string | null;
  readonly themeColor: string;
  /** The ground of its pages in light mode. */
  readonly background: string;
  readonly colorScheme: 'light dark' | 'light' | 'dark';
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly phone: string | null;
  /** The path of a small picture. */
  readonly icon: string | null;
  /** Its marketing pixels: whether there are any, and where browsers send their events. */
  readonly hasPixels: boolean;
  readonly pixelOrigins: readonly string[];
  /** schema.org, as JSON-LD. */
  readonly structuredData: Readonly<Record<string, unknown>>;
}

/** Decisions, section 7. */
const RTL = ['ar', 'fa', 'ur'];
const SCHEMES = { auto: 'light dark', on: 'dark', off: 'light' } as const;

const textIn = (text: LocalizedText | undefined, locale: string, first: string | undefined): string | null =>
  text?.[locale] ?? text?.[first ?? ''] ?? Object.values(text ?? {})[0] ?? null;

/** The language the app will choose too: the saved one, then the browser's, then the business's first that it knows. */
function localeOf(
  business: readonly string[],
  shipped: readonly string[],
  { cookies, acceptLanguage }: LocaleHints,
): string {
  const offered = business.filter((code) => shipped.includes(code));
  const wanted = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return preferredLocale(undefined, cookies, [...wanted, ...offered], offered.length ? offered : ['en']);
}

function descriptionOf(
  { file, response: { restaurant } }: Business,
  shipped: readonly string[],
  hints: LocaleHints,
): PageDescription {
  const locale = localeOf(restaurant.locales, shipped, hints);
  const [first] = restaurant.locales;
  const title = textIn(restaurant.business_name, locale, first) ?? restaurant.reference_id;
  const description = textIn(restaurant.description, locale, first);
  const phone = restaurant.phone ?? null;
  return {
    title,
    description,
    themeColor: restaurant.theme_color,
    background: restaurant.theme_background_color,
    colorScheme: SCHEMES[restaurant.dark_mode],
    locale,
    dir: RTL.includes(locale) ? 'rtl' : 'ltr',
    phone,
    icon: restaurant.logo ? `${restaurant.logo.src}/320.webp` : null,
    hasPixels: hasPixels(file),
    pixelOrigins: pixelOriginsOf(file),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': restaurant.business_type === 'cafe' ? 'CafeOrCoffeeShop' : 'FoodEstablishment',
      name: title,
      ...(description && { description }),
      ...(phone && { telephone: phone }),
      sameAs: Object.values(restaurant.social_links),
    },
  };
}

export type Describe = (referenceId: string, hints: LocaleHints) => Promise<PageDescription | null>;

/** Describes businesses of the catalogue in the app's languages (`shipped`); null for a reference id that nobody has. */
export const describeFrom =
  (catalogue: Pick<Catalogue, 'business'>, shipped: readonly string[]): Describe =>
  async (referenceId, hints) => {
    try {
      return descriptionOf(await catalogue.business(referenceId), shipped, hints);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    }
  };
