import { isUnspaced } from './words-of.ts';

/** Number of typing errors to tolerate: one from four letters, two from eight, none in a number. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || isUnspaced(word) || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The edit distance (a letter missing, added, wrong, or two adjacent letters swapped) between `typed` and the whole `word`,
 * and between `typed` and the closest prefix of `word`. Infinity when it is more than `most`.
 */
export function slipsBetween(
  typed: string,
  word: string,
  most: number,
): { readonly whole: number; readonly start: number } {
  const width = typed.length;
  const depth = Math.min(word.length, width + most);
  // One table row per letter of the word. A swap needs the last two rows.
  if (rows[0].length <= width) rows = rowsOf(width * 2);
  let [before, last, next] = rows;
  for (let at = 0; at <= width; at++) last[at] = at;
  let start = width;
  let leastBefore = 0;
  for (let row = 1; row <= depth; row++) {
    const least = fillRow(next, typed, word, row, last, before);
    start = Math.min(start, next[width] ?? width);
    [before, last, next] = [last, next, before];
    if (least > most && leastBefore > most) return { whole: FAR, start: within(start, most) };
    leastBefore = least;
  }
  const whole = depth === word.length ? (last[width] ?? width) : FAR;
  return { whole: within(whole, most), start: within(start, most) };
}

type Rows = [before: Uint8Array, last: Uint8Array, next: Uint8Array];
const rowsOf = (length: number): Rows => [
  new Uint8Array(length),
  new Uint8Array(length),
  new Uint8Array(length),
];
/** Reused, because allocating the rows takes longer than filling them. */
let rows = rowsOf(32);

const FAR = Number.POSITIVE_INFINITY;
const within = (slips: number, most: number): number => (slips <= most ? slips : FAR);

/** Fills the row `next` and returns its smallest value. Plain loops: each keystroke checks thousands of words. */
function fillRow(
  next: Uint8Array,
  typed: string,
  word: string,
  row: number,
  last: Uint8Array,
  before: Uint8Array,
): number {
  const letter = word.charCodeAt(row - 1);
  const letterBefore = row > 1 ? word.charCodeAt(row - 2) : -1;
  let least = row;
  let left = row;
  next[0] = row;
  for (let column = 1; column <= typed.length; column++) {
    const typedHere = typed.charCodeAt(column - 1);
    const same = letter === typedHere;
    let cost = (last[column - 1] ?? 0) + (same ? 0 : 1);
    cost = Math.min(cost, (last[column] ?? 0) + 1, left + 1);
    if (!same && column > 1 && letterBefore === typedHere && letter === typed.charCodeAt(column - 2))
      cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    next[column] = cost;
    left = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/** Bit mask of the letters of a word. Several letters share a bit. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether a word lacks more than `most` letters of `typed`. A cheap test that rejects most words. */
function lacksTooMany(typed: number, word: number, most: number): boolean {
  let missing = typed & ~word;
  for (let count = 0; missing; count++) {
    if (count === most) return true;
    missing &= missing - 1;
  }
  return false;
}

/** Maximum number of results. */
const MOST_NEAR = 12;

/** A word with its `lettersOf`. */
interface Lettered {
  readonly word: string;
  readonly letters: number;
}

/** The words that are close to `typed`, or start with something close to it, nearest first; none for a short word. */
export function nearWords(typed: string, words: Iterable<Lettered>, most = slipsAllowed(typed)): string[] {
  if (!most) return [];
  const near: { readonly word: string; readonly cost: number }[] = [];
  const typedLetters = lettersOf(typed);
  for (const { word, letters } of words) {
    if (word.length < typed.length - most || lacksTooMany(typedLetters, letters, most) || isUnspaced(word))
      continue;
    const { whole, start } = slipsBetween(typed, word, most);
    // A prefix match is less likely than a match of the whole word.
    const cost = Math.min(whole, start + 0.5) + Math.abs(word.length - typed.length) / 100;
    if (cost < FAR) near.push({ word, cost });
  }
  return near
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ word }) => word);
}
