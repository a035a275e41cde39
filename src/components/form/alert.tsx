import { styled } from '../../theme/stitches.ts';

/**
 * A live region that is always mounted, so that screen readers announce its content. It has no height while it is
 * empty.
 */
export const Alert = styled('div', {
  scrollMarginBlock: '$6',
  '&:not(:empty)': { marginBlockEnd: '$4' },
  '&:focus': { outline: 'none' },
});
