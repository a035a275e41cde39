import { toAsciiDigits } from '../../lib/digits.ts';

/**
 * The digits of a phone number as 0 to 9, with a plus before the first one if the number has one. Drops all other
 * characters.
 */
export const filterPhoneCharacters = (text: string): string =>
  toAsciiDigits(text)
    .replace(/[^0-9+＋]/g, '')
    .replace(/＋/g, '+')
    .replace(/(?!^)\+/g, '');
