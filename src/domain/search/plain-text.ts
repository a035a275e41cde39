import { toAsciiDigits } from '../../lib/digits.ts';

/** Letters that people type for each other and that Unicode decomposition does not unify. */
const LETTER_VARIANTS: Readonly<Record<string, string>> = {
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
const VARIANT_LETTERS = new RegExp(`[${Object.keys(LETTER_VARIANTS).join('')}]`, 'g');

/**
 * Optional marks: accents, Arabic and Hebrew vowel signs, decomposed hamzas, kana voicing, tatweel, joiners and
 * direction marks. Vowel signs of Indic scripts and Thai are letters, so they are kept.
 */
const OPTIONAL_MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff\u3099\u309a\u0640\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0f/g;

const KATAKANA = /[\u30a1-\u30f6]/g;
/** ASCII without capital letters, on any number of lines. */
const ALREADY_PLAIN = /^[\n -@[-~]*$/;

/**
 * Normalises text for search: removes case, accents, Arabic vowel signs, hamza seats and tatweel, and unifies the
 * digits of all scripts, and katakana with hiragana. Idempotent.
 */
export function toPlainText(text: string): string {
  if (ALREADY_PLAIN.test(text)) return text;
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(OPTIONAL_MARKS, '')
    .replace(VARIANT_LETTERS, (letter) => LETTER_VARIANTS[letter] ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
  return toAsciiDigits(plain);
}
