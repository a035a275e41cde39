import { type ComponentType, type ReactElement, useLayoutEffect, useState } from 'react';

interface LateProps {
  /** Stands there until the part does; nothing unless given. A number left of an `&&` would be shown. */
  readonly meanwhile?: ReactElement | false | undefined;
}

interface Late<P> {
  readonly load: () => Promise<ComponentType<P>>;
  part?: ComponentType<P>;
}

interface PlaceProps<P> extends LateProps {
  readonly late: Late<P>;
  readonly props: P;
}

function Place<P extends object>({ late, meanwhile, props }: PlaceProps<P>) {
  const [Part, setPart] = useState(() => late.part);
  useLayoutEffect(() => {
    if (Part) return undefined;
    const ask = () =>
      late.load().then(
        (part) => {
          late.part = part;
          setPart(() => part);
        },
        () => undefined,
      );
    void ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  });
  return Part ? <Part {...props} /> : meanwhile || null;
}

/**
 * A part of a screen whose code comes after the screen. While it cannot be loaded the screen stands without it: no connection
 * is no reason to lose what is there. It is asked for again with the line back, and whenever its place is drawn.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const late: Late<P> = { load };
  return ({ meanwhile, ...props }: P & LateProps) => (
    <Place late={late} meanwhile={meanwhile} props={props as unknown as P} />
  );
}
