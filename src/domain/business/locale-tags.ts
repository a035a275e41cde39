/**
 * Countries where Arabic and Persian are written with the digits of their script. Elsewhere both languages use Latin
 * digits (decisions, section 7).
 */
const COUNTRIES_BY_DIGITS: Readonly<Record<string, string>> = {
  arab: 'BH DJ EG ER IQ JO KM KW LB MR OM PS QA SA SD SO SY TD YE',
  arabext: 'AF IR',
};
const SCRIPT_DIGITS: Readonly<Record<string, string>> = { ar: 'arab', fa: 'arabext' };

/** The Unicode numbering system for a language at a business in `country`. */
export function getNumberingSystem(locale: string, country: string): string {
  const digits = SCRIPT_DIGITS[locale] ?? '';
  return country && COUNTRIES_BY_DIGITS[digits]?.includes(country) ? digits : 'latn';
}

/**
 * Locale tags for Intl, with English as fallback. `country` is the country of the business and decides which digits
 * are used. `withRegion` also applies the date order and separators of that country.
 */
export const listLocaleTags = (locale: string, country: string, withRegion = false): string[] => [
  `${locale}${withRegion && country ? `-${country}` : ''}-u-nu-${getNumberingSystem(locale, country)}`,
  'en',
];
