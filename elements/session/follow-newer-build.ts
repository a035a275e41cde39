import { type RunningBuild, watchBuild } from '../hosted/watch-build.ts';

type Listener = (latest: string) => void;

/** Listeners of the connected elements on the page. A single check notifies all of them. */
const listeners = new Set<Listener>();
let stopWatching: (() => void) | undefined;
let newerBuild: string | undefined;

/**
 * Calls `onNewer` once when a newer build than `build` exists. The page checks every hour, regardless of the number of
 * its elements. Does nothing without a build, or in a hosted page, which loads newer builds itself. Returns a function
 * that stops the checks.
 */
export function followNewerBuild(build: RunningBuild | null | undefined, onNewer: Listener): () => void {
  if (!build || document.querySelector('body[data-order-app=hosted]')) return () => undefined;
  if (newerBuild) {
    onNewer(newerBuild);
    return () => undefined;
  }
  listeners.add(onNewer);
  stopWatching ??= watchBuild(build, (latest) => {
    newerBuild = latest;
    for (const listener of listeners) listener(latest);
    listeners.clear();
  });
  return () => {
    listeners.delete(onNewer);
    if (listeners.size || newerBuild) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}
