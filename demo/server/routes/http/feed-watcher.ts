import type { OrderFeed } from '../../services/orders/order-feed.ts';

export interface FeedWatcher {
  /**
   * The first call resolves to true at once. Each later call resolves to true when something has changed since the
   * previous call. Resolves to false when the watcher has ended.
   */
  readonly waitForNext: () => Promise<boolean>;
  readonly end: () => void;
}

/** Turns the feed's callbacks into promises. The watcher ends with `end()` or when the feed closes. */
export function watchFeed(
  feed: Pick<OrderFeed, 'isClosed'>,
  follow: (listener: () => void) => () => void,
): FeedWatcher {
  let hasChanged = true;
  let hasEnded = false;
  let wake = () => {};
  const unfollow = follow(() => {
    hasChanged = true;
    wake();
  });
  const hasStopped = () => hasEnded || feed.isClosed();
  return {
    async waitForNext() {
      if (!hasChanged && !hasStopped())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      hasChanged = false;
      return !hasStopped();
    },
    end() {
      hasEnded = true;
      unfollow();
      wake();
    },
  };
}

/** Interval between heartbeats. Proxies and phones close connections that are silent for longer. */
export const HEARTBEAT_MS = 15_000;
