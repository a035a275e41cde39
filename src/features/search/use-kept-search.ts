import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { countFilters, type ItemFilters } from '../../domain/search/filter-items.ts';
import { persisted } from '../../lib/persisted.ts';
import { sessionStorageOf } from '../../lib/session-storage.ts';
import { useSearch } from '../../stores/use-search.ts';

const words = z.array(z.string());
const limit = z.nullable(z.number());
const kept = z.object({
  term: z.string(),
  filters: z.object({
    tags: words,
    ingredients: words,
    without: words,
    vegetarian: z.boolean(),
    availableNow: z.boolean(),
    minPrice: limit,
    maxPrice: limit,
    group: z.nullable(z.string()),
  }),
});

/** Keeps what is searched for, and by what, through a reload of the tab. Returns what forgets it, for who leaves the search. */
export function useKeptSearch(referenceId: string): () => void {
  const { term, filters, setTerm, setFilters } = useSearch((state) => state);
  const saved = useMemo(
    () =>
      persisted<{ readonly term: string; readonly filters: ItemFilters }>({
        storage: sessionStorageOf(window),
        key: `order-app:${referenceId}:search`,
        version: 1,
        parse: (value) => kept.parse(value),
      }),
    [referenceId],
  );
  const isBlank = !term && !countFilters(filters);
  const wasBlank = useRef(isBlank).current;
  // Before the first look at the screen; what the customer has asked for since the page came goes first.
  useLayoutEffect(() => {
    const last = wasBlank ? saved.load() : null;
    if (!last) return;
    setTerm(last.term);
    setFilters(last.filters);
  }, [saved, wasBlank, setTerm, setFilters]);
  useEffect(() => {
    if (isBlank) saved.clear();
    else saved.save({ term, filters });
  }, [saved, isBlank, term, filters]);
  return saved.clear;
}
