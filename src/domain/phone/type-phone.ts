import { AsYouType, type CountryCode, isSupportedCountry } from 'libphonenumber-js';
import { filterPhoneCharacters } from './phone-text.ts';

/** Text and its caret position, in UTF-16 units. */
export interface TextWithCaret {
  readonly text: string;
  readonly caret: number;
}

export interface PhoneKeyPress extends TextWithCaret {
  /** The text before this key press; absent if the field was empty. */
  readonly before?: string | undefined;
  /** Direction of deletion, if the key deleted something. */
  readonly deleted?: 'backward' | 'forward' | undefined;
}

/** The default country of a number. It applies unless the number contains a calling code. */
export interface DefaultCountry {
  /** For example "+965". */
  readonly dialCode: string;
  /** ISO 3166 code. It decides the prefix for international calls. */
  readonly country: string | null;
}

export interface PhoneFieldContent extends TextWithCaret {
  readonly dialCode: string;
}

/** Groups the digits as is usual in the country. */
function groupDigits(digits: string, dialCode: string): string {
  const text = new AsYouType().input(`${dialCode}${digits}`);
  const national = text.startsWith(dialCode) ? text.slice(dialCode.length).trim() : digits;
  // Grouping must never change the digits.
  return national.replace(/\D/g, '') === digits ? national : digits;
}

/** Formats a stored number for display: national digits in groups. Other text is returned unchanged. */
export function formatPhoneForDisplay(phone: string, dialCode: string): string {
  const characters = filterPhoneCharacters(phone);
  return /^\d+$/.test(characters) && dialCode ? groupDigits(characters, dialCode) : phone;
}

/**
 * Splits a number with a plus or an international prefix into calling code and national digits. Null until the calling
 * code is complete, and for national numbers.
 */
function toInternational(
  characters: string,
  { country }: DefaultCountry,
): { dialCode: string; digits: string } | null {
  const supportedCountry = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const formatter = new AsYouType(supportedCountry);
  formatter.input(characters);
  const code = formatter.isInternational() ? formatter.getCallingCode() : undefined;
  const codeIndex = code ? characters.indexOf(code) : 0;
  // Digits without a plus or prefix are not an international number.
  return code && codeIndex > 0
    ? { dialCode: `+${code}`, digits: characters.slice(codeIndex + code.length) }
    : null;
}

/** The position after the given number of digits. */
function findCaretAfter(text: string, digits: number): number {
  let remainingDigits = digits;
  for (let index = 0; index < text.length; index++) {
    if (remainingDigits === 0) return index;
    if (/\d/.test(text[index] ?? '')) remainingDigits--;
  }
  return text.length;
}

/**
 * Returns the content of a phone field after a key press: grouped digits, the caret after the same digit, and the
 * calling code. An international number ("+49 30 ...") has its own calling code. A key that deletes a space between
 * groups deletes the adjacent digit. Characters that cannot be part of a phone number are dropped.
 */
export function applyPhoneTyping(
  { text, caret, before = '', deleted }: PhoneKeyPress,
  defaultCountry: DefaultCountry,
): PhoneFieldContent {
  let characters = filterPhoneCharacters(text);
  let caretIndex = filterPhoneCharacters(text.slice(0, caret)).length;
  if (deleted && characters && characters === filterPhoneCharacters(before)) {
    if (deleted === 'backward') caretIndex = Math.max(0, caretIndex - 1);
    characters = characters.slice(0, caretIndex) + characters.slice(caretIndex + 1);
  }
  const internationalNumber = toInternational(characters, defaultCountry);
  // The customer is still typing a calling code in front of a number. Digits after the caret belong to the number.
  const isCodeIncomplete =
    internationalNumber &&
    caretIndex > 0 &&
    caretIndex < characters.length - internationalNumber.digits.length;
  const completeInternational = isCodeIncomplete ? null : internationalNumber;
  // The calling code is unknown or incomplete.
  if (characters.startsWith('+') && !completeInternational)
    return { text: characters, caret: caretIndex, dialCode: defaultCountry.dialCode };
  const digits = completeInternational ? completeInternational.digits : characters;
  const dialCode = completeInternational?.dialCode ?? defaultCountry.dialCode;
  const groupedText = dialCode ? groupDigits(digits, dialCode) : digits;
  const countAfterCaret = characters.length - caretIndex;
  return {
    text: groupedText,
    caret: findCaretAfter(groupedText, Math.max(0, digits.length - countAfterCaret)),
    dialCode,
  };
}
