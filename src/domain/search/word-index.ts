import { type WorkedOut, workedOut } from '../../lib/worked-out.ts';
import { lettersOf } from './near-words.ts';

/** Where a word stands in a field: the items by their place, ascending, and how often each. */
interface Posting {
  readonly items: number[];
  readonly counts: number[];
}

/** A word of an index. */
export interface Term {
  readonly word: string;
  /** Its letters, as bits (see `lettersOf`). */
  readonly letters: number;
  /** By field; none where it does not stand in any item's. */
  readonly postings: (Posting | undefined)[];
}

/** Of the items' fields: what a find in each is worth. */
export type Boosts = readonly number[];

/** How soon more of the same word in a field says less, and how much less a word says in a long field (BM25+). */
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

/** Counts the word for the item that comes last; whether it is there for the first time. */
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

/** Words of numbered items by field: which begin so, which hold so, and how well an item answers to one. */
export interface WordIndex {
  /** The next item's words, field by field. */
  add(fields: readonly (readonly string[])[]): void;
  readonly terms: ReadonlyMap<string, Term>;
  /** The words that begin so. */
  begunBy(start: string): readonly Term[];
  /** The words with the part in them. */
  holding(part: string): readonly Term[];
  /** Adds what a term is worth for each item to `into`, only of the fields below `fields`. */
  score(term: Term, weight: number, into: Float64Array, fields?: number): void;
}

/** Words are typed letter by letter: what one letter less was found in is looked through, not everything. */
const MOST_TYPED = 64;
const foundBefore = (found: WorkedOut<Term[]>, typed: string): Term[] | undefined =>
  found.get(typed.slice(0, -1));

/** Items are numbered from 0, in the order they are added. */
export function createWordIndex(boosts: Boosts): WordIndex {
  const terms = new Map<string, Term>();
  /** By the first unit: few words begin with each. */
  const byStart = new Map<number, Term[]>();
  /** By field, how many different words each item has in it, and all of them. */
  const lengths = boosts.map((): number[] => []);
  const totals = boosts.map(() => 0);
  let size = 0;
  const begun = workedOut<Term[]>(MOST_TYPED);
  const held = workedOut<Term[]>(MOST_TYPED);

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
      begun.forget();
      held.forget();
      fields.forEach((words, field) => {
        let different = 0;
        for (const word of words) if (addTo(postingOf(termOf(word), field), size)) different += 1;
        lengths[field]?.push(different);
        totals[field] = (totals[field] ?? 0) + different;
      });
      size += 1;
    },
    begunBy: (start) =>
      begun.of(start, () => {
        const among = foundBefore(begun, start) ?? byStart.get(start.charCodeAt(0)) ?? [];
        return start.length > 1 ? among.filter(({ word }) => word.startsWith(start)) : among;
      }),
    holding: (part) =>
      held.of(part, () => {
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

/** Sets, for the items that have the term, the first bit of `into`, and the second where a field below `fields` has it. */
export function markItems({ postings }: Term, into: Uint8Array, fields: number): void {
  postings.forEach((posting, field) => {
    const bits = field < fields ? 3 : 1;
    for (const item of posting?.items ?? []) into[item] = (into[item] ?? 0) | bits;
  });
}

/** Whether the item has the term in one of the fields below `fields`. */
export function hasTerm({ postings }: Term, item: number, fields = postings.length): boolean {
  for (let field = 0; field < fields; field++) if (isAmong(postings[field]?.items ?? [], item)) return true;
  return false;
}

/** In an ascending list. */
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
