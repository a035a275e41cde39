/** Digits as Arabic and Persian keyboards type them. */
const EASTERN_DIGITS = /[٠-٩۰-۹]/g;

/**
 * A code as coupons are known by, from whatever a customer typed: capitals, without spaces or what cannot be seen, in plain
 * letters and digits. Empty when nothing is left.
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{C}]/gu, '')
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .toUpperCase();
