import { createMemo, type Memo } from '../../lib/memo.ts';
import { toLetterMask } from './similar-words.ts';

/**
 * The items that have a word in a field, by ascending number. `counts` has at the same index how often the word occurs in
 * that item.
 */
interface Posting {
  readonly items: number[];
  readonly counts: number[];
}

/** A word of an index. */
export interface Term {
  readonly word: string;
  /** Bit mask of its letters (see `toLetterMask`). */
  readonly letterMask: number;
  /** One posting per field; undefined if no item has the word in that field. */
  readonly postings: (Posting | undefined)[];
}

/** Weights of the fields. */
export type Boosts = readonly number[];

/** Parameters k1, b and delta of the BM25+ ranking function. */
const SATURATION = 1.2;
const LENGTH_NORMALISATION = 0.7;
const DELTA = 0.5;

function getOrCreatePosting({ postings }: Term, field: number): Posting {
  const existingPosting = postings[field];
  if (existingPosting) return existingPosting;
  const posting = { items: [], counts: [] };
  postings[field] = posting;
  return posting;
}

/** Counts an occurrence of the word in the newest item. Returns whether it is the first one in that item. */
function countWord({ items, counts }: Posting, item: number): boolean {
  const lastIndex = items.length - 1;
  if (items[lastIndex] === item) {
    counts[lastIndex] = (counts[lastIndex] ?? 0) + 1;
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
  findByPrefix(prefix: string): readonly Term[];
  findBySubstring(part: string): readonly Term[];
  /** Adds a term's score for each item to `scores`. Only the first `fieldCount` fields count. */
  score(term: Term, weight: number, scores: Float64Array, fieldCount?: number): void;
}

/**
 * Maximum number of cached lookups. A lookup of "lat" only has to filter the cached result of "la", so search as you type
 * stays fast.
 */
const MAX_CACHED_LOOKUPS = 64;
const findPreviousLookup = (cache: Memo<Term[]>, text: string): Term[] | undefined =>
  cache.get(text.slice(0, -1));

/** Creates a word index. Items are numbered from 0 in the order in which they are added. */
export function createWordIndex(boosts: Boosts): WordIndex {
  const terms = new Map<string, Term>();
  /** Terms by their first UTF-16 unit. */
  const termsByFirstUnit = new Map<number, Term[]>();
  /**
   * For each field: the number of different words in each item (`lengths`), and their sum over all items (`totals`).
   */
  const lengths = boosts.map((): number[] => []);
  const totals = boosts.map(() => 0);
  let itemCount = 0;
  const prefixCache = createMemo<Term[]>(MAX_CACHED_LOOKUPS);
  const substringCache = createMemo<Term[]>(MAX_CACHED_LOOKUPS);

  const getOrCreateTerm = (word: string): Term => {
    const existingTerm = terms.get(word);
    if (existingTerm) return existingTerm;
    const postings = boosts.map(() => undefined);
    const term = { word, letterMask: toLetterMask(word), postings };
    terms.set(word, term);
    const firstUnit = word.charCodeAt(0);
    const termsWithFirstUnit = termsByFirstUnit.get(firstUnit);
    if (termsWithFirstUnit) termsWithFirstUnit.push(term);
    else termsByFirstUnit.set(firstUnit, [term]);
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
          if (countWord(getOrCreatePosting(getOrCreateTerm(word), fieldIndex), itemCount)) distinctCount += 1;
        lengths[fieldIndex]?.push(distinctCount);
        totals[fieldIndex] = (totals[fieldIndex] ?? 0) + distinctCount;
      });
      itemCount += 1;
    },
    findByPrefix: (prefix) =>
      prefixCache.getOrCompute(prefix, () => {
        const candidates =
          findPreviousLookup(prefixCache, prefix) ?? termsByFirstUnit.get(prefix.charCodeAt(0)) ?? [];
        return prefix.length > 1 ? candidates.filter(({ word }) => word.startsWith(prefix)) : candidates;
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
        const rarity = Math.log(1 + (itemCount - items.length + 0.5) / (items.length + 0.5));
        const fieldWeight = weight * (boosts[field] ?? 1) * rarity;
        const averageLength = (totals[field] ?? 0) / itemCount;
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

/**
 * Sets bit 0 in the mark of each item that has the term, and bit 1 if the item has it in one of the first `fieldCount`
 * fields.
 */
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
