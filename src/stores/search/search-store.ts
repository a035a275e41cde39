import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import { searchCall } from '../../api/contract/search-contract.ts';
import { toSingleItem } from '../../api/mappers/map-item.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { type ItemFilters, noFilters } from '../../domain/search/filter-items.ts';
import type { ItemIndex } from '../../domain/search/index-items.ts';
import type { Stores } from '../create-stores.ts';
import { createTagNamesStore } from '../menu/tag-names-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { createMenuIndexer } from './index-menu.ts';
import { addTerm, createTermStorage } from './recent-terms.ts';

interface RemoteResults {
  readonly term: string;
  readonly items: readonly MenuItem[];
}

export interface SearchState {
  readonly term: string;
  readonly filters: ItemFilters;
  /** Id of the item that was last opened from the results. Its card gets the focus when the customer comes back. */
  readonly openedItemId: string | null;
  /** The search terms used on this device, newest first. */
  readonly recentTerms: readonly string[];
  /** Null until the first items are indexed. `revision` increases with each published update. */
  readonly index: ItemIndex | null;
  readonly revision: number;
  /** Whether the index contains the whole loaded menu. */
  readonly isIndexed: boolean;
  readonly remote: RemoteResults;
  /** Sets the term and, once the customer pauses, requests the server's results. */
  setTerm(term: string): void;
  setFilters(change: Partial<ItemFilters>): void;
  /** Adds the term to the recent searches, because the customer has used a result. */
  rememberTerm(openedItemId?: string | null): void;
  forgetTerm(term: string): void;
  clearRecentTerms(): void;
}

export interface SearchStore extends StoreApi<SearchState> {
  /**
   * Indexes the menu and shares the recent searches with other elements and tabs. Returns a function that stops this.
   */
  connect(): () => void;
}

/** Pause after the last key press before the request is sent, in ms. */
const DEBOUNCE_MS = 250;
/** Shortest time in ms between two updates of a growing index, because each update repeats the search. */
const PUBLISH_INTERVAL_MS = 200;
const NO_RESULTS: RemoteResults = { term: '', items: [] };
/**
 * A character that is neither a Latin letter nor a digit. In its script, a single character may be a word. The pattern
 * uses ranges, because compiling `\p{Script=Latin}` delays the first key press by milliseconds.
 */
const NON_LATIN_CHARACTER = /[^\da-zA-Z\u00aa-\u024f\u1e00-\u1eff]/;
const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

/** The search of one element. It searches the menu on the device and adds the server's results. */
export function createSearchStore(deps: StoreDeps, stores: Stores): SearchStore {
  const { business, menu } = stores;
  const { client, reporter, now, apiOrigin } = deps;
  const tagNamesStore = stores.getOrCreateStore(createTagNamesStore);
  const termStorage = createTermStorage(deps);
  const report = (error: unknown, part: string) => reporter.report(error, { part });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let activeRequest: AbortController | undefined;

  const store = createStore<SearchState>((set, get) => {
    const saveRecentTerms = (recentTerms: readonly string[]) => {
      termStorage.save(recentTerms);
      set({ recentTerms });
    };

    const searchServer = async (term: string, signal: AbortSignal) => {
      const { branchId, currency } = business.getState();
      if (!branchId || !currency) return;
      try {
        const response = await client.call(searchCall, {
          params: { term },
          query: { branch_id: branchId },
          signal,
        });
        const items = response.items.flatMap((wire) => {
          const { id } = Object(wire);
          try {
            return menu.getState().findItem(id) ?? toSingleItem(wire, currency, apiOrigin, report);
          } catch (error) {
            report(error, `item ${id}`);
            return [];
          }
        });
        if (!signal.aborted) set({ remote: { term, items } });
      } catch (error) {
        // The client has already reported an ApiError. The local results stay.
        if (!(error instanceof ApiError)) report(error, 'search');
      }
    };

    return {
      term: '',
      filters: noFilters,
      openedItemId: null,
      recentTerms: termStorage.load() ?? [],
      index: null,
      revision: 0,
      isIndexed: false,
      remote: NO_RESULTS,
      setTerm(term) {
        clearTimeout(timer);
        activeRequest?.abort();
        set({ term, remote: NO_RESULTS, openedItemId: null });
        const trimmedTerm = term.trim();
        if (trimmedTerm.length < 2 && !NON_LATIN_CHARACTER.test(trimmedTerm)) return;
        timer = setTimeout(() => {
          if (!isOnline()) return;
          activeRequest = new AbortController();
          void searchServer(trimmedTerm, activeRequest.signal);
        }, DEBOUNCE_MS);
      },
      setFilters: (change) => set({ filters: { ...get().filters, ...change }, openedItemId: null }),
      rememberTerm(openedItemId = null) {
        set({ openedItemId });
        const term = get().term.trim();
        if (!term) return;
        saveRecentTerms(addTerm(get().recentTerms, term));
        deps.tracking?.track({ kind: 'searched', term });
      },
      forgetTerm: (term) => saveRecentTerms(get().recentTerms.filter((other) => other !== term)),
      clearRecentTerms: () => saveRecentTerms([]),
    };
  });

  return {
    ...store,
    connect() {
      let publishedAt = 0;
      const indexer = createMenuIndexer(now, (index, isIndexed) => {
        const isNewIndex = store.getState().index !== index;
        // An index that replaces another index is published only when the new index is complete.
        if (!isIndexed && store.getState().index && isNewIndex) return;
        if (!isIndexed && !isNewIndex && now() - publishedAt < PUBLISH_INTERVAL_MS) return;
        publishedAt = now();
        store.setState(({ revision }) => ({ index, isIndexed, revision: revision + 1 }));
      });
      const startIndexing = () => {
        const { menu: shownMenu } = menu.getState();
        if (shownMenu) indexer.start(shownMenu, tagNamesStore.getState().tagAndIngredientNames);
      };
      startIndexing();
      store.setState({ recentTerms: termStorage.load() ?? [] });
      const cleanups = [
        menu.subscribe((state, before) => {
          if (state.menu !== before.menu) startIndexing();
        }),
        tagNamesStore.subscribe((state, before) => {
          if (state.tagAndIngredientNames !== before.tagAndIngredientNames) startIndexing();
        }),
        termStorage.subscribe((recentTerms) => store.setState({ recentTerms: recentTerms ?? [] })),
        indexer.stop,
      ];
      return () => {
        clearTimeout(timer);
        activeRequest?.abort();
        for (const stop of cleanups) stop();
      };
    },
  };
}

/** The customer's search: term, filters and results. */
export const useSearch = createStoreHook((stores) => stores.getOrCreateStore(createSearchStore));
