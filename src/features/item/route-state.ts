/** What goes along with the way to an item. */
export interface ItemState {
  /** The cart's line to edit. */
  readonly lineKey: string | null;
  /** The way came from another item. */
  readonly fromItem: boolean;
  /** Only its size is to be chosen. */
  readonly isPriceOnly: boolean;
}

/** Reads a history entry's state, which may be anybody's. */
export function readItemState(state: unknown): ItemState {
  const { lineKey, fromItem, priceOnly } = Object(state) as Record<string, unknown>;
  return {
    lineKey: typeof lineKey === 'string' ? lineKey : null,
    fromItem: fromItem === true,
    isPriceOnly: priceOnly === true,
  };
}
