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
import { persistedTerms, withTerm } from './recent-terms.ts';

/** What the backend found, for the term it was asked. */
interface RemoteResults {
  readonly term: string;
  readonly items: readonly MenuItem[];
}

export interface SearchState {
  readonly term: string;
  readonly filters: ItemFilters;
  /** The item that was opened from the results last: where the focus goes back to. */
  readonly openedId: string | null;
  /** What was searched for on this device, newest first. */
  readonly recent: readonly string[];
  /** Null until something of the menu can be found. `revision` counts its growth. */
  readonly index: ItemIndex | null;
  readonly revision: number;
  /** All of the menu that is loaded is in the index. */
  readonly isIndexed: boolean;
  readonly remote: RemoteResults;
  /** Also asks the backend, once the customer rests. */
  setTerm(term: string): void;
  setFilters(change: Partial<ItemFilters>): void;
  /** The term led somewhere: it is worth offering again. */
  remember(openedId?: string | null): void;
  forget(term: string): void;
  forgetAll(): void;
}

export interface SearchStore extends StoreApi<SearchState> {
  /** Follows the menu, and what other elements and tabs remember. Returns the way to stop. */
  connect(): () => void;
}

/** Rest after a key before the backend is asked. */
const REST_MS = 250;
/** Telling of a growing index at most so often: each time the results are looked for again. */
const GROWTH_MS = 200;
const NOTHING: RemoteResults = { term: '', items: [] };
/** No Latin letter or digit: one sign may be a word. By ranges, for the script's own class takes milliseconds of the first key. */
const MAY_BE_WORD = /[^\da-zA-Z\u00aa-\u024f\u1e00-\u1eff]/;
const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

export function createSearchStore(deps: StoreDeps, stores: Stores): SearchStore {
  const { business, menu } = stores;
  const { client, reporter, now, apiOrigin } = deps;
  const names = stores.lazyStore(createTagNamesStore);
  const saved = persistedTerms(deps);
  const report = (error: unknown, part: string) => reporter.report(error, { part });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const store = createStore<SearchState>((set, get) => {
    const keep = (recent: readonly string[]) => {
      saved.save(recent);
      set({ recent });
    };

    const ask = async (term: string, signal: AbortSignal) => {
      const { branchId, currency } = business.getState();
      if (!branchId || !currency) return;
      try {
        const found = await client.call(searchCall, {
          params: { term },
          query: { branch_id: branchId },
          signal,
        });
        const items = found.items.flatMap((wire) => {
          const { id } = Object(wire);
          try {
            return menu.getState().itemById(id) ?? toSingleItem(wire, currency, apiOrigin, report);
          } catch (error) {
            report(error, `item ${id}`);
            return [];
          }
        });
        if (!signal.aborted) set({ remote: { term, items } });
      } catch (error) {
        // The client reports its own. What the device found stays.
        if (!(error instanceof ApiError)) report(error, 'search');
      }
    };

    return {
      term: '',
      filters: noFilters,
      openedId: null,
      recent: saved.load() ?? [],
      index: null,
      revision: 0,
      isIndexed: false,
      remote: NOTHING,
      setTerm(term) {
        clearTimeout(timer);
        running?.abort();
        set({ term, remote: NOTHING, openedId: null });
        const wanted = term.trim();
        if (wanted.length < 2 && !MAY_BE_WORD.test(wanted)) return;
        timer = setTimeout(() => {
          if (!isOnline()) return;
          running = new AbortController();
          void ask(wanted, running.signal);
        }, REST_MS);
      },
      setFilters: (change) => set({ filters: { ...get().filters, ...change }, openedId: null }),
      remember(openedId = null) {
        set({ openedId });
        const term = get().term.trim();
        if (!term) return;
        keep(withTerm(get().recent, term));
        deps.tracking?.track({ kind: 'searched', term });
      },
      forget: (term) => keep(get().recent.filter((other) => other !== term)),
      forgetAll: () => keep([]),
    };
  });

  return {
    ...store,
    connect() {
      let toldAt = 0;
      const indexer = createMenuIndexer(now, (index, isIndexed) => {
        const isFirst = store.getState().index !== index;
        // One that takes the place of another shows when it is complete.
        if (!isIndexed && store.getState().index && isFirst) return;
        if (!isIndexed && !isFirst && now() - toldAt < GROWTH_MS) return;
        toldAt = now();
        store.setState(({ revision }) => ({ index, isIndexed, revision: revision + 1 }));
      });
      const follow = () => {
        const { menu: shown } = menu.getState();
        if (shown) indexer.follow(shown, names.getState().contents);
      };
      follow();
      store.setState({ recent: saved.load() ?? [] });
      const stops = [
        menu.subscribe((state, before) => {
          if (state.menu !== before.menu) follow();
        }),
        names.subscribe((state, before) => {
          if (state.contents !== before.contents) follow();
        }),
        saved.subscribe((recent) => store.setState({ recent: recent ?? [] })),
        indexer.stop,
      ];
      return () => {
        clearTimeout(timer);
        running?.abort();
        for (const stop of stops) stop();
      };
    },
  };
}

/** What the customer searches for: for the search's screen. */
export const useSearch = createStoreHook((stores) => stores.lazyStore(createSearchStore));
