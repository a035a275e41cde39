import { createContext, useContext } from 'react';

/** An item to open over the current screen: a new one, or the cart line `lineKey` to edit. */
export interface OpenedItem {
  readonly itemId: string;
  readonly lineKey: string | null;
}

/** Opens an item over the current screen; null where items open as their own screen. */
export const ItemOpener = createContext<((opened: OpenedItem) => void) | null>(null);

export const useItemOpener = () => useContext(ItemOpener);
