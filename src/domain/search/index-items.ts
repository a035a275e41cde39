import { createMemo } from '../../lib/memo.ts';
import type { LocalizedText, MenuItem } from '../menu/menu-types.ts';
import { toPlainText } from './plain-text.ts';
import { Ranking, type SearchResults, type WordMatch } from './ranking.ts';
import {
  extractSymbols,
  findWords,
  isArabic,
  isUnspaced,
  toIndexedWords,
  toQueryWords,
} from './search-words.ts';
import { countAllowedTypos, findSimilarWords } from './similar-words.ts';
import { createWordIndex, markItems, type Term } from './word-index.ts';

export interface ItemIndex {
  /** Adds items. Ignores those whose id is already indexed. May be called repeatedly, even between searches. */
  add(items: readonly MenuItem[]): void;
  /** Number of indexed items. */
  readonly size: number;
  /**
   * The matching items. With `visibleItems`, only these are searched, and the results are the objects from that list.
   */
  search(query: string, visibleItems?: ReadonlyMap<string, MenuItem>): SearchResults;
  /**
   * Words of the menu, in their original spelling, that the customer may have meant. With `visibleItems`, only words
   * that find one of these.
   */
  suggest(query: string, visibleItems?: ReadonlyMap<string, MenuItem>): string[];
}

export interface IndexOptions {
  /** Additional names of a tag or ingredient, such as translations. */
  readonly getAlternativeNames?: (word: string) => readonly string[];
  /** Additional words that match an item, such as its category's name. */
  readonly getGroupNames?: (item: MenuItem) => readonly string[];
}

/** Weights of matches in the name, tags, category, ingredients and description. */
const BOOSTS = [8, 3, 2, 2, 1];
/** Number of fields that are names. They come first. */
const NAME_FIELD_COUNT = 1;
/** If there are this many exact matches, typing errors are not considered. */
const ENOUGH_EXACT_MATCHES = 3;
const MAX_SUGGESTIONS = 3;
/** Number of similar words that are checked for results. */
const MAX_SUGGESTION_CANDIDATES = 12;

/** Weights of prefix matches and of matches with typing errors, relative to whole-word matches. */
const PREFIX_WEIGHT = 0.375;
const TYPO_WEIGHT = 0.5;

/** Kinds of matches, best first. The number is the integer part of a score. */
const BANDS = { words: 3, substrings: 2, typos: 1, someWords: 0 } as const;

/** Substring matches and symbols have no word with a typing error to highlight. */
const NO_MATCHES: readonly WordMatch[] = [];

/** Number of query words whose scores are cached. */
const MAX_CACHED_WORDS = 16;

const toSearchText = (text: LocalizedText): string => toPlainText(Object.values(text).join('\n'));

/**
 * Creates a search index of menu items: names, tags, ingredients and descriptions in all languages. It tolerates typing
 * errors. Word matches rank above substring matches, which rank above matches with typing errors.
 */
export function createItemIndex({ getAlternativeNames, getGroupNames }: IndexOptions = {}): ItemIndex {
  const items: MenuItem[] = [];
  const positionById = new Map<string, number>();
  const wordIndex = createWordIndex(BOOSTS);
  /**
   * The full form of each word that `wordIndex` shortens or splits (by removing the article, or into pairs of letters).
   * Field 0 is the name; field 1 is everything else.
   */
  const originalWordIndex = createWordIndex([1, 1]);
  /** For each item, the symbols in its name and those in its other fields. */
  const symbols: (readonly [string, string])[] = [];
  // Caches, because each keystroke searches again for all earlier words of the query.
  const exactCache = createMemo<WordMatch>(MAX_CACHED_WORDS);
  const typoCache = createMemo<WordMatch>(MAX_CACHED_WORDS);
  const scoreCache = new WeakMap<WordMatch, Float64Array>();

  /** Cache of the visible items by index position. They stay the same from one keystroke to the next. */
  let visibleByPosition = new WeakMap<ReadonlyMap<string, MenuItem>, readonly (MenuItem | undefined)[]>();
  const listVisibleByPosition = (visibleItems: ReadonlyMap<string, MenuItem>) => {
    const itemsByPosition =
      visibleByPosition.get(visibleItems) ?? items.map(({ id }) => visibleItems.get(id));
    visibleByPosition.set(visibleItems, itemsByPosition);
    return itemsByPosition;
  };

  /** The indexed words that start with a query word. */
  const matchPrefix = (word: string): WordMatch =>
    exactCache.getOrCompute(word, () => ({
      typoTerms: [],
      // A single letter matches too many words, so search only the names.
      fieldCount: word.length < 2 ? NAME_FIELD_COUNT : BOOSTS.length,
      terms: wordIndex.findByPrefix(word).map((term) => {
        const { length } = term.word;
        const extraLength = length - word.length;
        return { term, weight: extraLength ? (PREFIX_WEIGHT * length) / (length + 0.3 * extraLength) : 1 };
      }),
    }));

  /** The indexed words that start with a query word or are similar to it. */
  const matchWithTypos = (word: string): WordMatch =>
    typoCache.getOrCompute(word, () => {
      const prefixMatch = matchPrefix(word);
      const typoTerms = findSimilarWords(word, wordIndex.terms.values()).flatMap(
        (other) => wordIndex.terms.get(other) ?? [],
      );
      const weightedTypoTerms = typoTerms.map((term, index) => ({ term, weight: TYPO_WEIGHT / (index + 1) }));
      return { ...prefixMatch, typoTerms, terms: [...prefixMatch.terms, ...weightedTypoTerms] };
    });

  /** The score of each item for one word of a query; 0 for an item without the word. */
  const getScores = (wordMatch: WordMatch): Float64Array => {
    const cachedScores = scoreCache.get(wordMatch);
    if (cachedScores) return cachedScores;
    const scores = new Float64Array(items.length);
    for (const { term, weight } of wordMatch.terms)
      wordIndex.score(term, weight, scores, wordMatch.fieldCount);
    scoreCache.set(wordMatch, scores);
    return scores;
  };

  /** Adds the items that match at least `minWords` of the query words to the ranking. A higher band ranks first. */
  const rankWordMatches = (
    ranking: Ranking,
    band: number,
    matches: readonly WordMatch[],
    minWords = matches.length,
  ): void => {
    const scoresByWord = matches.map(getScores);
    const count = scoresByWord.length;
    // Uses plain loops, because each keystroke runs them over thousands of items.
    for (let index = 0; index < items.length; index++) {
      let matchedWords = 0;
      let sum = 0;
      for (let word = 0; word < count; word++) {
        const score = scoresByWord[word]?.[index] ?? 0;
        if (score > 0) matchedWords += 1;
        sum += score;
      }
      if (matchedWords && matchedWords >= minWords) ranking.add(index, band, matchedWords * sum, matches);
    }
  };

  /** Marks the items that contain a part of a word (bit 0), and those whose names contain it (bit 1). */
  const markSubstring = (part: string): Uint8Array => {
    const marks = new Uint8Array(items.length);
    for (const index of [wordIndex, originalWordIndex])
      for (const term of index.findBySubstring(part)) markItems(term, marks, NAME_FIELD_COUNT);
    return marks;
  };

  /** Like `markSubstring`, but for symbols instead of letters. */
  const markSymbols = (part: string): Uint8Array =>
    Uint8Array.from(symbols, ([name, rest]) => (name.includes(part) ? 3 : Number(rest.includes(part))));

  /** Ranks the items that contain all query words, even in the middle of other words. */
  const rankSubstrings = (ranking: Ranking, plain: string): void => {
    const textWords = findWords(plain).map(({ word }) => word);
    const parts = textWords.length ? textWords : plain.split(/\s+/).filter(Boolean);
    const hasResults = ranking.size > 0;
    if (!parts.length || parts.some((part) => [...part].length < getMinSubstringLength(part, hasResults)))
      return;
    const marks = intersectMarks(parts.map(textWords.length ? markSubstring : markSymbols));
    for (let index = 0; index < marks.length; index++)
      // A match in the name (both bits) scores 2, any other match 1.
      if (marks[index]) ranking.add(index, BANDS.substrings, marks[index] === 3 ? 2 : 1, NO_MATCHES);
  };

  return {
    add(newItems) {
      exactCache.clear();
      typoCache.clear();
      visibleByPosition = new WeakMap();
      for (const item of newItems) {
        if (positionById.has(item.id)) continue;
        const toTextWithAlternatives = (strings: readonly string[]) =>
          toPlainText(strings.flatMap((word) => [word, ...(getAlternativeNames?.(word) ?? [])]).join('\n'));
        const fields = [
          toSearchText(item.name),
          toTextWithAlternatives(item.tags),
          toPlainText(getGroupNames?.(item).join('\n') ?? ''),
          toTextWithAlternatives(item.ingredients),
          toSearchText(item.description),
        ];
        const indexedFields = fields.map(toIndexedWords);
        const [wordsInName, ...wordsInOtherFields] = indexedFields.map((field) => field.originalWords);
        wordIndex.add(indexedFields.map((field) => field.words));
        originalWordIndex.add([wordsInName ?? [], wordsInOtherFields.flat()]);
        const [nameSymbols = '', ...otherSymbols] = fields.map(extractSymbols);
        symbols.push([nameSymbols, otherSymbols.join(' ')]);
        positionById.set(item.id, items.length);
        items.push(item);
      }
    },

    get size() {
      return items.length;
    },

    search(query, visibleItems) {
      const plain = toPlainText(query);
      const queryWords = toQueryWords(plain);
      const ranking = new Ranking(visibleItems ? listVisibleByPosition(visibleItems) : items);
      if (queryWords.length) rankWordMatches(ranking, BANDS.words, queryWords.map(matchPrefix));
      const hasFewExactMatches = ranking.size < ENOUGH_EXACT_MATCHES;
      rankSubstrings(ranking, plain);
      if (hasFewExactMatches && queryWords.some(countAllowedTypos))
        rankWordMatches(ranking, BANDS.typos, queryWords.map(matchWithTypos));
      if (!ranking.size && queryWords.length > 1)
        rankWordMatches(ranking, BANDS.someWords, queryWords.map(matchWithTypos), 1);
      return ranking.toResults((id) => positionById.get(id));
    },

    suggest(query, visibleItems) {
      // Ignore single letters, because almost every short word is similar to one.
      const queryWords = toQueryWords(toPlainText(query)).filter((word) => word.length > 1);
      const similarWords = queryWords.flatMap((word) =>
        findSimilarWords(word, wordIndex.terms.values(), word.length < 4 ? 1 : countAllowedTypos(word) + 1),
      );
      const suggestions: string[] = [];
      for (const word of new Set(similarWords.slice(0, MAX_SUGGESTION_CANDIDATES))) {
        const term = wordIndex.terms.get(word);
        const spelling = term && findOriginalSpelling(term, items);
        if (spelling && this.search(spelling, visibleItems).items.length) suggestions.push(spelling);
        if (suggestions.length === MAX_SUGGESTIONS) break;
      }
      return suggestions;
    },
  };
}

/** The bits that are set in all lists, by position. */
const intersectMarks = (lists: readonly Uint8Array[]): Uint8Array =>
  lists.reduce((combined, list) => combined.map((bits, index) => bits & (list[index] ?? 0)));

/** The index fields of an item's name and description. */
const TEXT_FIELDS = [
  [0, 'name'],
  [BOOSTS.length - 1, 'description'],
] as const;

/**
 * The original spelling of a word in the first name that contains it, else in the first description; undefined if none
 * does.
 */
function findOriginalSpelling({ word, postings }: Term, items: readonly MenuItem[]): string | undefined {
  for (const [field, key] of TEXT_FIELDS) {
    const first = postings[field]?.items[0];
    const texts = first === undefined ? [] : Object.values(items[first]?.[key] ?? {});
    for (const text of texts)
      for (const spelling of text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
        if (toIndexedWords(toPlainText(spelling)).words[0] === word) return spelling;
  }
  return undefined;
}

/**
 * Minimum length of a substring to search for. Short substrings match too many items, so the minimum is longer if there
 * are results already. A single symbol is long enough.
 */
function getMinSubstringLength(word: string, hasResults: boolean): number {
  if (isUnspaced(word) || !/[\p{L}\p{N}]/u.test(word)) return 1;
  if (!hasResults) return 2;
  return isArabic(word) ? 3 : 4;
}
