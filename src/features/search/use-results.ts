import { useMemo } from 'react';
import { getPriceRange } from '../../domain/menu/item-choice.ts';
import type { DiscountBook, MenuItem } from '../../domain/menu/menu-types.ts';
import { applyDiscount, findDiscount } from '../../domain/pricing/discount.ts';
import {
  countFacets,
  countFilters,
  type Facets,
  type ItemLookups,
  passesFilters,
} from '../../domain/search/filter-items.ts';
import { useSearch } from '../../stores/search/search-store.ts';
import type { SearchableItems } from './use-searchable-items.ts';

/** How well the best result matches the query: all words, similar words, or only some words. */
export type MatchQuality = 'exact' | 'similar' | 'someWords';

export interface Results {
  /** The typed term, trimmed. */
  readonly query: string;
  /** True when the customer has typed something or activated a filter. */
  readonly hasQuery: boolean;
  readonly items: readonly MenuItem[];
  /** Number of results if no filter were active. */
  readonly unfilteredCount: number;
  readonly matchQuality: MatchQuality;
  /** Returns the indexed words by which an item matched a misspelled query. */
  readonly getTypoTerms: (id: string) => readonly string[];
  /** Counts the results by filter. Computed on the first call. */
  readonly getFacets: () => Facets;
  /** Returns corrections for a query without results. */
  readonly getSuggestions: () => readonly string[];
  /** True while the menu is being loaded or indexed: more results may follow. */
  readonly isLoading: boolean;
}

const NO_ITEMS: readonly MenuItem[] = [];
const NO_TERMS: readonly string[] = [];

/** Returns memoised functions with which the filters get an item's price, availability and categories. */
export const useItemLookups = (
  searchableItems: SearchableItems,
  discounts: DiscountBook,
  pricesHidden: boolean,
): ItemLookups =>
  useMemo(
    () => ({
      getLowestPrice(item) {
        const lowestPrice = pricesHidden ? null : getPriceRange(item)?.min;
        return lowestPrice ? applyDiscount(lowestPrice, findDiscount(item, discounts)).minor : null;
      },
      isServed: searchableItems.isServed,
      isInGroup: searchableItems.isInGroup,
    }),
    [searchableItems, discounts, pricesHidden],
  );

/**
 * Returns the search results: first the items from the local index, then the items that only the server found. All
 * filters apply.
 */
export function useResults(searchableItems: SearchableItems, lookups: ItemLookups): Results {
  const { term, filters, index, revision, isIndexed, remote } = useSearch((state) => state);
  const query = term.trim();
  const localResult = useMemo(
    () => (query && revision ? index?.search(query, searchableItems.itemsById) : undefined),
    [query, index, revision, searchableItems],
  );
  const unfilteredItems = useMemo(() => {
    if (!query) return searchableItems.items;
    const localItems = localResult?.items ?? NO_ITEMS;
    if (remote.term !== query) return localItems;
    const localIds = new Set(localItems.map(({ id }) => id));
    const remoteItems = remote.items.filter(
      (item) =>
        !localIds.has(item.id) && (searchableItems.itemsById.has(item.id) || searchableItems.isOnMenu(item)),
    );
    return [...localItems, ...remoteItems];
  }, [query, localResult, searchableItems, remote]);
  const isFiltered = countFilters(filters) > 0;
  const items = useMemo(
    () =>
      isFiltered ? unfilteredItems.filter((item) => passesFilters(item, filters, lookups)) : unfilteredItems,
    [unfilteredItems, filters, isFiltered, lookups],
  );
  return useMemo(() => {
    // From a score of 2, all words match. From 1, all words match if typing errors are corrected.
    const bestScore = localResult?.getScoreAt(0) ?? 2;
    let facets: Facets | undefined;
    return {
      query,
      hasQuery: query !== '' || isFiltered,
      items,
      unfilteredCount: unfilteredItems.length,
      matchQuality: bestScore >= 2 ? 'exact' : bestScore >= 1 ? 'similar' : 'someWords',
      getTypoTerms: (id) => localResult?.getTypoTerms(id) ?? NO_TERMS,
      getFacets() {
        facets ??= countFacets(items, lookups);
        return facets;
      },
      getSuggestions: () => index?.suggest(query, searchableItems.itemsById) ?? [],
      isLoading: !isIndexed || !(searchableItems.isComplete || searchableItems.isCutShort),
    };
  }, [query, isFiltered, items, unfilteredItems, localResult, lookups, index, isIndexed, searchableItems]);
}
