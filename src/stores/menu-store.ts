import { createStore, type StoreApi } from 'zustand/vanilla';
import { readMenu } from '../api/map-menu.ts';
import type { WireMenu } from '../api/schemas/menu.ts';
import type { Discounts, LocalizedText, Menu, MenuItem } from '../domain/menu/types.ts';
import type { Currency } from '../domain/money/money.ts';
import type { StoreDeps } from './store-deps.ts';

interface SmartCategory {
  readonly id: string;
  readonly name: LocalizedText;
  readonly itemIds: readonly string[];
}

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
  /** Any item of the menu, also before `complete`. Another function for each menu. */
  readonly itemById: (id: string) => MenuItem | undefined;
  readonly discounts: Discounts | null;
}

export interface MenuStore extends StoreApi<MenuState> {
  /** Takes over a menu that arrived. */
  show(menu: WireMenu, currency: Currency, discounts: Discounts, extras?: MenuExtras): void;
}

/** Enough for the first screen of any width. */
const FIRST_ITEMS = 32;
/** Longest reading at one go, in ms: a touch must be answered within a frame. */
const SLICE_MS = 6;

export function createMenuStore({ apiOrigin, reporter, now }: StoreDeps): MenuStore {
  const store = createStore<MenuState>(() => ({
    menu: null,
    complete: false,
    itemById: () => undefined,
    discounts: null,
    smartCategories: [],
    highlightedCategoryId: null,
    message: null,
    showSubcategories: false,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    ...store,
    show(wire, currency, discounts, extras) {
      clearTimeout(timer);
      const reader = readMenu(wire, currency, apiOrigin, (error, part) => reporter.report(error, { part }));
      const complete = reader.read((count) => count < FIRST_ITEMS);
      store.setState({ ...extras, menu: reader.menu(), complete, itemById: reader.item, discounts });
      const readOn = () => {
        const end = now() + SLICE_MS;
        if (reader.read(() => now() < end)) store.setState({ menu: reader.menu(), complete: true });
        else timer = setTimeout(readOn);
      };
      if (!complete) timer = setTimeout(readOn);
    },
  };
}
