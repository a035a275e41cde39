import { lowHeight } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

/**
 * Reserves the height of a banner strip: a third of the element's inner width, but at most 160 px, and 72 px in a low
 * element.
 */
export const BannerSpace = styled('div', {
  position: 'relative',
  flex: 'none',
  height: 'min(160px, (100cqi - 2 * var(--edge, 0px)) / 3)',
  [lowHeight]: { height: 72 },
  margin: '$3 var(--edge, 0px) 0',
  '@media (scripting: none)': { display: 'none' },
});
