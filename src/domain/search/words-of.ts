/** Letters of scripts that write no spaces between words. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const WORD = new RegExp(`[${UNSPACED}][${UNSPACED}\\p{M}]*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
/** Faster pattern for text without those letters: nearly all texts of most menus. */
const SPACED_WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MAY_BE_UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u19e0-\u19ff\u2e80-\u9fff\ua9e0-\uaa7f\uf900-\ufaff\uff00-\uffef\ud800-\udfff]/;
const LETTERS_AND_SPACES = /[\p{L}\p{N}\p{M}\s]+/gu;
const wordPattern = (plain: string): RegExp => (MAY_BE_UNSPACED.test(plain) ? WORD : SPACED_WORD);
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const ARABIC =
  /^[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc\u{10ec0}-\u{10eff}\u{1ee00}-\u{1eeff}]/u;
/** The Arabic article with the prepositions that are written together with it. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/;
const BARE_ARTICLE = /^(?:ال|لل)$/;

/** The cheap pattern first: compiling the script pattern takes a millisecond. */
export const isUnspaced = (word: string): boolean => MAY_BE_UNSPACED.test(word) && STARTS_UNSPACED.test(word);
export const isArabic = (word: string): boolean => ARABIC.test(word);

/** A word of a plain text with its position. */
export interface WordAt {
  readonly at: number;
  readonly word: string;
}

/** The words of a plain text. Adjacent letters of a script without spaces are one word. */
export function wordsAt(plain: string): WordAt[] {
  const words: WordAt[] = [];
  const pattern = wordPattern(plain);
  // Not `matchAll`: that makes a pattern of its own for each text, and one of all the world's letters takes milliseconds to make.
  for (let match = pattern.exec(plain); match; match = pattern.exec(plain))
    words.push({ at: match.index, word: match[0] });
  return words;
}

/** A word in its indexed form: without the Arabic article. */
export const withoutArticle = (word: string): string => (word.length > 4 ? word.replace(ARTICLE, '') : word);

/** The indexed words of a text. */
export interface IndexedWords {
  /**
   * Runs of a script without spaces are pairs of letters that overlap, and the last letter by itself, so that a search for
   * any part of the run meets a beginning.
   */
  readonly words: string[];
  /** Those that `words` holds in another form, as they stand: a part may reach across what was taken off or apart. */
  readonly wholes: string[];
}

/** Reads the indexed words of a plain text. */
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

/** The characters of a plain text that are not letters, digits or spaces, in runs separated by spaces. */
export const signsOf = (plain: string): string => plain.replace(LETTERS_AND_SPACES, ' ').trim();

/** The words to search for. An article next to other words is ignored: the customer is still typing the word after it. */
export function searchedWords(plain: string): string[] {
  const words = wordsAt(plain).flatMap(({ word }) => {
    const { words: parts } = readWords(word);
    // The last letter is already part of the pair before it.
    return isUnspaced(word) && parts.length > 1 ? parts.slice(0, -1) : parts;
  });
  const telling = words.filter((word) => !BARE_ARTICLE.test(word));
  return [...new Set(telling.length ? telling : words)];
}
