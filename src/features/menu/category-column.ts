import { styled } from '../../theme/stitches.ts';

/** Distance from the edges of the viewport, in px. */
export const COLUMN_MARGIN_PX = 16;
/** The sticky column beside the items. */
export const CategoryColumn = styled('nav', {
  position: 'sticky',
  insetBlockStart: COLUMN_MARGIN_PX,
  alignSelf: 'start',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  // Room for focus rings.
  padding: 4,
});
