import { useEffect, useState } from 'react';
import { BackgroundPicture } from '../../ui/layout/background-picture.tsx';
import type { PictureSource } from '../../ui/layout/picture.tsx';

/** Safari has no `requestIdleCallback`. There, the name may belong to an element of the host page. */
const [requestIdle, cancelIdle] =
  typeof requestIdleCallback === 'function'
    ? [requestIdleCallback, cancelIdleCallback]
    : [setTimeout as unknown as typeof requestIdleCallback, clearTimeout];

/** The business's background picture. It loads when the browser is idle, so that it does not delay the first screen. */
export function Backdrop({ picture }: { picture: PictureSource }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const idle = requestIdle(() => setIdle(true));
    return () => cancelIdle(idle);
  }, []);
  return isIdle ? <BackgroundPicture picture={picture} /> : null;
}
