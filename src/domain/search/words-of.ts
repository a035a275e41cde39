/** Letters of scripts that write no spaces between words. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const WORD = new RegExp(`[${UNSPACED}][${UNSPACED}\\p{M}]*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
/** Quicker, for what holds none of those letters: nearly every text of most menus. */
const SPACED_WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MAY_BE_UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u19e0-\u19ff\u2e80-\u9fff\ua9e0-\uaa7f\uf900-\ufaff\uff00-\uffef\ud800-\udfff]/;
const wordPattern = (plain: string): RegExp => (MAY_BE_UNSPACED.test(plain) ? WORD : SPACED_WORD);
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const ARABIC = /^\p{Script=Arabic}/u;
/** Arabic's article and the prepositions that grow together with it. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/;

export const isUnspaced = (word: string): boolean => STARTS_UNSPACED.test(word);
export const isArabic = (word: string): boolean => ARABIC.test(word);

/** A run of letters of a plain text: where it begins, and the run. */
export interface WordAt {
  readonly at: number;
  readonly word: string;
}

/** The words of a plain text, as they stand. A run of a script without spaces counts as one. */
export const wordsAt = (plain: string): WordAt[] =>
  [...plain.matchAll(wordPattern(plain))].map((match) => ({ at: match.index, word: match[0] }));

/** A word as the index knows it: without the Arabic article. */
export const withoutArticle = (word: string): string => (word.length > 4 ? word.replace(ARTICLE, '') : word);

/**
 * What an index keeps of a plain text. Runs of a script without spaces become pairs of letters that overlap, and the last
 * letter by itself, so that a search for any part of the run meets a beginning.
 */
export function indexedWords(plain: string): string[] {
  const words: readonly string[] = plain.match(wordPattern(plain)) ?? [];
  if (!MAY_BE_UNSPACED.test(plain)) return words.map(withoutArticle);
  return words.flatMap((word) => {
    if (!isUnspaced(word)) return withoutArticle(word);
    const letters = [...word];
    return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
  });
}

/** What is looked for in an index: all of these. */
export function searchedWords(plain: string): string[] {
  const words = wordsAt(plain).flatMap(({ word }) => {
    const parts = indexedWords(word);
    // The last letter by itself says nothing that the pair before it does not.
    return isUnspaced(word) && parts.length > 1 ? parts.slice(0, -1) : parts;
  });
  return [...new Set(words)];
}
