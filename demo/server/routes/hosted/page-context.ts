import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';

/** A business as it is told of in one language, on pages of one origin. */
export interface PageContext {
  readonly business: Business;
  /** One of the languages the business and the app share. */
  readonly locale: string;
  /** The business's first language: what is left out of addresses. */
  readonly firstLocale: string;
  /** With the scheme, without a trailing slash. */
  readonly origin: string;
}

/** Text of the business in the language of the page, else in its first, else in any; null when there is none. */
export const localText = (
  { locale, firstLocale }: PageContext,
  text: LocalizedText | undefined,
): string | null => text?.[locale] || text?.[firstLocale] || Object.values(text ?? {}).find(Boolean) || null;

/** The whole address of a path in a language: the business's first has none, the others are a query (no path names one). */
export const localizedUrl = ({ origin, firstLocale }: PageContext, path: string, locale: string): string =>
  `${origin}${path}${locale === firstLocale ? '' : `?lang=${locale}`}`;

export const pageUrl = (telling: PageContext, path: string): string =>
  localizedUrl(telling, path, telling.locale);

interface PageImage {
  readonly src: string;
  readonly provider?: string | undefined;
}

/** The whole address of a picture of ours, in px of width; undefined for one that is elsewhere or not there. */
export const pictureUrl = (
  { origin }: PageContext,
  picture: PageImage | null | undefined,
  width: 640 | 1280,
): string | undefined =>
  picture?.src.startsWith('/') && !picture.provider ? `${origin}${picture.src}/${width}.webp` : undefined;
