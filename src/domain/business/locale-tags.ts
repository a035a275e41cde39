/** Where readers of Arabic and Persian use the digits of their script. Elsewhere they use Latin ones (decisions, section 7). */
const COUNTRIES_BY_DIGITS: Readonly<Record<string, string>> = {
  arab: 'BH DJ EG ER IQ JO KM KW LB MR OM PS QA SA SD SO SY TD YE',
  arabext: 'AF IR',
};
const SCRIPT_DIGITS: Readonly<Record<string, string>> = { ar: 'arab', fa: 'arabext' };

/** The digits for a language at a business in `country`, as the name of a numbering system of Unicode. */
function getDigits(locale: string, country: string): string {
  const digits = SCRIPT_DIGITS[locale] ?? '';
  return country && COUNTRIES_BY_DIGITS[digits]?.includes(country) ? digits : 'latn';
}

/**
 * Locale tags for Intl, with English as fallback. `country` is the business's, which decides on the digits. `withRegion` also
 * takes its order and separators: dates and times are written as in that country.
 */
export const listTags = (locale: string, country: string, withRegion = false): string[] => [
  `${locale}${withRegion && country ? `-${country}` : ''}-u-nu-${getDigits(locale, country)}`,
  'en',
];
