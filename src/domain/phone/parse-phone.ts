import { ParseError, type PhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js';
import { readPhoneText } from './phone-text.ts';

/** Why a phone number cannot be parsed (spec, section 5). */
export type PhoneProblem = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';

export type ParsedPhone =
  | {
      readonly ok: true;
      /** With its plus, for example "+965". */
      readonly dialCode: string;
      /** National digits only: 2 to 17 of them. */
      readonly national: string;
      /** ISO 3166 code; null if several countries share the calling code and the number does not tell them apart. */
      readonly country: string | null;
    }
  | { readonly ok: false; readonly problem: PhoneProblem };

/** The international prefix used in most countries. No national number begins with it. */
const INTERNATIONAL_PREFIX = /^\s*00(?=\s*[1-9])/;

/** The calling code twice, each time with its prefix: "+49 0049" or "+49+49". */
const REPEATED_PREFIX = /^\s*\+\s*(\d{1,4})[\s()./-]*(?:\+|00)\s*\1/;

/**
 * Usual maximum length of a national number. A few countries have longer numbers, but no such number begins with the
 * calling code of its country.
 */
const MAX_USUAL_DIGITS = 11;

/**
 * The number without a second calling code, as in "+49 49 151 23456789". Some area codes equal the calling code. The
 * second code is therefore removed only if the number is invalid or too long with it, and valid without it.
 */
function removeRepeatedCode(phone: PhoneNumber): PhoneNumber {
  const { countryCallingCode: code, nationalNumber } = phone;
  const isPlausible = phone.isValid() && nationalNumber.length <= MAX_USUAL_DIGITS;
  if (!nationalNumber.startsWith(code) || isPlausible) return phone;
  try {
    const shorterPhone = parsePhoneNumberWithError(`+${nationalNumber}`);
    return shorterPhone.isValid() ? shorterPhone : phone;
  } catch {
    return phone;
  }
}

/**
 * Parses a typed or pasted phone number: digits of any script, `tel:` links, direction marks and a repeated calling
 * code. Ignores an extension. A number without a plus or 00 is a national number of `dialCode` ("+965"). Rejects text
 * over 250 characters. The library is large, so import this file only from lazy chunks.
 */
export function parsePhone(text: string, dialCode: string): ParsedPhone {
  try {
    const defaultCallingCode = dialCode.replace(/\D/g, '');
    const internationalText = readPhoneText(text)
      .text.replace(INTERNATIONAL_PREFIX, '+')
      .replace(REPEATED_PREFIX, '+$1');
    const phone = removeRepeatedCode(
      parsePhoneNumberWithError(internationalText, { defaultCallingCode, extract: false }),
    );
    return {
      ok: true,
      dialCode: `+${phone.countryCallingCode}`,
      national: phone.nationalNumber,
      country: phone.country ?? null,
    };
  } catch (error) {
    // For an unknown calling code the library throws a plain Error.
    return {
      ok: false,
      problem: error instanceof ParseError ? (error.message as PhoneProblem) : 'INVALID_COUNTRY',
    };
  }
}
