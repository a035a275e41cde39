import { styled } from '../../theme/stitches.ts';

/** Keeps the space of a strip of banners: a third of the element's width within its edges, 160 px at most, and less in a low one. */
export const BannerPlace = styled('div', {
  position: 'relative',
  flex: 'none',
  height: 'min(160px, (100cqi - 2 * var(--edge, 0px)) / 3)',
  '[data-low] &': { height: 72 },
  margin: '$3 var(--edge, 0px) 0',
});
