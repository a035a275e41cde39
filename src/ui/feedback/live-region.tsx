import { useRef } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useHeard } from './use-heard.ts';

/** Reads out what comes; what it came with has to wait until it is known. */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  const first = useRef(message);
  const isHeard = useHeard();
  return (
    <VisuallyHidden
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {(isHeard || message !== first.current) && message}
    </VisuallyHidden>
  );
}
