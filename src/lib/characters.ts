/**
 * Characters of a text as Unicode counts them (code points): the same number in every browser and in the backend, where
 * UTF-16 units make two of one emoji.
 */
export const characterCount = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** What a person takes for one letter: an accent or a family of emoji is never torn apart. */
function lettersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** The beginning of a text, of at most `max` characters (spec, section 5: max length counts characters). */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max || characterCount(text) <= max) return text;
  let kept = '';
  let count = 0;
  for (const letter of lettersOf(text)) {
    count += characterCount(letter);
    if (count > max) break;
    kept += letter;
  }
  return kept;
}
