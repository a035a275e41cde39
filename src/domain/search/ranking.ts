import type { MenuItem } from '../menu/menu-types.ts';
import { hasTerm, type Term } from './word-index.ts';

export interface SearchResults {
  /** Best first; ties are in index order. */
  readonly items: readonly MenuItem[];
  /**
   * Score of the item at a position of `items`; higher is better. The integer part of the score is the kind of match: 3
   * for words, 2 for substrings, 1 for typing errors, 0 for only some of the words. The score is undefined for an invalid position.
   */
  getScoreAt(rank: number): number | undefined;
  /**
   * Indexed words that matched despite a typing error, in the form of `toPlainText`. They are highlighted as a whole.
   */
  getTypoTerms(id: string): readonly string[];
}

/** Indexed words that match a typed word, with their weights. Only the first `fieldCount` fields count. */
export interface WordMatch {
  readonly terms: readonly { readonly term: Term; readonly weight: number }[];
  /** Words that match only despite a typing error. */
  readonly typoTerms: readonly Term[];
  readonly fieldCount: number;
}

/**
 * Number of score steps within a band, which is a kind of match. Few enough that floating-point rounding does not affect
 * the order.
 */
const SCORE_STEPS = 1e6;
/** Upper limit of index positions. A key also contains band and score; with this limit it stays a safe integer. */
const MAX_ITEMS = 2 ** 30;

const getScoreStep = (key: number): number => Math.floor(key / MAX_ITEMS);

/**
 * Collects search results. Only the first match of each item counts. `items` are by index position; undefined ones are
 * never results. A single letter may match thousands of items per keystroke, so each result is just one number.
 */
export class Ranking {
  /** Score and index in one number, so that sorting needs no comparison function. */
  readonly #keys: number[] = [];
  readonly #matchGroups: (readonly WordMatch[])[] = [];
  /** By index position: the item's position in `#matchGroups`, plus 1; 0 if the item did not match. */
  readonly #groupByPosition: Uint8Array;

  constructor(private readonly items: readonly (MenuItem | undefined)[]) {
    this.#groupByPosition = new Uint8Array(items.length);
  }

  get size(): number {
    return this.#keys.length;
  }

  /** Adds the item at an index position. `score` is 0 or more and sorts items within a band. */
  add(position: number, band: number, score: number, wordMatches: readonly WordMatch[]): void {
    if (this.#groupByPosition[position] !== 0 || !this.items[position]) return;
    if (this.#matchGroups.at(-1) !== wordMatches) this.#matchGroups.push(wordMatches);
    this.#groupByPosition[position] = this.#matchGroups.length;
    const scoreStep =
      band * SCORE_STEPS + Math.min(SCORE_STEPS - 1, Math.round((score / (1 + score)) * SCORE_STEPS));
    this.#keys.push(scoreStep * MAX_ITEMS + (MAX_ITEMS - 1 - position));
  }

  /** The results, best first. `getPosition` returns the index position of an id. */
  toResults(getPosition: (id: string) => number | undefined): SearchResults {
    const keys = Float64Array.from(this.#keys).sort().reverse();
    const items: MenuItem[] = [];
    for (let rank = 0; rank < keys.length; rank++) {
      const key = keys[rank] ?? 0;
      const item = this.items[MAX_ITEMS - 1 - (key - getScoreStep(key) * MAX_ITEMS)];
      if (item) items.push(item);
    }
    return {
      items,
      getScoreAt(rank) {
        const key = keys[rank];
        return key === undefined ? undefined : getScoreStep(key) / SCORE_STEPS;
      },
      getTypoTerms: (id) => this.#listTypoTermsAt(getPosition(id)),
    };
  }

  #listTypoTermsAt(position = -1): readonly string[] {
    const wordMatches = this.#matchGroups[(this.#groupByPosition[position] ?? 0) - 1] ?? [];
    const matchedWords = wordMatches.flatMap(({ typoTerms, fieldCount }) =>
      typoTerms.filter((term) => hasTerm(term, position, fieldCount)).map(({ word }) => word),
    );
    return [...new Set(matchedWords)];
  }
}
