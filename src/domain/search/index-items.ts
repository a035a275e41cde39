import { createMemo } from '../../lib/memo.ts';
import type { LocalizedText, MenuItem } from '../menu/menu-types.ts';
import { nearWords, slipsAllowed } from './near-words.ts';
import { plainText } from './plain-text.ts';
import { type Finds, type FoundBy, Ranking } from './ranking.ts';
import { createWordIndex, markItems, type Term } from './word-index.ts';
import { isArabic, isUnspaced, readWords, searchedWords, signsOf, wordsAt } from './words-of.ts';

export interface ItemIndex {
  /** Adds items; ignores those whose id is already indexed. May be called repeatedly, also between searches. */
  add(items: readonly MenuItem[]): void;
  /** Number of indexed items. */
  readonly size: number;
  /** The matching items. With `shown`, only these items are searched, and returned in that version. */
  search(query: string, shown?: ReadonlyMap<string, MenuItem>): Finds;
  /** Words of the menu, in their original spelling, that the customer may have meant. */
  suggest(query: string): string[];
}

export interface IndexOptions {
  /** Further names of a tag or ingredient, such as translations. */
  readonly namesOf?: (word: string) => readonly string[];
  /** Further words that match an item, such as its category's name. */
  readonly groupOf?: (item: MenuItem) => readonly string[];
}

/** Weights of matches in name, tags, group, ingredients and description. */
const BOOSTS = [8, 3, 2, 2, 1];
/** Number of leading fields that are names. */
const NAMES = 1;
/** With this many exact matches, typing errors are not considered. */
const ENOUGH = 3;
const MOST_SUGGESTED = 3;

/** Weights of prefix matches and of matches with typing errors, compared with whole words. */
const BEGUN = 0.375;
const NEAR = 0.5;

/** Substring matches have no corrected words. */
const NO_WORDS: readonly FoundBy[] = [];

/** Number of query words whose scores are cached. */
const MOST_ASKED = 16;

const wordsIn = (text: LocalizedText): string => plainText(Object.values(text).join('\n'));

/**
 * Creates a search index of menu items: names, tags, ingredients and descriptions in all languages. It tolerates typing
 * errors. Word matches rank above substring matches, and those above matches with errors.
 */
export function createItemIndex({ namesOf, groupOf }: IndexOptions = {}): ItemIndex {
  const items: MenuItem[] = [];
  const placeOf = new Map<string, number>();
  const words = createWordIndex(BOOSTS);
  /** Words as they stand, where `words` has them without article or in pairs: by name, and elsewhere. */
  const wholes = createWordIndex([1, 1]);
  /** By item, the signs of its name, and those of all else. */
  const signs: (readonly [string, string])[] = [];
  // The words before the one that is typed are asked for again with every key of it.
  const typed = createMemo<FoundBy>(MOST_ASKED);
  const slipped = createMemo<FoundBy>(MOST_ASKED);
  const worths = new WeakMap<FoundBy, Float64Array>();

  /** What is shown, by place in the index: the same with every key. */
  let places = new WeakMap<ReadonlyMap<string, MenuItem>, readonly (MenuItem | undefined)[]>();
  const inPlaces = (shown: ReadonlyMap<string, MenuItem>) => {
    const placed = places.get(shown) ?? items.map(({ id }) => shown.get(id));
    places.set(shown, placed);
    return placed;
  };

  /** One word of a query, as it may stand in the index. */
  const asTyped = (word: string): FoundBy =>
    typed.getOrCompute(word, () => ({
      near: [],
      // One letter begins too many words: only names are looked at.
      fields: word.length < 2 ? NAMES : BOOSTS.length,
      terms: words.begunBy(word).map((term) => {
        const { length } = term.word;
        const more = length - word.length;
        return { term, weight: more ? (BEGUN * length) / (length + 0.3 * more) : 1 };
      }),
    }));

  const withSlips = (word: string): FoundBy =>
    slipped.getOrCompute(word, () => {
      const as = asTyped(word);
      const near = nearWords(word, words.terms.values()).flatMap((other) => words.terms.get(other) ?? []);
      const meant = near.map((term, at) => ({ term, weight: NEAR / (at + 1) }));
      return { ...as, near, terms: [...as.terms, ...meant] };
    });

  /** What the items are worth for one word of a query: 0 where they do not have it. */
  const worthOf = (by: FoundBy): Float64Array => {
    const before = worths.get(by);
    if (before) return before;
    const worth = new Float64Array(items.length);
    for (const { term, weight } of by.terms) words.score(term, weight, worth, by.fields);
    worths.set(by, worth);
    return worth;
  };

  /** Into the ranking what answers to at least so many of the words. */
  const rank = (ranking: Ranking, band: number, asked: readonly FoundBy[], least = asked.length): void => {
    const worths = asked.map(worthOf);
    const count = worths.length;
    // In plain loops, for they run over thousands of items at a key.
    for (let at = 0; at < items.length; at++) {
      let met = 0;
      let sum = 0;
      for (let word = 0; word < count; word++) {
        const one = worths[word]?.[at] ?? 0;
        if (one > 0) met += 1;
        sum += one;
      }
      if (met && met >= least) ranking.take(at, band, met * sum, asked);
    }
  };

  /** Which items hold a part of a word (first bit), and in their names (second bit). */
  const holding = (part: string): Uint8Array => {
    const marks = new Uint8Array(items.length);
    for (const index of [words, wholes])
      for (const term of index.holding(part)) markItems(term, marks, NAMES);
    return marks;
  };

  /** The same for what is no letter. */
  const withSigns = (part: string): Uint8Array =>
    Uint8Array.from(signs, ([name, rest]) => (name.includes(part) ? 3 : Number(rest.includes(part))));

  /** What holds the words anywhere, also in the middle of others. */
  const rankInside = (ranking: Ranking, plain: string): void => {
    const inText = wordsAt(plain).map(({ word }) => word);
    const parts = inText.length ? inText : plain.split(/\s+/).filter(Boolean);
    const hasFound = ranking.size > 0;
    if (!parts.length || parts.some((part) => [...part].length < shortestInside(part, hasFound))) return;
    const marks = commonTo(parts.map(inText.length ? holding : withSigns));
    for (let at = 0; at < marks.length; at++)
      if (marks[at]) ranking.take(at, 2, marks[at] === 3 ? 2 : 1, NO_WORDS);
  };

  return {
    add(more) {
      typed.clear();
      slipped.clear();
      places = new WeakMap();
      for (const item of more) {
        if (placeOf.has(item.id)) continue;
        const called = (some: readonly string[]) =>
          plainText(some.flatMap((word) => [word, ...(namesOf?.(word) ?? [])]).join('\n'));
        const fields = [
          wordsIn(item.name),
          called(item.tags),
          plainText(groupOf?.(item).join('\n') ?? ''),
          called(item.ingredients),
          wordsIn(item.description),
        ];
        const read = fields.map(readWords);
        const [inName, ...elsewhere] = read.map((field) => field.wholes);
        words.add(read.map((field) => field.words));
        wholes.add([inName ?? [], elsewhere.flat()]);
        const [ofName = '', ...others] = fields.map(signsOf);
        signs.push([ofName, others.join(' ')]);
        placeOf.set(item.id, items.length);
        items.push(item);
      }
    },

    get size() {
      return items.length;
    },

    search(query, shown) {
      const plain = plainText(query);
      const searched = searchedWords(plain);
      const ranking = new Ranking(shown ? inPlaces(shown) : items);
      if (searched.length) rank(ranking, 3, searched.map(asTyped));
      const isRare = ranking.size < ENOUGH;
      rankInside(ranking, plain);
      if (isRare && searched.some(slipsAllowed)) rank(ranking, 1, searched.map(withSlips));
      if (!ranking.size && searched.length > 1) rank(ranking, 0, searched.map(withSlips), 1);
      return ranking.best((id) => placeOf.get(id));
    },

    suggest(query) {
      const meant = searchedWords(plainText(query)).flatMap((word) =>
        nearWords(word, words.terms.values(), word.length < 4 ? 1 : slipsAllowed(word) + 1),
      );
      return [...new Set(meant.slice(0, MOST_SUGGESTED))].flatMap((word) => {
        const term = words.terms.get(word);
        return (term && asWritten(term, items)) ?? [];
      });
    },
  };
}

/** The bits that all of them have, place by place. */
const commonTo = (lists: readonly Uint8Array[]): Uint8Array =>
  lists.reduce((all, one) => all.map((bits, at) => bits & (one[at] ?? 0)));

/** Where an item's name and description stand among its fields. */
const TEXTS = [
  [0, 'name'],
  [BOOSTS.length - 1, 'description'],
] as const;

/** A word as it is first written in a name, or else in a description; undefined where it is in neither. */
function asWritten({ word, postings }: Term, items: readonly MenuItem[]): string | undefined {
  for (const [field, key] of TEXTS) {
    const first = postings[field]?.items[0];
    const texts = first === undefined ? [] : Object.values(items[first]?.[key] ?? {});
    for (const text of texts)
      for (const one of text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
        if (readWords(plainText(one)).words[0] === word) return one;
  }
  return undefined;
}

/** Parts of words say little while they are short, unless nothing else was found. Signs say enough. */
function shortestInside(word: string, hasFound: boolean): number {
  if (isUnspaced(word) || !/[\p{L}\p{N}]/u.test(word)) return 1;
  if (!hasFound) return 2;
  return isArabic(word) ? 3 : 4;
}
