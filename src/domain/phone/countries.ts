import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import metadata from 'libphonenumber-js/min/metadata';
import { parsePhone } from './parse-phone.ts';

export interface PhoneCountry {
  /** ISO 3166 code with two letters. */
  readonly iso: string;
  /** For example "+965". */
  readonly dialCode: string;
}

const formatDialCode = (country: CountryCode): string => `+${getCountryCallingCode(country)}`;

/** The countries that share a dial code, the main one first. */
const listCountriesWithDialCode = (dialCode: string): readonly string[] => {
  const byCode: Readonly<Partial<Record<string, readonly string[]>>> = metadata.country_calling_codes;
  return byCode[dialCode.slice(1)] ?? [];
};

/** All countries with a numbering plan. */
export const listPhoneCountries = (): PhoneCountry[] =>
  getCountries().map((iso) => ({ iso, dialCode: formatDialCode(iso) }));

/** The dial code of a country. Empty for an unknown country. */
export const getDialCode = (iso: string): string => (isSupportedCountry(iso) ? formatDialCode(iso) : '');

/**
 * Finds the country of a phone number. If several countries share its dial code (+1, +44, +7), the rest of the number
 * decides. If that does not identify one of them, returns the first of `likelyCountries` with this dial code, else the
 * main country of the dial code. Null for an unknown dial code.
 */
export function getPhoneCountry(
  { dialCode, phone }: { readonly dialCode: string; readonly phone: string },
  likelyCountries: readonly string[],
): string | null {
  const countries = listCountriesWithDialCode(dialCode);
  if (countries.length < 2) return countries[0] ?? null;
  const parsedPhone = parsePhone(phone, dialCode);
  const numberCountry =
    parsedPhone.ok && countries.includes(parsedPhone.country ?? '') ? parsedPhone.country : null;
  return numberCountry ?? likelyCountries.find((iso) => countries.includes(iso)) ?? countries[0] ?? null;
}

/** Whether a phone number belongs to one of the countries, by their ISO 3166 codes. */
export const isFromCountries = (
  phone: { readonly dialCode: string; readonly phone: string },
  countries: readonly string[],
): boolean => countries.includes(getPhoneCountry(phone, countries) ?? '');
