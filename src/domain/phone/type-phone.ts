import { AsYouType, type CountryCode, isSupportedCountry } from 'libphonenumber-js';
import { filterPhoneCharacters } from './phone-signs.ts';

/** Text and its caret position, in UTF-16 units. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

export interface PhoneKeyPress extends Typed {
  /** The text before this key press; absent if the field was empty. */
  readonly before?: string | undefined;
  /** Direction of deletion, if the key deleted something. */
  readonly deleted?: 'backward' | 'forward' | undefined;
}

/** The default country of a number. It applies unless the number contains a calling code. */
export interface PhonePlan {
  /** For example "+965". */
  readonly dialCode: string;
  /** ISO 3166 code. It decides the prefix for international calls. */
  readonly country: string | null;
}

export interface PhoneFieldContent extends Typed {
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
export function formatTypedPhone(phone: string, dialCode: string): string {
  const signs = filterPhoneCharacters(phone);
  return /^\d+$/.test(signs) && dialCode ? groupDigits(signs, dialCode) : phone;
}

/**
 * Splits a number with a plus or an international prefix into calling code and national digits. Null until the calling
 * code is complete, and for other numbers.
 */
function toInternational(signs: string, { country }: PhonePlan): { dialCode: string; digits: string } | null {
  const from = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const typer = new AsYouType(from);
  typer.input(signs);
  const code = typer.isInternational() ? typer.getCallingCode() : undefined;
  const at = code ? signs.indexOf(code) : 0;
  // Digits without a plus or prefix are not an international number.
  return code && at > 0 ? { dialCode: `+${code}`, digits: signs.slice(at + code.length) } : null;
}

/** The position after the given number of digits. */
function findCaretAfter(text: string, digits: number): number {
  let remainingDigits = digits;
  for (let at = 0; at < text.length; at++) {
    if (remainingDigits === 0) return at;
    if (/\d/.test(text[at] ?? '')) remainingDigits--;
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
  plan: PhonePlan,
): PhoneFieldContent {
  let signs = filterPhoneCharacters(text);
  let at = filterPhoneCharacters(text.slice(0, caret)).length;
  if (deleted && signs && signs === filterPhoneCharacters(before)) {
    if (deleted === 'backward') at = Math.max(0, at - 1);
    signs = signs.slice(0, at) + signs.slice(at + 1);
  }
  const international = toInternational(signs, plan);
  // The customer is still typing a calling code in front of a number. Digits after the caret belong to the number.
  const isCodeIncomplete = international && at > 0 && at < signs.length - international.digits.length;
  const completeInternational = isCodeIncomplete ? null : international;
  // The calling code is unknown or incomplete.
  if (signs.startsWith('+') && !completeInternational)
    return { text: signs, caret: at, dialCode: plan.dialCode };
  const digits = completeInternational ? completeInternational.digits : signs;
  const dialCode = completeInternational?.dialCode ?? plan.dialCode;
  const groupedText = dialCode ? groupDigits(digits, dialCode) : digits;
  const after = signs.length - at;
  return {
    text: groupedText,
    caret: findCaretAfter(groupedText, Math.max(0, digits.length - after)),
    dialCode,
  };
}
