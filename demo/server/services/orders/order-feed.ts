import type { Db } from '../../db/open-database.ts';
import { loadOrderFingerprints } from '../../repo/orders/orders-repo.ts';

export interface OrderFeed {
  /** Calls `listener` after each change of the order until the returned function is called. */
  readonly follow: (orderId: string, listener: () => void) => () => void;
  /**
   * Calls `listener` with the id of the order or reservation after every change that this process makes, until the
   * returned function is called. The id is null when the feed closes.
   */
  readonly followAll: (listener: (id: string | null) => void) => () => void;
  /** Notifies this process's listeners immediately. */
  readonly notifyChange: (orderId: string) => void;
  /** Stops polling. Calls each listener once more, to tell it that the feed is closed. */
  readonly close: () => void;
  readonly isClosed: () => boolean;
}

interface FeedDeps {
  readonly db: Db;
  readonly intervalMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Notifies listeners when orders change. Changes by this process are reported immediately. Changes by other processes
 * are found with one query per interval for all followed orders. Polling works with any engine and any connection
 * pooler.
 */
export function createOrderFeed({ db, intervalMs, onError }: FeedDeps): OrderFeed {
  const listeners = new Map<string, Set<() => void>>();
  const globalListeners = new Set<(id: string | null) => void>();
  /** The fingerprint of each order at the last poll. A missing fingerprint counts as a change. */
  const lastFingerprints = new Map<string, string>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const notify = (orderId: string) => {
    for (const listener of listeners.get(orderId) ?? []) listener();
  };
  const notifyAll = (id: string | null) => {
    for (const listener of globalListeners) listener(id);
  };

  const poll = async () => {
    try {
      for (const [id, fingerprint] of await loadOrderFingerprints(db, [...listeners.keys()])) {
        const lastFingerprint = lastFingerprints.get(id);
        lastFingerprints.set(id, fingerprint);
        if (lastFingerprint !== fingerprint) notify(id);
      }
    } catch (error) {
      onError(error);
    }
    schedulePoll();
  };
  const schedulePoll = () => {
    timer = listeners.size && !isClosed ? setTimeout(poll, intervalMs) : null;
  };

  return {
    follow(orderId, listener) {
      const orderListeners = listeners.get(orderId) ?? new Set();
      listeners.set(orderId, orderListeners.add(listener));
      if (!timer) schedulePoll();
      return () => {
        orderListeners.delete(listener);
        if (orderListeners.size || listeners.get(orderId) !== orderListeners) return;
        listeners.delete(orderId);
        lastFingerprints.delete(orderId);
      };
    },
    followAll(listener) {
      globalListeners.add(listener);
      return () => globalListeners.delete(listener);
    },
    notifyChange(orderId) {
      notify(orderId);
      notifyAll(orderId);
    },
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      for (const id of listeners.keys()) notify(id);
      notifyAll(null);
    },
    isClosed: () => isClosed,
  };
}
