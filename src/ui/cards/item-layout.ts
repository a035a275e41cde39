import type { WidthClass } from '../layout/width-class.tsx';

/** How items stand in a list: rows with a picture at the end, pictures first, or as many as fit. */
export type ItemLayout = 'list' | 'grid' | 'compact';

/** Between cards, in px. */
export const ITEM_GAP = 12;

/** A card's height in px, the same whatever it holds: a list can keep the space of cards it has not drawn. */
export const itemHeight = (layout: ItemLayout): number => ({ list: 144, grid: 212, compact: 72 })[layout];

/** How many cards stand side by side. */
export const itemColumns = (layout: ItemLayout, width: WidthClass): number =>
  (width === 'narrow' ? 1 : 2) + (layout === 'grid' ? 1 : 0);
