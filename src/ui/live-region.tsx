import { VisuallyHidden } from './visually-hidden.tsx';

/** Keep it mounted: only changes inside a region that was already there are read out. */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  return (
    <VisuallyHidden
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {message}
    </VisuallyHidden>
  );
}
