import { useMemo } from 'react';
import { getPriceRange } from '../../domain/menu/item-choice.ts';
import type { DiscountBook, MenuItem } from '../../domain/menu/menu-types.ts';
import { applyDiscount, findDiscount } from '../../domain/pricing/discount.ts';
import {
  countFilters,
  type Facets,
  facetsOf,
  type ItemFacts,
  passes,
} from '../../domain/search/filter-items.ts';
import { useSearch } from '../../stores/search/search-store.ts';
import type { SearchableItems } from './use-searchable-items.ts';

/** How well the best result fits what was typed. */
export type Fit = 'exact' | 'similar' | 'someWords';

export interface Results {
  /** What was typed, without the spaces around it. */
  readonly query: string;
  /** Something is typed or filtered: there are results to speak of. */
  readonly isAsked: boolean;
  readonly items: readonly MenuItem[];
  /** What the typed words alone would find. */
  readonly withoutFilters: number;
  readonly fit: Fit;
  /** The index's words an item was found by that were typed with a slip. */
  readonly termsOf: (id: string) => readonly string[];
  /** Counted when asked for. */
  readonly facets: () => Facets;
  /** Words that may have been meant. */
  readonly suggest: () => readonly string[];
  /** More may be found in a moment. */
  readonly isGrowing: boolean;
}

const NONE: readonly MenuItem[] = [];
const NO_TERMS: readonly string[] = [];

export const useItemFacts = (
  shown: SearchableItems,
  discounts: DiscountBook,
  pricesHidden: boolean,
): ItemFacts =>
  useMemo(
    () => ({
      priceOf(item) {
        const lowest = pricesHidden ? null : getPriceRange(item)?.min;
        return lowest ? applyDiscount(lowest, findDiscount(item, discounts)).minor : null;
      },
      isServed: shown.isServed,
      isIn: shown.isIn,
    }),
    [shown, discounts, pricesHidden],
  );

/** What the typed words and the filters leave: the device's finds first, what only the backend found after them. */
export function useResults(shown: SearchableItems, facts: ItemFacts): Results {
  const { term, filters, index, revision, isIndexed, remote } = useSearch((state) => state);
  const wanted = term.trim();
  const found = useMemo(
    () => (wanted && revision ? index?.search(wanted, shown.byId) : undefined),
    [wanted, index, revision, shown],
  );
  const unfiltered = useMemo(() => {
    if (!wanted) return shown.items;
    const own = found?.items ?? NONE;
    if (remote.term !== wanted) return own;
    const known = new Set(own.map(({ id }) => id));
    const more = remote.items.filter(
      (item) => !known.has(item.id) && (shown.byId.has(item.id) || shown.wouldShow(item)),
    );
    return [...own, ...more];
  }, [wanted, found, shown, remote]);
  const isFiltered = countFilters(filters) > 0;
  const items = useMemo(
    () => (isFiltered ? unfiltered.filter((item) => passes(item, filters, facts)) : unfiltered),
    [unfiltered, filters, isFiltered, facts],
  );
  return useMemo(() => {
    const best = found?.scoreAt(0) ?? 2;
    let facets: Facets | undefined;
    return {
      query: wanted,
      isAsked: wanted !== '' || isFiltered,
      items,
      withoutFilters: unfiltered.length,
      fit: best >= 2 ? 'exact' : best >= 1 ? 'similar' : 'someWords',
      termsOf: (id) => found?.termsOf(id) ?? NO_TERMS,
      facets() {
        facets ??= facetsOf(items, facts);
        return facets;
      },
      suggest: () => index?.suggest(wanted) ?? [],
      isGrowing: !isIndexed || !(shown.complete || shown.isCutShort),
    };
  }, [wanted, isFiltered, items, unfiltered, found, facts, index, isIndexed, shown]);
}
