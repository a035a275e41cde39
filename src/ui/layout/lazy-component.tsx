import { type ComponentType, type ReactElement, useLayoutEffect, useState } from 'react';
import { isServer } from './is-server.ts';

interface FallbackProps {
  /** Shown until the component is loaded. Not `ReactNode`, because `count && …` would render a 0. */
  readonly fallback?: ReactElement | false | undefined;
}

interface LazyEntry<P> {
  readonly load: () => Promise<ComponentType<P>>;
  component?: ComponentType<P>;
}

interface LazyRendererProps<P> extends FallbackProps {
  readonly entry: LazyEntry<P>;
  readonly props: P;
}

/** Loads of components that a server rendering needed and did not have. */
const missingComponents = new Set<Promise<unknown>>();

/**
 * Loads the components that were missing in the last server rendering. Resolves to true when there were any, so that the
 * server renders again.
 */
export async function loadMissingComponents(): Promise<boolean> {
  const loads = [...missingComponents];
  missingComponents.clear();
  await Promise.all(loads);
  return loads.length > 0;
}

async function loadEntry<P>(entry: LazyEntry<P>): Promise<ComponentType<P>> {
  const component = await entry.load();
  entry.component = component;
  return component;
}

function LazyRenderer<P extends object>({ entry, fallback, props }: LazyRendererProps<P>) {
  const [Component, setComponent] = useState(() => entry.component);
  if (isServer && !Component) missingComponents.add(loadEntry(entry));
  useLayoutEffect(() => {
    if (Component) return undefined;
    const loadComponent = () =>
      loadEntry(entry).then(
        (component) => setComponent(() => component),
        () => undefined,
      );
    void loadComponent();
    addEventListener('online', loadComponent);
    return () => removeEventListener('online', loadComponent);
  });
  return Component ? <Component {...props} /> : fallback || null;
}

/**
 * Returns a component whose code loads after the screen. If the code fails to load, the rest of the screen stays. The component
 * retries when the device is back online, and with every render.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const entry: LazyEntry<P> = { load };
  return ({ fallback, ...props }: P & FallbackProps) => (
    <LazyRenderer entry={entry} fallback={fallback} props={props as unknown as P} />
  );
}
