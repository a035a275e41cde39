/** Digits typed on Arabic and Persian keyboards. */
const EASTERN_DIGITS = /[٠-٩۰-۹]/g;

/**
 * Normalises a typed coupon code to upper-case plain letters and digits, without spaces or invisible characters. Both
 * Turkish letters i become I, so that a code typed on a Turkish keyboard still matches.
 */
export const normalizeCouponCode = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replace(/\u0307/g, '')
    .normalize('NFKC')
    .replace(/[\s\p{C}]/gu, '')
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .toUpperCase();
