const DIGIT = /\p{Nd}/gu;

/** The ten digits of a script are consecutive code points from a multiple of 16, or 6 after one. */
function digitOf(digit: string): string {
  // NFKC maps mathematical and full-width digits to ordinary ones.
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  if (code < 128) return String.fromCodePoint(code);
  const row = code & ~15;
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
  return String((code - zero) % 10);
}

/** Digits of any script (Arabic, Persian, Bengali ...) as 0 to 9; the rest of the text stays. */
export const plainDigits = (text: string): string => text.replace(DIGIT, digitOf);

/** Only the digits of a text, converted to 0 to 9. */
export const onlyDigits = (text: string): string => plainDigits(text).replace(/[^0-9]/g, '');
