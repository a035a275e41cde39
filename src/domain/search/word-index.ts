import { createMemo, type Memo } from '../../lib/memo.ts';
import { toLetterMask } from './similar-words.ts';

/** Occurrences of a word in a field: ascending item positions, with the count at each. */
interface Posting {
  readonly items: number[];
  readonly counts: number[];
}

/** A word of an index. */
export interface Term {
  readonly word: string;
  /** Bit mask of its letters (see `toLetterMask`). */
  readonly letterMask: number;
  /** By field; undefined if no item has the word in that field. */
  readonly postings: (Posting | undefined)[];
}

/** Weights of the fields. */
export type Boosts = readonly number[];

/** Parameters k1, b and delta of the BM25+ ranking function. */
const SATURATION = 1.2;
const LENGTH_NORMALISATION = 0.7;
const DELTA = 0.5;

function getPosting({ postings }: Term, field: number): Posting {
  const existingPosting = postings[field];
  if (existingPosting) return existingPosting;
  const posting = { items: [], counts: [] };
  postings[field] = posting;
  return posting;
}

/** Counts the word for the last added item. Returns whether this is its first occurrence in that item. */
function countWord({ items, counts }: Posting, item: number): boolean {
  const lastPosition = items.length - 1;
  if (items[lastPosition] === item) {
    counts[lastPosition] = (counts[lastPosition] ?? 0) + 1;
    return false;
  }
  items.push(item);
  counts.push(1);
  return true;
}

/** An index of words by item and field, with prefix and substring lookup and scores. */
export interface WordIndex {
  /** Adds the words of the next item, by field. */
  add(fields: readonly (readonly string[])[]): void;
  readonly terms: ReadonlyMap<string, Term>;
  /** The words that start with the text. */
  findByPrefix(start: string): readonly Term[];
  /** The words that contain the text. */
  findBySubstring(part: string): readonly Term[];
  /** Adds a term's score for each item to `scores`. Only the first `fieldCount` fields count. */
  score(term: Term, weight: number, scores: Float64Array, fieldCount?: number): void;
}

/** Number of cached lookups. A lookup filters the cached result for the text without its last letter. */
const MAX_CACHED_LOOKUPS = 64;
const findPreviousLookup = (cache: Memo<Term[]>, typed: string): Term[] | undefined =>
  cache.get(typed.slice(0, -1));

/** Creates a word index. Items are numbered from 0 in the order in which they are added. */
export function createWordIndex(boosts: Boosts): WordIndex {
  const terms = new Map<string, Term>();
  /** Terms by their first UTF-16 unit. */
  const byStart = new Map<number, Term[]>();
  /**
   * For each field: the number of different words in each item (`lengths`), and their sum over all items (`totals`).
   */
  const lengths = boosts.map((): number[] => []);
  const totals = boosts.map(() => 0);
  let size = 0;
  const prefixCache = createMemo<Term[]>(MAX_CACHED_LOOKUPS);
  const substringCache = createMemo<Term[]>(MAX_CACHED_LOOKUPS);

  const getTerm = (word: string): Term => {
    const existingTerm = terms.get(word);
    if (existingTerm) return existingTerm;
    const postings = boosts.map(() => undefined);
    const term = { word, letterMask: toLetterMask(word), postings };
    terms.set(word, term);
    const start = word.charCodeAt(0);
    const others = byStart.get(start);
    if (others) others.push(term);
    else byStart.set(start, [term]);
    return term;
  };

  return {
    terms,
    add(fields) {
      prefixCache.clear();
      substringCache.clear();
      fields.forEach((words, fieldIndex) => {
        let distinctCount = 0;
        for (const word of words)
          if (countWord(getPosting(getTerm(word), fieldIndex), size)) distinctCount += 1;
        lengths[fieldIndex]?.push(distinctCount);
        totals[fieldIndex] = (totals[fieldIndex] ?? 0) + distinctCount;
      });
      size += 1;
    },
    findByPrefix: (start) =>
      prefixCache.getOrCompute(start, () => {
        const candidates = findPreviousLookup(prefixCache, start) ?? byStart.get(start.charCodeAt(0)) ?? [];
        return start.length > 1 ? candidates.filter(({ word }) => word.startsWith(start)) : candidates;
      }),
    findBySubstring: (part) =>
      substringCache.getOrCompute(part, () => {
        const partMask = toLetterMask(part);
        const matches: Term[] = [];
        for (const term of findPreviousLookup(substringCache, part) ?? terms.values())
          if (!(partMask & ~term.letterMask) && term.word.includes(part)) matches.push(term);
        return matches;
      }),
    score({ postings }, weight, scores, fieldCount = boosts.length) {
      for (let field = 0; field < fieldCount; field++) {
        const posting = postings[field];
        if (!posting) continue;
        const { items, counts } = posting;
        const rarity = Math.log(1 + (size - items.length + 0.5) / (items.length + 0.5));
        const fieldWeight = weight * (boosts[field] ?? 1) * rarity;
        const averageLength = (totals[field] ?? 0) / size;
        const fieldLengths = lengths[field] ?? [];
        for (let index = 0; index < items.length; index++) {
          const item = items[index] ?? 0;
          const count = counts[index] ?? 0;
          const lengthFactor =
            1 - LENGTH_NORMALISATION + (LENGTH_NORMALISATION * (fieldLengths[item] ?? 0)) / averageLength;
          const frequency = (count * (SATURATION + 1)) / (count + SATURATION * lengthFactor);
          scores[item] = (scores[item] ?? 0) + fieldWeight * (DELTA + frequency);
        }
      }
    },
  };
}

/** Sets bit 0 of `marks` for items that have the term, and bit 1 if one of the first `fieldCount` fields has it. */
export function markItems({ postings }: Term, marks: Uint8Array, fieldCount: number): void {
  postings.forEach((posting, fieldIndex) => {
    const bits = fieldIndex < fieldCount ? 3 : 1;
    for (const item of posting?.items ?? []) marks[item] = (marks[item] ?? 0) | bits;
  });
}

/** Whether the item has the term in one of the first `fieldCount` fields. */
export function hasTerm({ postings }: Term, item: number, fieldCount = postings.length): boolean {
  for (let field = 0; field < fieldCount; field++)
    if (includesSorted(postings[field]?.items ?? [], item)) return true;
  return false;
}

/** Searches an ascending list. */
function includesSorted(items: readonly number[], item: number): boolean {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle] ?? 0) < item) low = middle + 1;
    else high = middle;
  }
  return items[low] === item;
}
