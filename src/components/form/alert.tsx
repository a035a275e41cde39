import { styled } from '../../theme/stitches.ts';

/** Always there, so that what comes into it is read out; takes room only then. */
export const Alert = styled('div', {
  scrollMarginBlock: '$6',
  '&:not(:empty)': { marginBlockEnd: '$4' },
  '&:focus': { outline: 'none' },
});
