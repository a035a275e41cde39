import { createMemo, type Memo } from '../../lib/memo.ts';
import { lettersOf } from './near-words.ts';

/** Occurrences of a word in a field: item positions, ascending, with the count of each. */
interface Posting {
  readonly items: number[];
  readonly counts: number[];
}

/** A word of an index. */
export interface Term {
  readonly word: string;
  /** Bit mask of its letters (see `lettersOf`). */
  readonly letters: number;
  /** By field; undefined when no item has the word in that field. */
  readonly postings: (Posting | undefined)[];
}

/** Weights of the fields. */
export type Boosts = readonly number[];

/** Parameters k1, b and delta of the BM25+ ranking function. */
const SATURATION = 1.2;
const LENGTH_MATTERS = 0.7;
const LEAST = 0.5;

function postingOf({ postings }: Term, field: number): Posting {
  const known = postings[field];
  if (known) return known;
  const posting = { items: [], counts: [] };
  postings[field] = posting;
  return posting;
}

/** Counts the word for the last added item. Returns whether this is its first occurrence there. */
function addTo({ items, counts }: Posting, item: number): boolean {
  const last = items.length - 1;
  if (items[last] === item) {
    counts[last] = (counts[last] ?? 0) + 1;
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
  begunBy(start: string): readonly Term[];
  /** The words that contain the text. */
  holding(part: string): readonly Term[];
  /** Adds a term's score for each item to `into`. Only the first `fields` fields count. */
  score(term: Term, weight: number, into: Float64Array, fields?: number): void;
}

/** Number of cached lookups. Each keystroke filters the result of the text without its last letter. */
const MOST_TYPED = 64;
const foundBefore = (found: Memo<Term[]>, typed: string): Term[] | undefined => found.get(typed.slice(0, -1));

/** Creates a word index. Items are numbered from 0 in the order they are added. */
export function createWordIndex(boosts: Boosts): WordIndex {
  const terms = new Map<string, Term>();
  /** Terms by their first UTF-16 unit. */
  const byStart = new Map<number, Term[]>();
  /** By field: number of different words of each item, and their total. */
  const lengths = boosts.map((): number[] => []);
  const totals = boosts.map(() => 0);
  let size = 0;
  const begun = createMemo<Term[]>(MOST_TYPED);
  const held = createMemo<Term[]>(MOST_TYPED);

  const termOf = (word: string): Term => {
    const known = terms.get(word);
    if (known) return known;
    const postings = boosts.map(() => undefined);
    const term = { word, letters: lettersOf(word), postings };
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
      begun.clear();
      held.clear();
      fields.forEach((words, field) => {
        let different = 0;
        for (const word of words) if (addTo(postingOf(termOf(word), field), size)) different += 1;
        lengths[field]?.push(different);
        totals[field] = (totals[field] ?? 0) + different;
      });
      size += 1;
    },
    begunBy: (start) =>
      begun.getOrCompute(start, () => {
        const among = foundBefore(begun, start) ?? byStart.get(start.charCodeAt(0)) ?? [];
        return start.length > 1 ? among.filter(({ word }) => word.startsWith(start)) : among;
      }),
    holding: (part) =>
      held.getOrCompute(part, () => {
        const wanted = lettersOf(part);
        const found: Term[] = [];
        for (const term of foundBefore(held, part) ?? terms.values())
          if (!(wanted & ~term.letters) && term.word.includes(part)) found.push(term);
        return found;
      }),
    score({ postings }, weight, into, fields = boosts.length) {
      for (let field = 0; field < fields; field++) {
        const posting = postings[field];
        if (!posting) continue;
        const { items, counts } = posting;
        const rare = Math.log(1 + (size - items.length + 0.5) / (items.length + 0.5));
        const worth = weight * (boosts[field] ?? 1) * rare;
        const average = (totals[field] ?? 0) / size;
        const lengthsHere = lengths[field] ?? [];
        for (let at = 0; at < items.length; at++) {
          const item = items[at] ?? 0;
          const count = counts[at] ?? 0;
          const room = 1 - LENGTH_MATTERS + (LENGTH_MATTERS * (lengthsHere[item] ?? 0)) / average;
          const often = (count * (SATURATION + 1)) / (count + SATURATION * room);
          into[item] = (into[item] ?? 0) + worth * (LEAST + often);
        }
      }
    },
  };
}

/** Sets bit 0 of `into` for items that have the term, and bit 1 if one of the first `fields` fields has it. */
export function markItems({ postings }: Term, into: Uint8Array, fields: number): void {
  postings.forEach((posting, field) => {
    const bits = field < fields ? 3 : 1;
    for (const item of posting?.items ?? []) into[item] = (into[item] ?? 0) | bits;
  });
}

/** Whether the item has the term in one of the first `fields` fields. */
export function hasTerm({ postings }: Term, item: number, fields = postings.length): boolean {
  for (let field = 0; field < fields; field++) if (isAmong(postings[field]?.items ?? [], item)) return true;
  return false;
}

/** Binary search in an ascending list. */
function isAmong(items: readonly number[], item: number): boolean {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle] ?? 0) < item) low = middle + 1;
    else high = middle;
  }
  return items[low] === item;
}
