import { styled } from '../theme/stitches.ts';

/** Keeps the space of a strip of banners: theirs is a third of the element's width within its edges, and 200 px at most. */
export const BannerPlace = styled('div', {
  position: 'relative',
  flex: 'none',
  height: 'min(200px, (100cqi - 2 * var(--edge, 0px)) / 3)',
  margin: '$3 var(--edge, 0px) 0',
});
