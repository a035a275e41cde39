import type { OrderFeed } from '../../services/orders/order-feed.ts';

export interface FeedWatcher {
  /** Resolves at once at first, then after changes, however many came meanwhile; false when it is over. */
  readonly next: () => Promise<boolean>;
  readonly end: () => void;
}

/** Says when to look at what is followed; it is over when it is ended, or the feed is closed. */
export function watchFeed(
  feed: Pick<OrderFeed, 'isClosed'>,
  follow: (listener: () => void) => () => void,
): FeedWatcher {
  let changed = true;
  let ended = false;
  let wake = () => {};
  const unfollow = follow(() => {
    changed = true;
    wake();
  });
  const isOver = () => ended || feed.isClosed();
  return {
    async next() {
      if (!changed && !isOver())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      changed = false;
      return !isOver();
    },
    end() {
      ended = true;
      unfollow();
      wake();
    },
  };
}

/** Proxies and phones drop a line that is silent for longer. */
export const HEARTBEAT_MS = 15_000;
