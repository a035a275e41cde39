import type { MenuItem } from '../menu/menu-types.ts';
import { hasTerm, type Term } from './word-index.ts';

/** What a search found. */
export interface Finds {
  /** Best first, equals in the order they were added to the index. */
  readonly items: readonly MenuItem[];
  /**
   * How well the item at a place of `items` fits; higher is better. The whole part says how the words were found: 3 as words,
   * 2 inside words, 1 with slips, 0 not all. Undefined where there is none.
   */
  scoreAt(place: number): number | undefined;
  /** The words of the index that were taken for what was typed with a slip, in plain letters: highlighted whole. */
  termsOf(id: string): readonly string[];
}

/** Words of the index that stand for one that was typed, what each is worth, and how many of the first fields count. */
export interface FoundBy {
  readonly terms: readonly { readonly term: Term; readonly weight: number }[];
  /** Those that do not begin with it, but are near. */
  readonly near: readonly Term[];
  readonly fields: number;
}

/** Steps of a score within its band. Coarse, so that the order in which floats were added up orders nothing. */
const STEPS = 1e6;
/** Places are told apart up to it; with all bands in front of it a number is still exact. */
const MOST_ITEMS = 2 ** 30;

const stepOf = (key: number): number => Math.floor(key / MOST_ITEMS);

/**
 * What a search found, each item once, by the first way it was found. `items` are by their place in the index; those that are
 * not there cannot be found. One letter finds thousands, with the key it is typed by: nothing is made for each but a number.
 */
export class Ranking {
  /** Score and place in one number each: thousands are ordered at once, without a comparison of ours. */
  readonly #keys: number[] = [];
  readonly #ways: (readonly FoundBy[])[] = [];
  /** By place in the index, how many ways there were when it was found; 0 before. */
  readonly #wayOf: Uint8Array;

  constructor(private readonly items: readonly (MenuItem | undefined)[]) {
    this.#wayOf = new Uint8Array(items.length);
  }

  get size(): number {
    return this.#keys.length;
  }

  /** The item at a place in the index; `score` from 0 up, of any height, orders those in a band. */
  take(at: number, band: number, score: number, by: readonly FoundBy[]): void {
    if (this.#wayOf[at] !== 0 || !this.items[at]) return;
    if (this.#ways.at(-1) !== by) this.#ways.push(by);
    this.#wayOf[at] = this.#ways.length;
    const step = band * STEPS + Math.min(STEPS - 1, Math.round((score / (1 + score)) * STEPS));
    this.#keys.push(step * MOST_ITEMS + (MOST_ITEMS - 1 - at));
  }

  /** `placeOf` says where in the index an id is. */
  best(placeOf: (id: string) => number | undefined): Finds {
    const keys = Float64Array.from(this.#keys).sort().reverse();
    const items: MenuItem[] = [];
    for (let place = 0; place < keys.length; place++) {
      const key = keys[place] ?? 0;
      const item = this.items[MOST_ITEMS - 1 - (key - stepOf(key) * MOST_ITEMS)];
      if (item) items.push(item);
    }
    return {
      items,
      scoreAt(place) {
        const key = keys[place];
        return key === undefined ? undefined : stepOf(key) / STEPS;
      },
      termsOf: (id) => this.#termsAt(placeOf(id)),
    };
  }

  #termsAt(at = -1): readonly string[] {
    const by = this.#ways[(this.#wayOf[at] ?? 0) - 1] ?? [];
    const found = by.flatMap(({ near, fields }) =>
      near.filter((term) => hasTerm(term, at, fields)).map(({ word }) => word),
    );
    return [...new Set(found)];
  }
}
