import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { countFilters, type ItemFilters } from '../../domain/search/filter-items.ts';
import { isFlag, isNumber, isText } from '../../lib/checks.ts';
import { persisted } from '../../lib/persisted.ts';
import { sessionStorageOf } from '../../lib/session-storage.ts';
import { listOf, need, or, shape } from '../../lib/shape.ts';
import { useSearch } from '../../stores/search/use-search.ts';

const words = listOf(need(isText));
const limit = or(need(isNumber), null);
const flag = need(isFlag);

interface SavedSearch {
  readonly term: string;
  readonly filters: ItemFilters;
}
const savedSearch = shape<SavedSearch>({
  term: need(isText),
  filters: shape<ItemFilters>({
    tags: words,
    ingredients: words,
    without: words,
    vegetarian: flag,
    availableNow: flag,
    minPrice: limit,
    maxPrice: limit,
    group: or(need(isText), null),
  }),
});

/** Persists the term and the filters through a reload of the tab. Returns a function that clears them when the customer leaves. */
export function usePersistedSearch(referenceId: string): () => void {
  const { term, filters, setTerm, setFilters } = useSearch((state) => state);
  const storage = useMemo(
    () =>
      persisted<SavedSearch>({
        storage: sessionStorageOf(window),
        key: `order-app:${referenceId}:search`,
        version: 1,
        read: savedSearch,
      }),
    [referenceId],
  );
  const isBlank = !term && !countFilters(filters);
  const wasBlank = useRef(isBlank).current;
  // Restores before the first paint, unless the customer has already searched for something.
  useLayoutEffect(() => {
    const last = wasBlank ? storage.load() : null;
    if (!last) return;
    setTerm(last.term);
    setFilters(last.filters);
  }, [storage, wasBlank, setTerm, setFilters]);
  useEffect(() => {
    if (isBlank) storage.clear();
    else storage.save({ term, filters });
  }, [storage, isBlank, term, filters]);
  return storage.clear;
}
