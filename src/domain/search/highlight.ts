import { createMemo } from '../../lib/memo.ts';
import { toPlainText } from './plain-text.ts';
import { findWords, isUnspaced, stripArticle, toQueryWords } from './search-words.ts';

/** A range of the original text in UTF-16 units; `end` is exclusive. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

interface PlainWithPositions {
  readonly plain: string;
  /** For each position in `plain`, the position of the original letter in the text. */
  readonly positions: readonly number[];
}

/** Cache of plain letters, because a menu uses few different letters. */
const plainLetters = createMemo<string>(4096);
/** Cache of plain texts, because most results stay the same from one keystroke to the next. */
const plainTexts = createMemo<PlainWithPositions>(256);

function toPlainWithPositions(text: string): PlainWithPositions {
  const positions: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const plainLetter = plainLetters.getOrCompute(letter, () => toPlainText(letter));
    plain += plainLetter;
    for (let unit = 0; unit < plainLetter.length; unit++) positions.push(at);
    at += letter.length;
  }
  return { plain, positions };
}

/** Lam and alef form one ligature. Marking only one of them would hide the other. */
const isLamAlef = (plain: string, at: number): boolean => at >= 0 && plain.startsWith('لا', at);

/** Maps a range of the plain text to the original text, including accents and vowel signs. */
function toOriginalRange(
  { plain, positions }: PlainWithPositions,
  from: number,
  to: number,
  textLength: number,
): Mark {
  const first = isLamAlef(plain, from - 1) ? from - 1 : from;
  const lastPosition = isLamAlef(plain, to - 1) ? to : to - 1;
  // One original letter may be several plain letters ("ß"). Mark all of it.
  let next = lastPosition + 1;
  while (next < positions.length && positions[next] === positions[lastPosition]) next++;
  return { start: positions[first] ?? textLength, end: positions[next] ?? textLength };
}

function* findPositions(word: string, plain: string): Generator<number> {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) yield at;
}

/** A range of the plain text; `to` is exclusive. */
type PlainRange = readonly [from: number, to: number];

function findPlainRanges(
  plain: string,
  queryWords: readonly string[],
  typoTerms: readonly string[],
): PlainRange[] {
  const words = findWords(plain).map(({ at, word }) => {
    const wordWithoutArticle = stripArticle(word);
    return { from: at + word.length - wordWithoutArticle.length, word: wordWithoutArticle };
  });
  const findPrefixes = (queryWord: string): PlainRange[] =>
    words.flatMap(({ from, word }): PlainRange[] =>
      word.startsWith(queryWord) ? [[from, from + queryWord.length]] : [],
    );
  const findSubstrings = (queryWord: string): PlainRange[] =>
    [...findPositions(queryWord, plain)].map((at): PlainRange => [at, at + queryWord.length]);
  const matchRanges = queryWords.flatMap((queryWord) => {
    if (isUnspaced(queryWord)) return findSubstrings(queryWord);
    const ranges = findPrefixes(queryWord);
    return ranges.length || queryWord.length < 2 ? ranges : findSubstrings(queryWord);
  });
  // A word found despite a typing error does not contain the typed text, so mark the whole word.
  const wholeWords = typoTerms.filter((term) => !queryWords.some((queryWord) => term.startsWith(queryWord)));
  const wholeWordRanges = words.flatMap(({ from, word }): PlainRange[] =>
    wholeWords.includes(word) ? [[from, from + word.length]] : [],
  );
  return [...matchRanges, ...wholeWordRanges];
}

// Cached, because all texts of all results use the same query.
let lastQuery: { readonly query: string; readonly words: readonly string[] } = { query: '', words: [] };

function parseQuery(query: string): readonly string[] {
  if (lastQuery.query !== query) lastQuery = { query, words: toQueryWords(toPlainText(query)) };
  return lastQuery.words;
}

/**
 * The ranges of `text` that match the query, in order and without overlap. `typoTerms` are the indexed words that matched
 * despite typing errors.
 */
export function findMarks(text: string, query: string, typoTerms: readonly string[] = []): Mark[] {
  const queryWords = parseQuery(query);
  if (!queryWords.length) return [];
  const plainWithPositions = plainTexts.getOrCompute(text, () => toPlainWithPositions(text));
  const marks: Mark[] = [];
  const sortedRanges = findPlainRanges(plainWithPositions.plain, queryWords, typoTerms).sort(
    ([a], [b]) => a - b,
  );
  for (const [from, to] of sortedRanges) {
    const mark = toOriginalRange(plainWithPositions, from, to, text.length);
    const lastMark = marks.at(-1);
    if (lastMark && mark.start < lastMark.end)
      marks[marks.length - 1] = { start: lastMark.start, end: Math.max(lastMark.end, mark.end) };
    else marks.push(mark);
  }
  return marks;
}

/** A text with its marks, cut at the start so that the first mark is visible. */
export interface Excerpt {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A text with more characters than this before its first mark is cut. */
const MAX_CHARS_BEFORE_MARK = 60;
/** At most this many characters stay before the first mark of a text that is cut. */
const CHARS_BEFORE_MARK = 24;

/** Cuts the start of a text if its first mark is too far from the start to be visible. Moves the marks accordingly. */
export function createExcerpt(text: string, marks: readonly Mark[]): Excerpt {
  const firstStart = marks[0]?.start ?? 0;
  if (firstStart <= MAX_CHARS_BEFORE_MARK) return { text, marks };
  const spaceIndex = text.indexOf(' ', firstStart - CHARS_BEFORE_MARK);
  const cutIndex = spaceIndex >= 0 && spaceIndex < firstStart ? spaceIndex + 1 : firstStart;
  const offset = cutIndex - 1;
  return {
    text: `…${text.slice(cutIndex)}`,
    marks: marks.map(({ start, end }) => ({ start: start - offset, end: end - offset })),
  };
}
