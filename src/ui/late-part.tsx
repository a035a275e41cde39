import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

interface LateProps {
  /** Stands there until the part does; nothing unless given. A number left of an `&&` would be shown. */
  readonly meanwhile?: ReactElement | false;
}

/**
 * A part of a screen whose code comes after the screen. When it cannot be loaded the screen stands without it: no
 * connection is no reason to lose what is there.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazy<ComponentType<P>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
  return ({ meanwhile, ...props }: P & LateProps) => (
    <Suspense fallback={meanwhile}>
      <Part {...(props as unknown as P)} />
    </Suspense>
  );
}
