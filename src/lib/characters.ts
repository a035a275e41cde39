/**
 * Number of Unicode code points of a text. The app and the backend count the same. In UTF-16 units, an emoji would
 * count as two.
 */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** Splits a text into graphemes, so that accents and emoji sequences stay together. */
function splitGraphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** The longest prefix of at most `max` characters that does not split a grapheme (spec, section 5). */
export function takeCharacters(text: string, max: number): string {
  if (text.length <= max || countCharacters(text) <= max) return text;
  let prefix = '';
  let count = 0;
  for (const grapheme of splitGraphemes(text)) {
    count += countCharacters(grapheme);
    if (count > max) break;
    prefix += grapheme;
  }
  return prefix;
}
