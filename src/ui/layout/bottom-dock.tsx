import { styled } from '../../theme/stitches.ts';

/**
 * Keeps the toast, the cart bar and the bottom tabs stacked at the lower edge, over the content. Put it last in a
 * column at least as tall as the view.
 */
export const BottomDock = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  zIndex: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
