import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';

/** A business with the language and the origin of its page. */
export interface PageContext {
  readonly business: Business;
  /** A language that both the business and the app support. */
  readonly locale: string;
  /** The business's first language. URLs in this language have no `?lang=`. */
  readonly firstLocale: string;
  /** With the scheme and without a trailing slash. */
  readonly origin: string;
}

/** Picks a text in the page's language, else in the business's first language, else in any. Null when empty. */
export const pickText = (
  { locale, firstLocale }: PageContext,
  text: LocalizedText | undefined,
): string | null => text?.[locale] || text?.[firstLocale] || Object.values(text ?? {}).find(Boolean) || null;

/** Builds the absolute URL of a path in a language. The business's first language needs no `?lang=`. */
export const buildLocalizedUrl = (
  { origin, firstLocale }: PageContext,
  path: string,
  locale: string,
): string => `${origin}${path}${locale === firstLocale ? '' : `?lang=${locale}`}`;

export const buildPageUrl = (context: PageContext, path: string): string =>
  buildLocalizedUrl(context, path, context.locale);

interface PageImage {
  readonly src: string;
  /** The service that resizes the picture. Undefined if this server does. */
  readonly provider?: string | undefined;
}

/** Builds the absolute URL of a picture on this server with a width in px. Undefined for pictures on other hosts. */
export const buildPictureUrl = (
  { origin }: PageContext,
  picture: PageImage | null | undefined,
  width: 640 | 1280,
): string | undefined =>
  picture?.src.startsWith('/') && !picture.provider ? `${origin}${picture.src}/${width}.webp` : undefined;
