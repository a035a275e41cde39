import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { countFilters, type ItemFilters } from '../../domain/search/filter-items.ts';
import { createSessionStorage } from '../../lib/session-storage.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { useSearch } from '../../stores/search/search-store.ts';

const wordsSchema = z.array(z.string());
const priceLimitSchema = z._default(z.nullable(z.number()), null);

interface SavedSearch {
  readonly term: string;
  readonly filters: ItemFilters;
}
const savedSearchSchema = z.object({
  term: z.string(),
  filters: z.object({
    tags: wordsSchema,
    ingredients: wordsSchema,
    without: wordsSchema,
    vegetarian: z.boolean(),
    availableNow: z.boolean(),
    minPrice: priceLimitSchema,
    maxPrice: priceLimitSchema,
    group: z._default(z.nullable(z.string()), null),
  }),
});

/** Keeps the term and the filters across a reload of the tab. Returns a function that clears the saved search. */
export function usePersistedSearch(referenceId: string): () => void {
  const { term, filters, setTerm, setFilters } = useSearch((state) => state);
  const storage = useMemo(
    () =>
      createStoredValue<SavedSearch>({
        storage: createSessionStorage(window),
        key: `order-app:${referenceId}:search`,
        version: 1,
        schema: savedSearchSchema,
      }),
    [referenceId],
  );
  const isBlank = !term && !countFilters(filters);
  const wasBlankOnMount = useRef(isBlank).current;
  // Restore before the first paint, unless the customer has already searched for something.
  useLayoutEffect(() => {
    const savedSearch = wasBlankOnMount ? storage.load() : null;
    if (!savedSearch) return;
    setTerm(savedSearch.term);
    setFilters(savedSearch.filters);
  }, [storage, wasBlankOnMount, setTerm, setFilters]);
  useEffect(() => {
    if (isBlank) storage.clear();
    else storage.save({ term, filters });
  }, [storage, isBlank, term, filters]);
  return storage.clear;
}
