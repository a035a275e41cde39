import { styled } from '../../theme/stitches.ts';

/** At the top of the screen, because the bottom belongs to the cart bar and its messages. */
export const TopOverlay = styled('div', {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlockStart: '$2',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
