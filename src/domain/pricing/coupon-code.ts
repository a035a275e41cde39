/** Digits as Arabic and Persian keyboards type them. */
const EASTERN_DIGITS = /[٠-٩۰-۹]/g;

/**
 * Normalises a typed coupon code: capitals, plain letters and digits, no spaces or invisible characters. The Turkish dotted and
 * dotless i are both I, because a code typed on a Turkish keyboard is the same code.
 */
export const normalizeCouponCode = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replace(/\u0307/g, '')
    .normalize('NFKC')
    .replace(/[\s\p{C}]/gu, '')
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .toUpperCase();
