import { useHeard } from './use-heard.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Says something that is nowhere to be seen, or in many places. */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  const isHeard = useHeard();
  return (
    <VisuallyHidden
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {isHeard && message}
    </VisuallyHidden>
  );
}
