import { useEffect, useState } from 'react';
import { BackgroundPicture } from '../../ui/layout/background-picture.tsx';
import type { PictureSource } from '../../ui/layout/picture.tsx';

/**
 * Safari has no `requestIdleCallback`. Check the type, because the name may then refer to an element of the host page
 * with that id.
 */
const [requestIdle, cancelIdle] =
  typeof requestIdleCallback === 'function'
    ? [requestIdleCallback, cancelIdleCallback]
    : [setTimeout as unknown as typeof requestIdleCallback, clearTimeout];

/** The business's background picture. It loads when the browser is idle, so that it does not delay the first screen. */
export function Backdrop({ picture }: { picture: PictureSource }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const idleHandle = requestIdle(() => setIdle(true));
    return () => cancelIdle(idleHandle);
  }, []);
  return isIdle ? <BackgroundPicture picture={picture} /> : null;
}
