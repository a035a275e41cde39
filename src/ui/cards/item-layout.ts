import { scaleWithText } from '../../theme/text-size.ts';
import type { WidthClass } from '../layout/width-class.tsx';

/** Layout of a menu: rows with a picture at the end (`list`), large pictures (`grid`) or low rows (`compact`). */
export type ItemLayout = 'list' | 'grid' | 'compact';

/** Gap between cards, in px. */
export const ITEM_GAP_PX = 12;

/**
 * Parts of a card's height, in px at the usual text size. `fixed` is for pictures and padding. `text` is for the lines
 * of text, which grow with the text size.
 */
const HEIGHTS: Readonly<Record<ItemLayout, { readonly fixed: number; readonly text: number }>> = {
  list: { fixed: 26, text: 118 },
  grid: { fixed: 138, text: 74 },
  compact: { fixed: 18, text: 54 },
};

/**
 * Height of a card in px. All cards of a layout have the same height, so that a list can reserve space for cards that
 * are not rendered. `textScale` is the reader's text size, divided by the usual one.
 */
export const getItemHeight = (layout: ItemLayout, textScale = 1): number =>
  HEIGHTS[layout].fixed + HEIGHTS[layout].text * textScale;

/** Height of a card as a CSS length. It follows the text size without a measurement. */
export const getItemHeightCss = (layout: ItemLayout): string =>
  `calc(${HEIGHTS[layout].fixed}px + ${scaleWithText(HEIGHTS[layout].text)})`;

/** Cards per row. */
export const countItemColumns = (layout: ItemLayout, width: WidthClass): number =>
  width === 'cramped' ? 1 : (width === 'narrow' ? 1 : 2) + (layout === 'grid' ? 1 : 0);
