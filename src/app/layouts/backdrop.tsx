import { useEffect, useState } from 'react';
import { BackgroundPicture } from '../../ui/layout/background-picture.tsx';
import type { PictureSource } from '../../ui/layout/picture.tsx';

/** Safari has no idle callback. */
const whenIdle = window.requestIdleCallback ?? setTimeout;
const neverMind = window.cancelIdleCallback ?? clearTimeout;

/** The business's picture behind the whole app, once the first screen has what it needs. */
export function Backdrop({ picture }: { picture: PictureSource }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const idle = whenIdle(() => setIdle(true));
    return () => neverMind(idle);
  }, []);
  return isIdle ? <BackgroundPicture picture={picture} /> : null;
}
