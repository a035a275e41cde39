const DIGIT = /\p{Nd}/gu;

/** The ten digits of a script stand in a row that begins at a multiple of 16, or 6 beyond one. */
function digitOf(digit: string): string {
  // Digits of mathematics, and wide ones, are others in another dress.
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  if (code < 128) return String.fromCodePoint(code);
  const row = code & ~15;
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
  return String((code - zero) % 10);
}

/** Digits of any script (Arabic, Persian, Bengali ...) as 0 to 9; the rest of the text stays. */
export const plainDigits = (text: string): string => text.replace(DIGIT, digitOf);

/** The digits of a text, as 0 to 9, and nothing else of it. */
export const onlyDigits = (text: string): string => plainDigits(text).replace(/[^0-9]/g, '');
