import type { MenuItem } from '../menu/types.ts';
import { hasTerm, type Term } from './word-index.ts';

export interface Found {
  readonly id: string;
  /** Higher is better; its whole part says how the words were found: 3 as words, 2 inside words, 1 with slips, 0 not all. */
  readonly score: number;
  /** The words of the index that were taken for what was typed with a slip, in plain letters: highlighted whole. */
  readonly terms: readonly string[];
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

/** What a search found, each item once, by the first way it was found. */
export class Ranking {
  /** Score and place in one number each: thousands are ordered at once, without a comparison of ours. */
  readonly #keys: number[] = [];
  /** By place in the index. */
  readonly #foundBy: (readonly FoundBy[] | undefined)[];

  constructor(
    private readonly items: readonly MenuItem[],
    private readonly among: (id: string) => boolean,
  ) {
    this.#foundBy = items.map(() => undefined);
  }

  get size(): number {
    return this.#keys.length;
  }

  /** The item at a place in the index; `score` from 0 up, of any height, orders those in a band. */
  take(at: number, band: number, score: number, by: readonly FoundBy[]): void {
    const item = this.items[at];
    if (!item || this.#foundBy[at] || !this.among(item.id)) return;
    this.#foundBy[at] = by;
    const step = band * STEPS + Math.min(STEPS - 1, Math.round((score / (1 + score)) * STEPS));
    this.#keys.push(step * MOST_ITEMS + (MOST_ITEMS - 1 - at));
  }

  /** Best first, equals in the order they were added. */
  best(limit: number): Found[] {
    const keys = Float64Array.from(this.#keys).sort();
    const most = Math.min(limit, keys.length);
    return Array.from({ length: most }, (_, place) => {
      const key = keys[keys.length - 1 - place] ?? 0;
      const step = Math.floor(key / MOST_ITEMS);
      const at = MOST_ITEMS - 1 - (key - step * MOST_ITEMS);
      return new Match(this.items[at]?.id ?? '', step / STEPS, at, this.#foundBy[at] ?? []);
    });
  }
}

/** Its terms are looked up for the few that are shown. */
class Match implements Found {
  constructor(
    readonly id: string,
    readonly score: number,
    private readonly at: number,
    private readonly by: readonly FoundBy[],
  ) {}

  get terms(): readonly string[] {
    const found = this.by.flatMap(({ near, fields }) =>
      near.filter((term) => hasTerm(term, this.at, fields)).map(({ word }) => word),
    );
    return [...new Set(found)];
  }
}
