import { styled } from '../../theme/stitches.ts';

/**
 * Stacks the toast, the cart bar and the bottom tabs at the lower edge, over the content. Put it last in a column that
 * is at least as tall as the viewport.
 */
export const BottomDock = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  zIndex: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
