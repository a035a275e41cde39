import { workedOut } from '../../lib/worked-out.ts';
import { plainText } from './plain-text.ts';
import { isUnspaced, searchedWords, withoutArticle, wordsAt } from './words-of.ts';

/** Letters of a text as it was written, from `start` up to `end` (UTF-16 places). */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

interface Plain {
  readonly plain: string;
  /** For each place in `plain`, where the letter it came from begins in the text. */
  readonly places: readonly number[];
}

/** Menus are written with few letters: each is made plain once. */
const plainLetters = workedOut<string>(4096);
/** One key more, and most of what is found is what was found before. */
const plainTexts = workedOut<Plain>(256);

function madePlain(text: string): Plain {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const part = plainLetters.of(letter, () => plainText(letter));
    plain += part;
    for (let unit = 0; unit < part.length; unit++) places.push(at);
    at += letter.length;
  }
  return { plain, places };
}

/** Lam and alef are one sign: marked by half, the other half is not to be seen. */
const isLamAlef = (plain: string, at: number): boolean => at >= 0 && plain.startsWith('لا', at);

/** Where the letters at `from` up to `to` of the plain text are in the written one, with the marks upon them. */
function written({ plain, places }: Plain, from: number, to: number, length: number): Mark {
  const first = isLamAlef(plain, from - 1) ? from - 1 : from;
  const last = isLamAlef(plain, to - 1) ? to : to - 1;
  // One letter may have become two ("ß"): all of it counts.
  let next = last + 1;
  while (next < places.length && places[next] === places[last]) next++;
  return { start: places[first] ?? length, end: places[next] ?? length };
}

/** Every place `word` stands at in `plain`. */
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
  // What was found with slips is none of what was typed: the whole word is it.
  const slipped = terms.filter((term) => !searched.some((part) => term.startsWith(part)));
  const whole = words.flatMap(({ from, word }): Span[] =>
    slipped.includes(word) ? [[from, from + word.length]] : [],
  );
  return [...found, ...whole];
}

// The same query is asked for every text of every result.
let lastQuery: { readonly query: string; readonly words: readonly string[] } = { query: '', words: [] };

function wordsOfQuery(query: string): readonly string[] {
  if (lastQuery.query !== query) lastQuery = { query, words: searchedWords(plainText(query)) };
  return lastQuery.words;
}

/**
 * Which letters of `text` the query found, in order and apart from one another. `terms` are the index's words for it
 * (see `Found`).
 */
export function marksOf(text: string, query: string, terms: readonly string[] = []): Mark[] {
  const searched = wordsOfQuery(query);
  if (!searched.length) return [];
  const plain = plainTexts.of(text, () => madePlain(text));
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

/** A text with the marks in it, cut at its beginning so that the first mark comes into view. */
export interface Excerpt {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** What fits in front of the first mark, and how much of it is kept where it does not. */
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
