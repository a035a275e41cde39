import { styled } from '../../theme/stitches.ts';

/** The "powered by" line at the end of a page. */
export const PoweredBy = styled('p', {
  paddingBlock: '$2',
  color: '$mute',
  fontSize: '$12',
  textAlign: 'center',
});
