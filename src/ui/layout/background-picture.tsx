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
  // A translucent layer in the page's colour keeps text readable on any picture.
  '&::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: '$bg',
    opacity: 'var(--oa-surface-veil)',
  },
});

/** A picture behind the whole element. It does not scroll. Renders nothing if the picture fails to load. */
export function BackgroundPicture({ picture }: { picture: PictureSource }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  return state === 'failed' ? null : (
    <Box
      aria-hidden="true"
      data-loaded={state === 'loaded' || undefined}
      onLoadCapture={() => setState('loaded')}
      onErrorCapture={() => setState('failed')}
    >
      <Picture picture={{ ...picture, color: null }} alt="" preset="banner" />
    </Box>
  );
}
