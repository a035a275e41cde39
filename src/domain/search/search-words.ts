/** Letters of scripts that put no spaces between words. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const WORD = new RegExp(`[${UNSPACED}][${UNSPACED}\\p{M}]*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
/** Finds words faster than `WORD`, but only in text without `UNSPACED` letters. In most menus, nearly all text is such. */
const SPACED_WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MAY_BE_UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u19e0-\u19ff\u2e80-\u9fff\ua9e0-\uaa7f\uf900-\ufaff\uff00-\uffef\ud800-\udfff]/;
const LETTERS_AND_SPACES = /[\p{L}\p{N}\p{M}\s]+/gu;
const getWordPattern = (plain: string): RegExp => (MAY_BE_UNSPACED.test(plain) ? WORD : SPACED_WORD);
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const ARABIC =
  /^[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc\u{10ec0}-\u{10eff}\u{1ee00}-\u{1eeff}]/u;
/** The Arabic article, including the prepositions that are written together with it. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/;
const BARE_ARTICLE = /^(?:ال|لل)$/;

/**
 * Whether a word starts with a letter of a script without spaces. Tests the cheap pattern first, because compiling the
 * script pattern takes a millisecond.
 */
export const isUnspaced = (word: string): boolean => MAY_BE_UNSPACED.test(word) && STARTS_UNSPACED.test(word);
export const isArabic = (word: string): boolean => ARABIC.test(word);

/** A word of a plain text with its position. */
export interface FoundWord {
  readonly at: number;
  readonly word: string;
}

/** The words of a plain text. Adjacent letters of a script without spaces form one word. */
export function findWords(plain: string): FoundWord[] {
  const words: FoundWord[] = [];
  const pattern = getWordPattern(plain);
  // `matchAll` would copy the pattern for each text, and compiling this Unicode pattern takes milliseconds.
  for (let match = pattern.exec(plain); match; match = pattern.exec(plain))
    words.push({ at: match.index, word: match[0] });
  return words;
}

/** Removes the Arabic article from a word. Words of up to four letters stay unchanged. */
export const stripArticle = (word: string): string => (word.length > 4 ? word.replace(ARTICLE, '') : word);

export interface IndexedWords {
  /**
   * Words without their Arabic article. A text in a script without spaces is split into overlapping pairs of letters, followed by the last letter alone.
   * Any part of the text then starts with an indexed word.
   */
  readonly words: string[];
  /**
   * The full form of each word that `words` shortens or splits. Needed because a substring may include the removed
   * article or span two pairs.
   */
  readonly originalWords: string[];
}

/** Returns the indexed words of a plain text. */
export function toIndexedWords(plain: string): IndexedWords {
  const originalWords: string[] = [];
  const words: string[] = [];
  const mayBeUnspaced = MAY_BE_UNSPACED.test(plain);
  for (const word of plain.match(mayBeUnspaced ? WORD : SPACED_WORD) ?? []) {
    if (mayBeUnspaced && isUnspaced(word)) {
      const letters = [...word];
      letters.forEach((letter, index) => {
        words.push(letter + (letters[index + 1] ?? ''));
      });
      originalWords.push(word);
    } else {
      const wordWithoutArticle = stripArticle(word);
      words.push(wordWithoutArticle);
      if (wordWithoutArticle !== word) originalWords.push(word);
    }
  }
  return { words, originalWords };
}

/** The characters of a plain text that are not letters, digits or spaces, in runs separated by spaces. */
export const extractSymbols = (plain: string): string => plain.replace(LETTERS_AND_SPACES, ' ').trim();

/**
 * The words to search for. An Arabic article on its own is ignored if there are other words, because the customer is
 * still typing the word that it belongs to.
 */
export function toQueryWords(plain: string): string[] {
  const words = findWords(plain).flatMap(({ word }) => {
    const { words: parts } = toIndexedWords(word);
    // The last letter is already part of the last pair.
    return isUnspaced(word) && parts.length > 1 ? parts.slice(0, -1) : parts;
  });
  const wordsWithMeaning = words.filter((word) => !BARE_ARTICLE.test(word));
  return [...new Set(wordsWithMeaning.length ? wordsWithMeaning : words)];
}
