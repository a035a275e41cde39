import { useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Picture, type PictureSource } from './picture.tsx';

const Box = styled('div', {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '& > span': { background: 'none' },
  '& img': { opacity: 0, transition: 'opacity .24s' },
  '&[data-loaded] img': { opacity: 1 },
  // The page's colour over it, so that text keeps its contrast on whatever the picture shows.
  '&::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: '$bg',
    opacity: 'var(--oa-look-veil)',
  },
});

/** Behind everything in the element, still while its content scrolls. A picture that does not come leaves the page as it was. */
export function BackgroundPicture({ picture }: { picture: PictureSource }) {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  return state === 'failed' ? null : (
    <Box
      aria-hidden="true"
      data-loaded={state === 'there' || undefined}
      onLoadCapture={() => setState('there')}
      onErrorCapture={() => setState('failed')}
    >
      <Picture picture={{ ...picture, color: null }} alt="" preset="banner" />
    </Box>
  );
}
