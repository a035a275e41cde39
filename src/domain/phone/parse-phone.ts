import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js';
import { toAsciiDigits } from '../../lib/digits.ts';

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

/**
 * Parses a typed phone number with digits of any script. A number without a plus or 00 is a national number of
 * `dialCode` ("+965"). Rejects text over 250 characters. The library is large, so import this file only from lazy
 * chunks.
 */
export function parsePhone(text: string, dialCode: string): ParsedPhone {
  try {
    const defaultCallingCode = dialCode.replace(/\D/g, '');
    const international = toAsciiDigits(text).replace(INTERNATIONAL_PREFIX, '+');
    const phone = parsePhoneNumberWithError(international, { defaultCallingCode, extract: false });
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
