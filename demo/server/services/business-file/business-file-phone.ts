import { parsePhoneNumberFromString } from 'libphonenumber-js';
import * as z from 'zod';
import { parsePhone } from '../../../../src/domain/phone/parse-phone.ts';
import { readPhoneText } from '../../../../src/domain/phone/phone-text.ts';

/** Maximum length of a phone number in a business file, which may be a link with parameters. */
const MAX_LENGTH = 120;

/** A number as a person writes it. A business may publish a short number, such as "1800". */
const READABLE_NUMBER = /^\+?[\d ()./-]{3,30}$/;

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/**
 * A phone number of a business as customers see it: Latin digits, no link and no invisible characters. Keeps the
 * spaces of the file. Null if the text is not a phone number.
 */
export function cleanBusinessPhone(typedText: string): string | null {
  const { text, extension } = readPhoneText(typedText);
  let number = text.trim().replace(/^00(?=[\s1-9])\s*/, '+');
  const parsedPhone = number.startsWith('+') ? parsePhone(number, '') : null;
  if (parsedPhone?.ok && countDigits(number) > countDigits(parsedPhone.dialCode + parsedPhone.national))
    // The number repeats its calling code, or has the zero for calls within the country. Format it without these
    // digits.
    number =
      parsePhoneNumberFromString(`${parsedPhone.dialCode}${parsedPhone.national}`)?.formatInternational() ??
      number;
  if (!READABLE_NUMBER.test(number) || countDigits(number) < 3) return null;
  return extension ? `${number} ext. ${extension}` : number;
}

/** A phone number of a business file. */
export const businessPhone = z
  .string()
  .max(MAX_LENGTH)
  .transform((text, { addIssue }) => {
    const phone = cleanBusinessPhone(text);
    if (phone === null) addIssue({ code: 'custom', message: 'a phone number such as "+965 2222 3333"' });
    return phone ?? z.NEVER;
  });

/** A phone number, or a text for customers that contains one. */
export const businessPhoneText = z
  .string()
  .max(MAX_LENGTH)
  .transform((text) => cleanBusinessPhone(text) ?? text);
