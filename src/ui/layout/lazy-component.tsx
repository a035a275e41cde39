import { type ComponentType, type ReactElement, useLayoutEffect, useState } from 'react';

interface FallbackProps {
  /** Shown until the part is loaded. Not `ReactNode`, because `count && …` would render a 0. */
  readonly fallback?: ReactElement | false | undefined;
}

interface LazyEntry<P> {
  readonly load: () => Promise<ComponentType<P>>;
  part?: ComponentType<P>;
}

interface LazySlotProps<P> extends FallbackProps {
  readonly entry: LazyEntry<P>;
  readonly props: P;
}

function LazySlot<P extends object>({ entry, fallback, props }: LazySlotProps<P>) {
  const [Part, setPart] = useState(() => entry.part);
  useLayoutEffect(() => {
    if (Part) return undefined;
    const loadPart = () =>
      entry.load().then(
        (part) => {
          entry.part = part;
          setPart(() => part);
        },
        () => undefined,
      );
    void loadPart();
    addEventListener('online', loadPart);
    return () => removeEventListener('online', loadPart);
  });
  return Part ? <Part {...props} /> : fallback || null;
}

/**
 * Returns a component whose code loads after the screen. If it cannot load, the rest of the screen stays. It loads again when
 * the device is back online, and with every render.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const entry: LazyEntry<P> = { load };
  return ({ fallback, ...props }: P & FallbackProps) => (
    <LazySlot entry={entry} fallback={fallback} props={props as unknown as P} />
  );
}
