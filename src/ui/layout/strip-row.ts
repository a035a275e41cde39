import { styled } from '../../theme/stitches.ts';

/**
 * A row that scrolls horizontally. It extends over the container's padding (`--edge`), so that a cut-off element shows
 * that there are more. The row's own padding leaves space for focus rings.
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
