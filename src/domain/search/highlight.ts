import { createMemo } from '../../lib/memo.ts';
import { plainText } from './plain-text.ts';
import { isUnspaced, searchedWords, withoutArticle, wordsAt } from './words-of.ts';

/** A range of the original text in UTF-16 units; `end` is exclusive. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

interface Plain {
  readonly plain: string;
  /** For each position in `plain`, the position of the original letter in the text. */
  readonly places: readonly number[];
}

/** Cache of plain letters: menus use few different ones. */
const plainLetters = createMemo<string>(4096);
/** Cache of plain texts: most results stay the same from one keystroke to the next. */
const plainTexts = createMemo<Plain>(256);

function madePlain(text: string): Plain {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const part = plainLetters.getOrCompute(letter, () => plainText(letter));
    plain += part;
    for (let unit = 0; unit < part.length; unit++) places.push(at);
    at += letter.length;
  }
  return { plain, places };
}

/** Lam and alef form one ligature: marking only one of them would hide the other. */
const isLamAlef = (plain: string, at: number): boolean => at >= 0 && plain.startsWith('لا', at);

/** Maps a range of the plain text to the original text, including accents and vowel signs. */
function written({ plain, places }: Plain, from: number, to: number, length: number): Mark {
  const first = isLamAlef(plain, from - 1) ? from - 1 : from;
  const last = isLamAlef(plain, to - 1) ? to : to - 1;
  // One original letter may be several plain letters ("ß"): mark all of it.
  let next = last + 1;
  while (next < places.length && places[next] === places[last]) next++;
  return { start: places[first] ?? length, end: places[next] ?? length };
}

/** All positions of `word` in `plain`. */
function* placesOf(word: string, plain: string): Generator<number> {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) yield at;
}

type Span = readonly [from: number, to: number];

function spansOf(plain: string, searched: readonly string[], terms: readonly string[]): Span[] {
  const words = wordsAt(plain).map(({ at, word }) => {
    const bare = withoutArticle(word);
    return { from: at + word.length - bare.length, word: bare };
  });
  const begun = (part: string): Span[] =>
    words.flatMap(({ from, word }): Span[] => (word.startsWith(part) ? [[from, from + part.length]] : []));
  const anywhere = (part: string): Span[] =>
    [...placesOf(part, plain)].map((at): Span => [at, at + part.length]);
  const found = searched.flatMap((part) => {
    if (isUnspaced(part)) return anywhere(part);
    const spans = begun(part);
    return spans.length || part.length < 2 ? spans : anywhere(part);
  });
  // A word found despite a typing error does not contain the typed text: mark the whole word.
  const slipped = terms.filter((term) => !searched.some((part) => term.startsWith(part)));
  const whole = words.flatMap(({ from, word }): Span[] =>
    slipped.includes(word) ? [[from, from + word.length]] : [],
  );
  return [...found, ...whole];
}

// Cache: all texts of all results use the same query.
let lastQuery: { readonly query: string; readonly words: readonly string[] } = { query: '', words: [] };

function wordsOfQuery(query: string): readonly string[] {
  if (lastQuery.query !== query) lastQuery = { query, words: searchedWords(plainText(query)) };
  return lastQuery.words;
}

/**
 * The ranges of `text` that match the query, in order and without overlap. `terms` are the words that the index matched
 * despite typing errors.
 */
export function marksOf(text: string, query: string, terms: readonly string[] = []): Mark[] {
  const searched = wordsOfQuery(query);
  if (!searched.length) return [];
  const plain = plainTexts.getOrCompute(text, () => madePlain(text));
  const marks: Mark[] = [];
  const sorted = spansOf(plain.plain, searched, terms).sort(([a], [b]) => a - b);
  for (const [from, to] of sorted) {
    const mark = written(plain, from, to, text.length);
    const last = marks.at(-1);
    if (last && mark.start < last.end)
      marks[marks.length - 1] = { start: last.start, end: Math.max(last.end, mark.end) };
    else marks.push(mark);
  }
  return marks;
}

/** A text with its marks, cut at the start so that the first mark is visible. */
export interface Excerpt {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** Characters that fit before the first mark, and characters kept before it after a cut. */
const MOST_BEFORE = 60;
const KEPT_BEFORE = 24;

export function excerptOf(text: string, marks: readonly Mark[]): Excerpt {
  const first = marks[0]?.start ?? 0;
  if (first <= MOST_BEFORE) return { text, marks };
  const space = text.indexOf(' ', first - KEPT_BEFORE);
  const cut = space >= 0 && space < first ? space + 1 : first;
  const shift = cut - 1;
  return {
    text: `…${text.slice(cut)}`,
    marks: marks.map(({ start, end }) => ({ start: start - shift, end: end - shift })),
  };
}
