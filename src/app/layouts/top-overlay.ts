import { styled } from '../../theme/stitches.ts';

/** Positions messages at the top of the screen. The bottom is taken by the cart bar and its messages. */
export const TopOverlay = styled('div', {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlockStart: '$2',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
