import type { WidthClass } from '../layout/width-class.tsx';

/** Layout of a menu: rows with a picture at the end (`list`), large pictures (`grid`) or low rows (`compact`). */
export type ItemLayout = 'list' | 'grid' | 'compact';

/** Gap between cards, in px. */
export const ITEM_GAP_PX = 12;

/** Height of a card in px. It is fixed, so that a list can reserve space for cards that are not rendered. */
export const getItemHeight = (layout: ItemLayout): number => ({ list: 144, grid: 212, compact: 72 })[layout];

/** Cards per row. */
export const countItemColumns = (layout: ItemLayout, width: WidthClass): number =>
  (width === 'narrow' ? 1 : 2) + (layout === 'grid' ? 1 : 0);
