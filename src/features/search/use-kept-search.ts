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

interface Kept {
  readonly term: string;
  readonly filters: ItemFilters;
}
const kept = shape<Kept>({
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

/** Keeps what is searched for, and by what, through a reload of the tab. Returns what forgets it, for who leaves the search. */
export function useKeptSearch(referenceId: string): () => void {
  const { term, filters, setTerm, setFilters } = useSearch((state) => state);
  const saved = useMemo(
    () =>
      persisted<Kept>({
        storage: sessionStorageOf(window),
        key: `order-app:${referenceId}:search`,
        version: 1,
        read: kept,
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
