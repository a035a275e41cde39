import { useRef } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useIsLiveRegionReady } from './use-is-live-region-ready.ts';

/** Announces every new message. The first message waits until screen readers know the region. */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  const initialMessage = useRef(message);
  const isReady = useIsLiveRegionReady();
  return (
    <VisuallyHidden
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {(isReady || message !== initialMessage.current) && message}
    </VisuallyHidden>
  );
}
