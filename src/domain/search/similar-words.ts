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
 * Two edit distances: between `typedWord` and the whole `word`, and between `typedWord` and the closest prefix of `word`. One
 * edit is a missing, added or wrong letter, or a swap of two adjacent letters. Infinity if a distance exceeds
 * `maxTypos`.
 */
export function computeEditDistances(
  typedWord: string,
  word: string,
  maxTypos: number,
): { readonly wholeWordDistance: number; readonly prefixDistance: number } {
  const width = typedWord.length;
  const depth = Math.min(word.length, width + maxTypos);
  // The table of distances has one row per letter of the word. Only three rows are kept: the next one, and the last
  // two, which a swap needs.
  if (rows[0].length <= width) rows = createRows(width * 2);
  let [rowBeforeLast, lastRow, nextRow] = rows;
  for (let column = 0; column <= width; column++) lastRow[column] = column;
  let prefixDistance = width;
  let previousMinimum = 0;
  for (let row = 1; row <= depth; row++) {
    const rowMinimum = fillRow(nextRow, typedWord, word, row, lastRow, rowBeforeLast);
    prefixDistance = Math.min(prefixDistance, nextRow[width] ?? width);
    [rowBeforeLast, lastRow, nextRow] = [lastRow, nextRow, rowBeforeLast];
    if (rowMinimum > maxTypos && previousMinimum > maxTypos)
      return { wholeWordDistance: TOO_FAR, prefixDistance: capDistance(prefixDistance, maxTypos) };
    previousMinimum = rowMinimum;
  }
  const wholeWordDistance = depth === word.length ? (lastRow[width] ?? width) : TOO_FAR;
  return {
    wholeWordDistance: capDistance(wholeWordDistance, maxTypos),
    prefixDistance: capDistance(prefixDistance, maxTypos),
  };
}

type Rows = [rowBeforeLast: Uint8Array, lastRow: Uint8Array, nextRow: Uint8Array];
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
 * Fills `nextRow` and returns its smallest value. Uses plain loops, because each keystroke checks thousands of
 * words.
 */
function fillRow(
  nextRow: Uint8Array,
  typedWord: string,
  word: string,
  row: number,
  lastRow: Uint8Array,
  rowBeforeLast: Uint8Array,
): number {
  const letter = word.charCodeAt(row - 1);
  const letterBefore = row > 1 ? word.charCodeAt(row - 2) : -1;
  let smallest = row;
  let leftCost = row;
  nextRow[0] = row;
  for (let column = 1; column <= typedWord.length; column++) {
    const typedLetter = typedWord.charCodeAt(column - 1);
    const isSameLetter = letter === typedLetter;
    let cost = (lastRow[column - 1] ?? 0) + (isSameLetter ? 0 : 1);
    cost = Math.min(cost, (lastRow[column] ?? 0) + 1, leftCost + 1);
    if (
      !isSameLetter &&
      column > 1 &&
      letterBefore === typedLetter &&
      letter === typedWord.charCodeAt(column - 2)
    )
      cost = Math.min(cost, (rowBeforeLast[column - 2] ?? 0) + 1);
    nextRow[column] = cost;
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

/** Whether a word lacks more than `maxTypos` letters of `typedWord`. A cheap test that rejects most words. */
function isMissingMoreLetters(typedMask: number, wordMask: number, maxTypos: number): boolean {
  let missingBits = typedMask & ~wordMask;
  for (let count = 0; missingBits; count++) {
    if (count === maxTypos) return true;
    missingBits &= missingBits - 1;
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
 * The words that are similar to `typedWord` or start with something similar, nearest first. None if `maxTypos` is 0, as for
 * a short `typedWord`.
 */
export function findSimilarWords(
  typedWord: string,
  words: Iterable<MaskedWord>,
  maxTypos = countAllowedTypos(typedWord),
): string[] {
  if (!maxTypos) return [];
  const similarWords: { readonly word: string; readonly cost: number }[] = [];
  const typedMask = toLetterMask(typedWord);
  for (const { word, letterMask } of words) {
    if (
      word.length < typedWord.length - maxTypos ||
      isMissingMoreLetters(typedMask, letterMask, maxTypos) ||
      isUnspaced(word)
    )
      continue;
    const { wholeWordDistance, prefixDistance } = computeEditDistances(typedWord, word, maxTypos);
    // A prefix match is less likely than a whole-word match.
    const cost =
      Math.min(wholeWordDistance, prefixDistance + 0.5) + Math.abs(word.length - typedWord.length) / 100;
    if (cost < TOO_FAR) similarWords.push({ word, cost });
  }
  return similarWords
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_SIMILAR_WORDS)
    .map(({ word }) => word);
}
