import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BranchMenu, readMenu } from '../../api/mappers/map-menu.ts';
import type {
  Discounts,
  LocalizedText,
  Menu,
  MenuItem,
  SmartCategory,
} from '../../domain/menu/menu-types.ts';
import type { StoreDeps } from '../store-deps.ts';

/** What goes with a menu in the restaurant answer. */
export interface MenuExtras {
  readonly smartCategories: readonly SmartCategory[];
  readonly highlightedCategoryId: string | null;
  readonly message: LocalizedText | null;
  readonly showSubcategories: boolean;
}

export interface MenuState extends MenuExtras {
  /** Null until loaded. The first items are in it at once, the rest a moment later. */
  readonly menu: Menu | null;
  /** Every item is in `menu`. */
  readonly complete: boolean;
  /** The rest of a long menu could not be fetched: what is there is all there is until the next try. */
  readonly isCutShort: boolean;
  /** Any item of the answer, also before it is in `menu`. Another function for each answer. */
  readonly itemById: (id: string) => MenuItem | undefined;
  /** Asks the backend for one item of a branch, for `itemById` to know; false when there is none. Rejects with ApiError. */
  readonly loadItem: (branchId: string, id: string) => Promise<boolean>;
  readonly discounts: Discounts | null;
}

export interface MenuStore extends StoreApi<MenuState> {
  /**
   * Takes over a menu that arrived. The first one is there at once with its first items; a later one takes the place of
   * what is shown when all of it is read, so that nothing jumps. Resolves then, or when a newer one came.
   */
  show(branchMenu: BranchMenu, extras?: Partial<MenuExtras>): Promise<void>;
}

/** Enough for the first screen of any width. */
const FIRST_ITEMS = 32;
/** Longest reading at one go, in ms: a touch must be answered within a frame. */
const SLICE_MS = 6;

export function createMenuStore(deps: StoreDeps): MenuStore {
  const { apiOrigin, reporter, now } = deps;
  const store = createStore<MenuState>(() => ({
    menu: null,
    complete: false,
    isCutShort: false,
    itemById: () => undefined,
    loadItem: async () => false,
    discounts: null,
    smartCategories: [],
    highlightedCategoryId: null,
    message: null,
    showSubcategories: false,
  }));
  let latest: unknown;

  return {
    ...store,
    show({ unread, currency, discounts, groups, isPaged }, extras) {
      const reader = readMenu(unread, currency, apiOrigin, (error, part) => reporter.report(error, { part }));
      const alone = new Map<string, MenuItem>();
      const itemById = (id: string) => reader.item(id) ?? alone.get(id);
      const loadItem = async (branchId: string, id: string) => {
        const { fetchItem } = await import('./fetch-item.ts');
        const item = await fetchItem(deps, branchId, id, currency);
        if (item) alone.set(id, item);
        return !!item;
      };
      latest = reader;
      const publish = (isRead: boolean) =>
        store.setState({
          ...extras,
          ...groups,
          menu: reader.menu(),
          complete: isRead && !isPaged,
          isCutShort: false,
          itemById,
          loadItem,
          discounts,
        });
      const isRead = reader.read((count) => count < FIRST_ITEMS);
      if (isRead || !store.getState().menu) publish(isRead);
      return new Promise((resolve) => {
        const readOn = () => {
          const end = now() + SLICE_MS;
          if (latest !== reader) return resolve();
          if (!reader.read(() => now() < end)) return setTimeout(readOn);
          publish(true);
          return resolve();
        };
        if (isRead) resolve();
        else setTimeout(readOn);
      });
    },
  };
}
