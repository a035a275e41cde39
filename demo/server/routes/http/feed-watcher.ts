import type { OrderFeed } from '../../services/orders/order-feed.ts';

export interface FeedWatcher {
  /**
   * The first call resolves to true at once. Each later call resolves to true when something has changed since the
   * previous call. Resolves to false when the watcher has ended.
   */
  readonly waitForNext: () => Promise<boolean>;
  readonly end: () => void;
}

/**
 * Turns the feed's callbacks into promises. `subscribe` adds a listener and returns the function that removes it. The
 * watcher ends with `end()` or when the feed closes.
 */
export function watchFeed(
  feed: Pick<OrderFeed, 'isClosed'>,
  subscribe: (listener: () => void) => () => void,
): FeedWatcher {
  let hasChanged = true;
  let isEndCalled = false;
  let wakeWaiter = () => {};
  const unsubscribe = subscribe(() => {
    hasChanged = true;
    wakeWaiter();
  });
  const hasEnded = () => isEndCalled || feed.isClosed();
  return {
    async waitForNext() {
      if (!hasChanged && !hasEnded())
        await new Promise<void>((resolve) => {
          wakeWaiter = resolve;
        });
      hasChanged = false;
      return !hasEnded();
    },
    end() {
      isEndCalled = true;
      unsubscribe();
      wakeWaiter();
    },
  };
}

/** Interval between heartbeats. Proxies and phones close connections that are silent for longer. */
export const HEARTBEAT_MS = 15_000;
