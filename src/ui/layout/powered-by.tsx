import { styled } from '../../theme/stitches.ts';

/** Small, and out of the way: the page is the business's. */
export const PoweredBy = styled('p', {
  paddingBlock: '$2',
  color: '$mute',
  fontSize: '$12',
  textAlign: 'center',
});
