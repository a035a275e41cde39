import { createContext, useContext } from 'react';

/** An item over the screen that is there: a new one, or the cart's line `lineKey`. */
export interface OpenedItem {
  readonly itemId: string;
  readonly lineKey: string | null;
}

/** Opens an item over the screen that is there; null where the way to an item is its own address. */
export const ItemOpener = createContext<((opened: OpenedItem) => void) | null>(null);

export const useItemOpener = () => useContext(ItemOpener);
