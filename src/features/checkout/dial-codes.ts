import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';

export interface DialCode {
  /** ISO 3166. */
  readonly country: string;
  /** "+965". */
  readonly code: string;
  /** In the asked language. */
  readonly name: string;
}

const codeOf = (country: CountryCode): string => `+${getCountryCallingCode(country)}`;

/** Every country's calling code, by name in `locale`; `home` (the business's country) first. */
export function dialCodes(locale: string, home: string): DialCode[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator([locale, 'en']);
  return getCountries()
    .map((country) => ({ country, code: codeOf(country), name: names.of(country) ?? country }))
    .sort((a, b) => Number(b.country === home) - Number(a.country === home) || compare(a.name, b.name));
}

/** The calling code of a country; '' for one that has none. */
export const dialCodeOf = (country: string): string => (isSupportedCountry(country) ? codeOf(country) : '');
