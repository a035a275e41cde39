import MiniSearch, { type Query } from 'minisearch';
import type { LocalizedText, MenuItem } from '../menu/types.ts';
import { lettersOf, nearWords, slipsAllowed } from './near-words.ts';
import { plainText } from './plain-text.ts';
import { indexedWords, isArabic, isUnspaced, searchedWords, wordsAt } from './words-of.ts';

export interface Found {
  readonly id: string;
  /** Higher is better; its whole part says how the words were found: 3 as words, 2 inside words, 1 with slips, 0 not all. */
  readonly score: number;
  /** The words of the index that matched, in plain letters: what to highlight. */
  readonly terms: readonly string[];
}

export interface ItemIndex {
  /** Takes items in; one whose id is there already is left out. May be called bit by bit, between searches. */
  add(items: readonly MenuItem[]): void;
  /** How many items it holds. */
  readonly size: number;
  /** The items that match, best first, equals in the order they were added. */
  search(query: string, options?: SearchOptions): Found[];
  /** Words of the menu, as they are written there, that may have been meant. */
  suggest(query: string): string[];
}

export interface SearchOptions {
  readonly limit?: number;
  /** What else is in the index is as good as not there. */
  readonly among?: (id: string) => boolean;
}

export interface IndexOptions {
  /** How a tag or ingredient is called, besides the word itself. */
  readonly namesOf?: (word: string) => readonly string[];
  /** Further words an item is found by, such as its category's name. */
  readonly groupOf?: (item: MenuItem) => readonly string[];
}

type Among = (id: string) => boolean;

interface Entry {
  readonly id: string;
  readonly at: number;
  readonly name: string;
  readonly tags: string;
  readonly ingredients: string;
  readonly description: string;
  readonly group: string;
  /** Everything of it, in one. */
  readonly text: string;
}

const BOOST = { name: 8, tags: 3, group: 2, ingredients: 2, description: 1 };
const FIELDS = ['name', 'tags', 'group', 'ingredients', 'description'] as const;
/** With so many found, nobody means something else. */
const ENOUGH = 3;
const MOST_SUGGESTED = 3;

const wordsIn = (text: LocalizedText): string => plainText(Object.values(text).join('\n'));

/**
 * An index of a menu's items: names, tags, ingredients and descriptions in every language they are written in. Tolerates
 * slips of the finger; what is found as typed comes before what is found inside words or with slips.
 */
export function createItemIndex({ namesOf, groupOf }: IndexOptions = {}): ItemIndex {
  const entries = new Map<string, Entry>();
  const items = new Map<string, MenuItem>();
  /** Every word there is, with its letters. */
  const vocabulary = new Map<string, number>();
  /** What was found near a word: it is asked for again with every key of the words after it. */
  const near = new Map<string, string[]>();
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize(text) {
      const words = indexedWords(text);
      for (const word of words) if (!vocabulary.has(word)) vocabulary.set(word, lettersOf(word));
      return words;
    },
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: BOOST },
  });

  const nearTo = (word: string): string[] => {
    const known = near.get(word) ?? nearWords(word, vocabulary);
    near.set(word, known);
    return known;
  };

  /** One word of a query, as it may stand in the index. */
  const asTyped = (word: string): Query =>
    // One letter begins too many words: only names are looked at.
    ({ queries: [word], prefix: true, ...(word.length < 2 && { fields: ['name'] }) });

  const withSlips = (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      asTyped(word),
      ...nearTo(word).map((other, at) => ({
        queries: [other],
        boostTerm: () => 0.5 / (at + 1),
      })),
    ],
  });

  const run = (queries: readonly Query[], combineWith: 'AND' | 'OR', band: number, among: Among): Found[] =>
    index
      .search({ combineWith, queries: [...queries] }, { filter: ({ id }) => among(id) })
      .map(({ id, score, terms }) => ({ id, score: banded(band, score), terms }));

  /** What holds the words anywhere, also in the middle of others. */
  const inside = (plain: string, shortest: (word: string) => number, among: Among): Found[] => {
    const letters = wordsAt(plain).map(({ word }) => word);
    const words = letters.length ? letters : plain.split(/\s+/).filter(Boolean);
    if (!words.length || words.some((word) => [...word].length < shortest(word))) return [];
    const found: Found[] = [];
    for (const { id, name, text } of entries.values())
      if (among(id) && words.every((word) => text.includes(word))) {
        const inName = words.every((word) => name.includes(word));
        found.push({ id, score: banded(2, inName ? 2 : 1), terms: [] });
      }
    return found;
  };

  return {
    add(more) {
      near.clear();
      for (const item of more) {
        if (entries.has(item.id)) continue;
        const name = wordsIn(item.name);
        const called = (words: readonly string[]) =>
          words.flatMap((word) => [word, ...(namesOf?.(word) ?? [])]).join('\n');
        const tags = plainText(called(item.tags));
        const ingredients = plainText(called(item.ingredients));
        const description = wordsIn(item.description);
        const group = plainText(groupOf?.(item).join('\n') ?? '');
        const text = [name, tags, ingredients, description, group].join('\n');
        const entry = { id: item.id, at: entries.size, name, tags, ingredients, description, group, text };
        entries.set(item.id, entry);
        index.add(entry);
        items.set(item.id, item);
      }
    },

    get size() {
      return entries.size;
    },

    search(query, { limit = Number.POSITIVE_INFINITY, among = () => true } = {}) {
      const plain = plainText(query);
      const words = searchedWords(plain);
      const found = new Map<string, Found>();
      const take = (more: readonly Found[]) => {
        for (const one of more) if (!found.has(one.id)) found.set(one.id, one);
      };
      if (words.length) take(run(words.map(asTyped), 'AND', 3, among));
      const isRare = found.size < ENOUGH;
      take(inside(plain, (word) => shortestInside(word, found.size > 0), among));
      if (isRare && words.some(slipsAllowed)) take(run(words.map(withSlips), 'AND', 1, among));
      if (!found.size && words.length > 1) take(run(words.map(withSlips), 'OR', 0, among));
      // Looked up once each: a letter may find thousands.
      const placed = [...found.values()].map((one) => ({ one, at: entries.get(one.id)?.at ?? 0 }));
      placed.sort((a, b) => b.one.score - a.one.score || a.at - b.at);
      return placed.slice(0, limit).map(({ one }) => one);
    },

    suggest(query) {
      const meant = searchedWords(plainText(query)).flatMap((word) =>
        nearWords(word, vocabulary, word.length < 4 ? 1 : slipsAllowed(word) + 1),
      );
      return writtenIn(items.values(), new Set(meant.slice(0, MOST_SUGGESTED)));
    },
  };
}

/** Words of an index as they are first written in names and descriptions, in the order of `words`. */
function writtenIn(items: Iterable<MenuItem>, words: ReadonlySet<string>): string[] {
  const written = new Map<string, string>();
  for (const { name, description } of items) {
    if (written.size === words.size) break;
    for (const text of [...Object.values(name), ...Object.values(description)])
      for (const one of text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
        const [word = ''] = indexedWords(plainText(one));
        if (words.has(word) && !written.has(word)) written.set(word, one);
      }
  }
  return [...words].flatMap((word) => written.get(word) ?? []);
}

/** Rounded, so that the order in which floats were added up cannot order the results. */
const banded = (band: number, score: number): number => band + Number((score / (1 + score)).toFixed(6));

/** Parts of words say little while they are short, unless nothing else was found. Signs say enough. */
function shortestInside(word: string, hasFound: boolean): number {
  if (isUnspaced(word) || !/[\p{L}\p{N}]/u.test(word)) return 1;
  if (!hasFound) return 2;
  return isArabic(word) ? 3 : 4;
}
