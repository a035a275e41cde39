const DIGIT = /\p{Nd}/gu;

/**
 * Converts one digit. The ten digits of a script are consecutive code points. Their zero is at a multiple of 16, or 6
 * code points after one.
 */
function toAsciiDigit(digit: string): string {
  // NFKC maps mathematical and full-width digits to ordinary ones.
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  if (code < 128) return String.fromCodePoint(code);
  const row = code & ~15;
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
  return String((code - zero) % 10);
}

/** Converts digits of any script (Arabic, Persian, Bengali ...) to 0 to 9. The rest of the text is unchanged. */
export const toAsciiDigits = (text: string): string => text.replace(DIGIT, toAsciiDigit);

/** Only the digits of a text, converted to 0 to 9. */
export const keepDigits = (text: string): string => toAsciiDigits(text).replace(/[^0-9]/g, '');

/**
 * The part of a typed amount that can be a number. Digits of any script become 0 to 9. At most `decimals` digits follow
 * the decimal separator. If there are two different separators, the last one is the decimal separator ("1,234.50").
 */
export function sanitizeAmountInput(text: string, decimals: number): string {
  const amountText = toAsciiDigits(text)
    .replace(/[^0-9.,٫]/g, '')
    .replace(/٫/g, '.');
  const isGrouped = amountText.includes(',') && amountText.includes('.');
  const separatorIndex = isGrouped
    ? Math.max(amountText.lastIndexOf(','), amountText.lastIndexOf('.'))
    : amountText.search(/[.,]/);
  if (separatorIndex < 0) return amountText;
  const whole = keepDigits(amountText.slice(0, separatorIndex));
  if (!decimals) return whole;
  return `${whole}${amountText[separatorIndex]}${keepDigits(amountText.slice(separatorIndex + 1)).slice(0, decimals)}`;
}
