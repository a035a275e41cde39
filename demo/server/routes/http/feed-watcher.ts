import type { OrderFeed } from '../../services/orders/order-feed.ts';

export interface FeedWatcher {
  /**
   * Resolves at once for the first call, then after one or more changes. False when the watching has ended.
   */
  readonly next: () => Promise<boolean>;
  readonly end: () => void;
}

/** Turns the feed's callbacks into an awaitable loop. It ends with `end()` or when the feed closes. */
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
  const isOver = () => hasEnded || feed.isClosed();
  return {
    async next() {
      if (!hasChanged && !isOver())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      hasChanged = false;
      return !isOver();
    },
    end() {
      hasEnded = true;
      unfollow();
      wake();
    },
  };
}

/** Proxies and phones close a connection that is silent for longer. */
export const HEARTBEAT_MS = 15_000;
