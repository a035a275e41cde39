import { isUnspaced } from './words-of.ts';

/** How many slips of the finger are forgiven: one from four letters on, two from eight. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || isUnspaced(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The fewest slips (a letter missing, too many, wrong, or two neighbours swapped) between `typed` and the whole of `word`,
 * and the beginning of it that is closest. Infinity when more than `most`.
 */
export function slipsBetween(
  typed: string,
  word: string,
  most: number,
): { readonly whole: number; readonly start: number } {
  const width = typed.length;
  const depth = Math.min(word.length, width + most);
  // One row of the table per letter of the word; a swap reaches back over one row.
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: width + 1 }, (_, at) => at);
  let start = width;
  for (let row = 1; row <= depth; row++) {
    const next = nextRow(typed, word, row, last, before);
    start = Math.min(start, next[width] ?? width);
    before = last;
    last = next;
    if (Math.min(...last) > most && Math.min(...before) > most)
      return { whole: FAR, start: within(start, most) };
  }
  const whole = depth === word.length ? (last[width] ?? width) : FAR;
  return { whole: within(whole, most), start: within(start, most) };
}

const FAR = Number.POSITIVE_INFINITY;
const within = (slips: number, most: number): number => (slips <= most ? slips : FAR);

function nextRow(
  typed: string,
  word: string,
  row: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const letter = word[row - 1];
  const next = [row];
  for (let column = 1; column <= typed.length; column++) {
    const same = letter === typed[column - 1];
    const swapped = letter === typed[column - 2] && word[row - 2] === typed[column - 1];
    next.push(
      Math.min(
        (last[column - 1] ?? FAR) + (same ? 0 : 1),
        (last[column] ?? FAR) + 1,
        (next[column - 1] ?? FAR) + 1,
        swapped ? (before[column - 2] ?? FAR) + 1 : FAR,
      ),
    );
  }
  return next;
}

/** More say nothing about what was meant. */
const MOST_NEAR = 12;

/** The words that `typed` may have been meant to be or begin, the nearest first; none at all for a short one. */
export function nearWords(typed: string, words: Iterable<string>, most = slipsAllowed(typed)): string[] {
  if (!most) return [];
  const near: { readonly word: string; readonly cost: number }[] = [];
  for (const word of words) {
    if (word.length < typed.length - most || isUnspaced(word)) continue;
    const { whole, start } = slipsBetween(typed, word, most);
    // A word begun is less likely meant than a whole one.
    const cost = Math.min(whole, start + 0.5) + Math.abs(word.length - typed.length) / 100;
    if (cost < Number.POSITIVE_INFINITY) near.push({ word, cost });
  }
  return near
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ word }) => word);
}
