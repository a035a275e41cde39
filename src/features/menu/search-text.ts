import type { MenuItem } from '../../domain/menu/types.ts';

/** Letters one types for one another, and digits of other scripts. Marks and hamzas go with the decomposition. */
const ALIKE: Readonly<Record<string, string>> = {
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
};

/** Text without what does not matter for finding it: case, accents, Arabic vowel signs, hamza seats, tatweel. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[ةىیکßıøł]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

// What an item says, made plain once: typing must not do it again for thousands of them.
const said = new WeakMap<MenuItem, string>();

function wordsOf(item: MenuItem): string {
  let words = said.get(item);
  if (words === undefined) {
    words = plainText([item.name, item.description].flatMap((text) => Object.values(text)).join('\n'));
    said.set(item, words);
  }
  return words;
}

/**
 * Tells whether an item's name or description, in any language of the business, holds every word of the query.
 * Null when the query holds none.
 */
export function matcherOf(query: string): ((item: MenuItem) => boolean) | null {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  return words.length ? (item) => words.every((word) => wordsOf(item).includes(word)) : null;
}
