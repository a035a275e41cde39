import { styled } from '../../theme/stitches.ts';

/**
 * A row that is pushed aside, up to the edges (`--edge`) of what holds it, so that what is cut off says there is more; with
 * room for focus rings.
 */
export const StripRow = styled('div', {
  display: 'flex',
  gap: '$2',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  padding: '4px var(--edge, 4px)',
  scrollPaddingInline: 'var(--edge, 4px)',
  margin: '-4px calc(-1 * var(--edge, 4px))',
});
