/** Digits typed on Arabic and Persian keyboards. */
const EASTERN_DIGITS = /[٠-٩۰-۹]/g;

/**
 * Normalises a typed coupon code: upper case, digits 0 to 9, no spaces and no invisible characters. The Turkish dotted
 * and dotless i both become I, so that a code typed on a Turkish keyboard still matches.
 */
export const normalizeCouponCode = (typedCode: string): string =>
  typedCode
    .normalize('NFKD')
    // The dot of the Turkish capital İ, which NFKD separates from the I.
    .replace(/\u0307/g, '')
    .normalize('NFKC')
    .replace(/[\s\p{C}]/gu, '')
    // The last four bits of the code point are the value of the digit.
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .toUpperCase();
