import { styled } from '../../theme/stitches.ts';

/**
 * A live region that is always mounted, so that screen readers announce its content. It has no height while it is
 * empty.
 */
export const Alert = styled('div', {
  // Keeps the alert clear of the bottom navigation when the app scrolls to it.
  scrollMarginBlock: '$6 96px',
  '&:not(:empty)': { marginBlockEnd: '$4' },
  '&:focus': { outline: 'none' },
});
