import { type ComponentType, type ReactElement, useLayoutEffect, useState } from 'react';
import { isServer } from '../../lib/is-server.ts';

interface FallbackProps {
  /**
   * Shown until the component has loaded. The type is not `ReactNode`, because `count && …` would then render a 0.
   */
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

/** The pending loads of components that were rendered before their code was available. */
const pendingLoads = new Set<Promise<unknown>>();

/** Whether a rendered component is still waiting for its code. */
export const hasPendingComponents = (): boolean => pendingLoads.size > 0;

/** Waits until all pending loads have ended. Resolves to false if no load was pending. */
export async function waitForLazyComponents(): Promise<boolean> {
  const loads = [...pendingLoads];
  await Promise.allSettled(loads);
  return loads.length > 0;
}

function loadEntry<P>(entry: LazyEntry<P>): Promise<ComponentType<P>> {
  const loadPromise = entry.load().then((component) => {
    entry.component = component;
    return component;
  });
  pendingLoads.add(loadPromise);
  const removePendingLoad = () => pendingLoads.delete(loadPromise);
  loadPromise.then(removePendingLoad, removePendingLoad);
  return loadPromise;
}

function LazyRenderer<P extends object>({ entry, fallback, props }: LazyRendererProps<P>) {
  const [Component, setComponent] = useState(() => entry.component);
  // No effects run on the server, so load the code now. The server renders again once the code has loaded.
  if (isServer && !Component) void loadEntry(entry);
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
 * Returns a component whose code is a separate chunk that loads on first render. If the chunk fails to load, the rest
 * of the screen stays. The component retries on every render, and when the device is back online.
 */
export function createLazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const entry: LazyEntry<P> = { load };
  return ({ fallback, ...props }: P & FallbackProps) => (
    <LazyRenderer entry={entry} fallback={fallback} props={props as unknown as P} />
  );
}
