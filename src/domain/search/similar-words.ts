import { isUnspaced } from './search-words.ts';

/**
 * Number of typing errors to tolerate: one from four letters on, two from eight letters on. None in a word with a digit
 * or in a script without spaces.
 */
export function countAllowedTypos(word: string): number {
  if (word.length < 4 || isUnspaced(word) || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Two edit distances: between `typed` and the whole `word`, and between `typed` and the closest prefix of `word`. One
 * edit is a missing, added or wrong letter, or a swap of two adjacent letters. Infinity if a distance exceeds
 * `maxTypos`.
 */
export function computeEditDistances(
  typed: string,
  word: string,
  maxTypos: number,
): { readonly whole: number; readonly start: number } {
  const width = typed.length;
  const depth = Math.min(word.length, width + maxTypos);
  // The table of distances has one row per letter of the word. Only three rows are kept: the next one, and the last
  // two, which a swap needs.
  if (rows[0].length <= width) rows = createRows(width * 2);
  let [before, last, next] = rows;
  for (let column = 0; column <= width; column++) last[column] = column;
  let start = width;
  let previousMinimum = 0;
  for (let row = 1; row <= depth; row++) {
    const rowMinimum = fillRow(next, typed, word, row, last, before);
    start = Math.min(start, next[width] ?? width);
    [before, last, next] = [last, next, before];
    if (rowMinimum > maxTypos && previousMinimum > maxTypos)
      return { whole: TOO_FAR, start: capDistance(start, maxTypos) };
    previousMinimum = rowMinimum;
  }
  const whole = depth === word.length ? (last[width] ?? width) : TOO_FAR;
  return { whole: capDistance(whole, maxTypos), start: capDistance(start, maxTypos) };
}

type Rows = [before: Uint8Array, last: Uint8Array, next: Uint8Array];
const createRows = (length: number): Rows => [
  new Uint8Array(length),
  new Uint8Array(length),
  new Uint8Array(length),
];
/** Reused, because allocating the rows takes longer than filling them. */
let rows = createRows(32);

const TOO_FAR = Number.POSITIVE_INFINITY;
const capDistance = (distance: number, maxTypos: number): number =>
  distance <= maxTypos ? distance : TOO_FAR;

/**
 * Fills the row `next` and returns its smallest value. Uses plain loops, because each keystroke checks thousands of
 * words.
 */
function fillRow(
  next: Uint8Array,
  typed: string,
  word: string,
  row: number,
  previous: Uint8Array,
  before: Uint8Array,
): number {
  const letter = word.charCodeAt(row - 1);
  const letterBefore = row > 1 ? word.charCodeAt(row - 2) : -1;
  let smallest = row;
  let leftCost = row;
  next[0] = row;
  for (let column = 1; column <= typed.length; column++) {
    const typedLetter = typed.charCodeAt(column - 1);
    const isSameLetter = letter === typedLetter;
    let cost = (previous[column - 1] ?? 0) + (isSameLetter ? 0 : 1);
    cost = Math.min(cost, (previous[column] ?? 0) + 1, leftCost + 1);
    if (
      !isSameLetter &&
      column > 1 &&
      letterBefore === typedLetter &&
      letter === typed.charCodeAt(column - 2)
    )
      cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    next[column] = cost;
    leftCost = cost;
    if (cost < smallest) smallest = cost;
  }
  return smallest;
}

/** Bit mask of the letters of a word. Several letters share a bit. */
export function toLetterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

/** Whether a word lacks more than `maxTypos` letters of `typed`. A cheap test that rejects most words. */
function isMissingMoreLetters(typedMask: number, wordMask: number, maxTypos: number): boolean {
  let missing = typedMask & ~wordMask;
  for (let count = 0; missing; count++) {
    if (count === maxTypos) return true;
    missing &= missing - 1;
  }
  return false;
}

/** Maximum number of results. */
const MAX_SIMILAR_WORDS = 12;

/** A word with its letter mask (see `toLetterMask`). */
interface MaskedWord {
  readonly word: string;
  readonly letterMask: number;
}

/**
 * The words that are similar to `typed` or start with something similar, nearest first. None if `maxTypos` is 0, as for
 * a short `typed`.
 */
export function findSimilarWords(
  typed: string,
  words: Iterable<MaskedWord>,
  maxTypos = countAllowedTypos(typed),
): string[] {
  if (!maxTypos) return [];
  const similarWords: { readonly word: string; readonly cost: number }[] = [];
  const typedMask = toLetterMask(typed);
  for (const { word, letterMask } of words) {
    if (
      word.length < typed.length - maxTypos ||
      isMissingMoreLetters(typedMask, letterMask, maxTypos) ||
      isUnspaced(word)
    )
      continue;
    const { whole, start } = computeEditDistances(typed, word, maxTypos);
    // A prefix match is less likely than a whole-word match.
    const cost = Math.min(whole, start + 0.5) + Math.abs(word.length - typed.length) / 100;
    if (cost < TOO_FAR) similarWords.push({ word, cost });
  }
  return similarWords
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_SIMILAR_WORDS)
    .map(({ word }) => word);
}
