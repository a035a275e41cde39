import { styled } from '../../theme/stitches.ts';

/** In px, from the edges of the view. */
export const SIDE_GAP = 16;
/** The column beside the items. */
export const Side = styled('nav', {
  position: 'sticky',
  insetBlockStart: SIDE_GAP,
  alignSelf: 'start',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  // Room for focus rings.
  padding: 4,
});
