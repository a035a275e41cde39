import { AsYouType, type CountryCode, isSupportedCountry } from 'libphonenumber-js';
import { plainDigits } from '../../lib/digits.ts';

/** Text and where its caret stands, in UTF-16 units. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

export interface PhoneTyping extends Typed {
  /** As it was before this key; none when the field was empty. */
  readonly before?: string | undefined;
  /** Which way the key deleted, if it did. */
  readonly deleted?: 'backward' | 'forward' | undefined;
}

/** Where a number is called from: what it belongs to unless it says otherwise. */
export interface PhonePlan {
  /** "+965". */
  readonly dialCode: string;
  /** ISO 3166: how one dials abroad from there. */
  readonly country: string | null;
}

export interface TypedPhone extends Typed {
  readonly dialCode: string;
}

/** Digits, a plus before them, what people put between them, and direction marks that come along with what is pasted. */
const PHONE_LIKE =
  /^[\s(\u200e\u200f\u202a-\u202e\u2066-\u2069]*[+＋]?[\s().\-–—/\u2010\u2011\p{Nd}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;

/** What of a phone number counts: its digits as 0 to 9, and its plus. Other text stays, so that its owner can mend it. */
export const phoneSigns = (text: string): string =>
  PHONE_LIKE.test(text)
    ? plainDigits(text)
        .replace(/[^0-9+＋]/g, '')
        .replace('＋', '+')
    : text;

/** In the groups its country writes it in, as far as it goes. */
function grouped(digits: string, dialCode: string): string {
  const text = new AsYouType().input(`${dialCode}${digits}`);
  const national = text.startsWith(dialCode) ? text.slice(dialCode.length).trim() : digits;
  // Grouping must never change a number.
  return national.replace(/\D/g, '') === digits ? national : digits;
}

/** A stored number for the eye: national digits in groups; what is none stays as it is. */
export function shownPhone(phone: string, dialCode: string): string {
  const signs = phoneSigns(phone);
  return /^\d+$/.test(signs) && dialCode ? grouped(signs, dialCode) : phone;
}

/** Of a number typed with its plus, or dialled abroad: its parts, as soon as its country is clear. */
function international(signs: string, { country }: PhonePlan): { dialCode: string; digits: string } | null {
  const from = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const typer = new AsYouType(from);
  typer.input(signs);
  const code = typer.isInternational() ? typer.getCallingCode() : undefined;
  const at = code ? signs.indexOf(code) : 0;
  // Digits alone that happen to begin like a calling code say nothing.
  return code && at > 0 ? { dialCode: `+${code}`, digits: signs.slice(at + code.length) } : null;
}

/** The place after so many digits. */
function placeAfter(text: string, digits: number): number {
  let left = digits;
  for (let at = 0; at < text.length; at++) {
    if (left === 0) return at;
    if (/\d/.test(text[at] ?? '')) left--;
  }
  return text.length;
}

/**
 * What stands in a phone field after a key: the digits in groups, the caret after the same digit as before, and the
 * calling code of a number that was typed or pasted whole ("+49 30 ..."). A key that deletes a space between groups
 * deletes the digit beside it. Text that is no number stays as typed.
 */
export function typePhone({ text, caret, before = '', deleted }: PhoneTyping, plan: PhonePlan): TypedPhone {
  if (!PHONE_LIKE.test(text)) return { text, caret, dialCode: plan.dialCode };
  let signs = phoneSigns(text);
  let at = phoneSigns(text.slice(0, caret)).length;
  if (deleted && signs && signs === phoneSigns(before)) {
    if (deleted === 'backward') at = Math.max(0, at - 1);
    signs = signs.slice(0, at) + signs.slice(at + 1);
  }
  const whole = international(signs, plan);
  // A code nobody has, or not yet.
  if (signs.startsWith('+') && !whole) return { text: signs, caret: at, dialCode: plan.dialCode };
  const digits = whole ? whole.digits : signs;
  const dialCode = whole?.dialCode ?? plan.dialCode;
  const shown = dialCode ? grouped(digits, dialCode) : digits;
  const after = signs.length - at;
  return { text: shown, caret: placeAfter(shown, Math.max(0, digits.length - after)), dialCode };
}
