import { createContext, useContext } from 'react';

/** An item to open over the current screen. With a `lineKey` the customer edits that cart line. */
export interface ItemToOpen {
  readonly itemId: string;
  readonly lineKey: string | null;
}

/** Opens an item over the current screen; null if an item opens as a screen. */
export const ItemOpener = createContext<((item: ItemToOpen) => void) | null>(null);

export const useItemOpener = () => useContext(ItemOpener);
