import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import metadata from 'libphonenumber-js/min/metadata';
import { parsePhone } from './parse-phone.ts';

export interface PhoneCountry {
  /** ISO 3166 code with two letters. */
  readonly iso: string;
  /** For example "+965". */
  readonly dialCode: string;
}

const getCallingCode = (country: CountryCode): string => `+${getCountryCallingCode(country)}`;

/** The countries that share a calling code, the main one first. */
const listCountriesWithCode = (dialCode: string): readonly string[] => {
  const byCode: Readonly<Partial<Record<string, readonly string[]>>> = metadata.country_calling_codes;
  return byCode[dialCode.slice(1)] ?? [];
};

/** All countries with a numbering plan. */
export const listPhoneCountries = (): PhoneCountry[] =>
  getCountries().map((iso) => ({ iso, dialCode: getCallingCode(iso) }));

/** The calling code of a country; empty for an unknown country. */
export const getDialCode = (iso: string): string => (isSupportedCountry(iso) ? getCallingCode(iso) : '');

/**
 * The country of a phone number. If several countries share its calling code (+1, +44, +7), the rest of the number
 * decides. If that is not enough, the first country of `likely` with this code applies, else the code's main country.
 * Null for an unknown code.
 */
export function getPhoneCountry(
  { dialCode, phone }: { readonly dialCode: string; readonly phone: string },
  likelyCountries: readonly string[],
): string | null {
  const countries = listCountriesWithCode(dialCode);
  if (countries.length < 2) return countries[0] ?? null;
  const parsed = parsePhone(phone, dialCode);
  const numberCountry = parsed.ok && countries.includes(parsed.country ?? '') ? parsed.country : null;
  return numberCountry ?? likelyCountries.find((iso) => countries.includes(iso)) ?? countries[0] ?? null;
}

/** Whether a phone number belongs to one of the countries, by their ISO 3166 codes. */
export const isFromCountries = (
  phone: { readonly dialCode: string; readonly phone: string },
  countries: readonly string[],
): boolean => countries.includes(getPhoneCountry(phone, countries) ?? '');
