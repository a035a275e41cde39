import { toAsciiDigits } from '../../lib/digits.ts';

/** The digits of a phone number as 0 to 9, with a plus before the first one if it has any. All other characters are dropped. */
export const filterPhoneCharacters = (text: string): string =>
  toAsciiDigits(text)
    .replace(/[^0-9+＋]/g, '')
    .replace(/＋/g, '+')
    .replace(/(?!^)\+/g, '');
