import { styled } from '../theme/stitches.ts';

/** Keeps the space of a strip of banners: theirs is a third of the width, and 200 px at most. */
export const BannerPlace = styled('div', {
  position: 'relative',
  aspectRatio: '3',
  maxHeight: 200,
  margin: '$3 var(--edge) 0',
});
