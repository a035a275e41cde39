import { plainDigits } from '../../lib/digits.ts';

/** Letters one types for one another and that no decomposition brings together. */
const ALIKE: Readonly<Record<string, string>> = {
  // Arabic, Persian, Urdu
  ٱ: 'ا',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ک: 'ك',
  // Latin and Greek
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/**
 * Marks a writer may leave out: accents, Arabic and Hebrew vowel signs, hamzas once taken off their seats, kana's voicing;
 * and what is not said at all: tatweel, joiners, direction marks. The vowel signs of Indian and Thai writing are letters.
 */
const LEFT_OUT =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff\u3099\u309a\u0640\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0f/g;

const KATAKANA = /[\u30a1-\u30f6]/g;
const PLAIN_ALREADY = /^[\n -@[-~]*$/;

/**
 * Text without what does not matter for finding it: case, accents, Arabic vowel signs, hamza seats, tatweel, the script of
 * digits, hiragana or katakana. Applied twice it changes nothing more.
 */
export function plainText(text: string): string {
  if (PLAIN_ALREADY.test(text)) return text;
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
  return plainDigits(plain);
}
