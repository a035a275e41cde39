import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js';

/** Why a phone number cannot be read (spec, section 5). */
export type PhoneProblem = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';

export type ParsedPhone =
  | {
      readonly ok: true;
      /** With its plus: "+965". */
      readonly dialCode: string;
      /** National digits only, 2 to 17 of them. */
      readonly national: string;
      /** ISO 3166; null where the number does not say which of the countries that share its code it is of. */
      readonly country: string | null;
    }
  | { readonly ok: false; readonly problem: PhoneProblem };

/**
 * Reads a phone number as typed, in any script's digits; without a plus it belongs to `dialCode` ("+965").
 * Text over 250 characters is refused. Heavy: import it from lazily loaded chunks only.
 */
export function parsePhone(text: string, dialCode: string): ParsedPhone {
  try {
    const defaultCallingCode = dialCode.replace(/\D/g, '');
    const phone = parsePhoneNumberWithError(text, { defaultCallingCode, extract: false });
    return {
      ok: true,
      dialCode: `+${phone.countryCallingCode}`,
      national: phone.nationalNumber,
      country: phone.country ?? null,
    };
  } catch (error) {
    // A calling code nobody has makes the library throw a plain Error.
    return {
      ok: false,
      problem: error instanceof ParseError ? (error.message as PhoneProblem) : 'INVALID_COUNTRY',
    };
  }
}
