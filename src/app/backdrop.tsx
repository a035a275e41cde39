import { useEffect, useState } from 'react';
import { toPicture } from '../api/map-common.ts';
import type { WireBusiness } from '../api/schemas/business.ts';
import { BackgroundPicture } from '../ui/background-picture.tsx';

/** Safari has no idle callback. */
const whenIdle = window.requestIdleCallback ?? setTimeout;
const neverMind = window.cancelIdleCallback ?? clearTimeout;

export interface BackdropProps {
  business: WireBusiness;
  /** Of relative picture addresses. */
  origin: string;
}

/** The business's picture behind the whole app, once the first screen has what it needs. */
export function Backdrop({ business: { background }, origin }: BackdropProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const idle = whenIdle(() => setIdle(true));
    return () => neverMind(idle);
  }, []);
  const picture = toPicture(background?.image, new URL(origin).origin, () => undefined);
  return isIdle && picture && background?.option === 'image' ? <BackgroundPicture picture={picture} /> : null;
}
