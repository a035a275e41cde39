/** Letters of scripts that write no spaces between words. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const WORD = new RegExp(`[${UNSPACED}][${UNSPACED}\\p{M}]*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
/** Quicker, for what holds none of those letters: nearly every text of most menus. */
const SPACED_WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MAY_BE_UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u19e0-\u19ff\u2e80-\u9fff\ua9e0-\uaa7f\uf900-\ufaff\uff00-\uffef\ud800-\udfff]/;
const LETTERS_AND_SPACES = /[\p{L}\p{N}\p{M}\s]+/gu;
const wordPattern = (plain: string): RegExp => (MAY_BE_UNSPACED.test(plain) ? WORD : SPACED_WORD);
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const ARABIC =
  /^[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc\u{10ec0}-\u{10eff}\u{1ee00}-\u{1eeff}]/u;
/** Arabic's article and the prepositions that grow together with it. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/;
const BARE_ARTICLE = /^(?:ال|لل)$/;

/** A pattern by script takes a millisecond to make: none is made for words that a quicker one tells apart. */
export const isUnspaced = (word: string): boolean => MAY_BE_UNSPACED.test(word) && STARTS_UNSPACED.test(word);
export const isArabic = (word: string): boolean => ARABIC.test(word);

/** A run of letters of a plain text: where it begins, and the run. */
export interface WordAt {
  readonly at: number;
  readonly word: string;
}

/** The words of a plain text, as they stand. A run of a script without spaces counts as one. */
export function wordsAt(plain: string): WordAt[] {
  const words: WordAt[] = [];
  const pattern = wordPattern(plain);
  // Not `matchAll`: that makes a pattern of its own for each text, and one of all the world's letters takes milliseconds to make.
  for (let match = pattern.exec(plain); match; match = pattern.exec(plain))
    words.push({ at: match.index, word: match[0] });
  return words;
}

/** A word as the index knows it: without the Arabic article. */
export const withoutArticle = (word: string): string => (word.length > 4 ? word.replace(ARTICLE, '') : word);

/** The words of a text as an index keeps them. */
export interface IndexedWords {
  /**
   * Runs of a script without spaces are pairs of letters that overlap, and the last letter by itself, so that a search for
   * any part of the run meets a beginning.
   */
  readonly words: string[];
  /** Those that `words` holds in another form, as they stand: a part may reach across what was taken off or apart. */
  readonly wholes: string[];
}

/** Of a plain text. */
export function readWords(plain: string): IndexedWords {
  const wholes: string[] = [];
  const words: string[] = [];
  const mayBeUnspaced = MAY_BE_UNSPACED.test(plain);
  for (const word of plain.match(mayBeUnspaced ? WORD : SPACED_WORD) ?? []) {
    if (mayBeUnspaced && isUnspaced(word)) {
      const letters = [...word];
      letters.forEach((letter, at) => {
        words.push(letter + (letters[at + 1] ?? ''));
      });
      wholes.push(word);
    } else {
      const bare = withoutArticle(word);
      words.push(bare);
      if (bare !== word) wholes.push(word);
    }
  }
  return { words, wholes };
}

/** What of a plain text is neither letter, digit nor space, in runs apart from one another. */
export const signsOf = (plain: string): string => plain.replace(LETTERS_AND_SPACES, ' ').trim();

/** What is looked for in an index: all of these. An article beside other words only says that one more is on its way. */
export function searchedWords(plain: string): string[] {
  const words = wordsAt(plain).flatMap(({ word }) => {
    const { words: parts } = readWords(word);
    // The last letter by itself says nothing that the pair before it does not.
    return isUnspaced(word) && parts.length > 1 ? parts.slice(0, -1) : parts;
  });
  const telling = words.filter((word) => !BARE_ARTICLE.test(word));
  return [...new Set(telling.length ? telling : words)];
}
