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

/** Data in the restaurant response besides the menu. */
export interface MenuExtras {
  readonly smartCategories: readonly SmartCategory[];
  readonly highlightedCategoryId: string | null;
  readonly message: LocalizedText | null;
  readonly showsSubcategories: boolean;
}

export interface MenuState extends MenuExtras {
  /** Null until loaded. Starts with the first items; the others follow as they are parsed. */
  readonly menu: Menu | null;
  /** Whether `menu` contains every item. */
  readonly isComplete: boolean;
  /** Whether the rest of a paged menu failed to load, so that `menu` has only its first page. */
  readonly isCutShort: boolean;
  /** The server's reason for refusing the last request for a menu. Null if it gave no reason or did not refuse. */
  readonly refusalMessage: string | null;
  /** Finds an item of the response, even before it is in `menu`. Each response creates a new function. */
  readonly findItem: (id: string) => MenuItem | undefined;
  /**
   * Fetches one item of a branch and adds it to `findItem`. Resolves to false if the item does not exist or is
   * unreadable. Rejects with ApiError.
   */
  readonly loadItem: (branchId: string, id: string) => Promise<boolean>;
  readonly discounts: Discounts | null;
}

export interface MenuStore extends StoreApi<MenuState> {
  /**
   * Parses and shows a menu that has arrived. The first menu shows its first items immediately. A later menu replaces
   * the current one once it is fully parsed, so that the screen does not jump. Resolves when the menu is fully parsed,
   * or when a newer menu arrives.
   */
  show(branchMenu: BranchMenu, extras?: Partial<MenuExtras>): Promise<void>;
}

/** Number of items that fill the first screen at any width. */
const FIRST_ITEM_COUNT = 32;
/** Maximum parsing time per task in ms, so that the browser can respond to a touch within a frame. */
const SLICE_MS = 6;

/** The menu of the branch on screen, parsed in slices. */
export function createMenuStore(deps: StoreDeps): MenuStore {
  const { apiOrigin, reporter, now } = deps;
  const store = createStore<MenuState>(() => ({
    menu: null,
    isComplete: false,
    isCutShort: false,
    refusalMessage: null,
    findItem: () => undefined,
    loadItem: async () => false,
    discounts: null,
    smartCategories: [],
    highlightedCategoryId: null,
    message: null,
    showsSubcategories: false,
  }));
  let latestReader: unknown;

  return {
    ...store,
    show({ rawMenu, currency, discounts, smartCategorySettings, isPaged }, extras) {
      const reader = readMenu(rawMenu, currency, apiOrigin, (error, part) =>
        reporter.report(error, { part }),
      );
      const separateItems = new Map<string, MenuItem>();
      const findItem = (id: string) => reader.getItem(id) ?? separateItems.get(id);
      const loadItem = async (branchId: string, id: string) => {
        const { fetchItem } = await import('./fetch-item.ts');
        const item = await fetchItem(deps, branchId, id, currency);
        if (item) separateItems.set(id, item);
        return !!item;
      };
      latestReader = reader;
      const publish = (isRead: boolean) =>
        store.setState({
          ...extras,
          ...smartCategorySettings,
          menu: reader.getMenu(),
          isComplete: isRead && !isPaged,
          isCutShort: false,
          findItem,
          loadItem,
          discounts,
        });
      const isRead = reader.readItems((count) => count < FIRST_ITEM_COUNT);
      if (isRead || !store.getState().menu) publish(isRead);
      return new Promise((resolve) => {
        const readNextSlice = () => {
          const sliceEnd = now() + SLICE_MS;
          if (latestReader !== reader) return resolve();
          if (!reader.readItems(() => now() < sliceEnd)) return setTimeout(readNextSlice);
          publish(true);
          return resolve();
        };
        if (isRead) resolve();
        else setTimeout(readNextSlice);
      });
    },
  };
}
