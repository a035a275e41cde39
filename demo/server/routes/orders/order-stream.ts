import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { OrderEvents } from '../../../../src/api/contract/order-events-contract.ts';
import { isFinal } from '../../../../src/domain/orders/order-status.ts';
import type { OrderFeed } from '../../services/orders/order-feed.ts';
import { HEARTBEAT_MS, watchFeed } from '../http/feed-watcher.ts';

/** Time until a client reconnects after it has lost the connection. */
const RETRY_MS = 3000;
/** Time until a client reconnects after the server has stopped. Another process may serve the client then. */
const STOP_RETRY_MS = 1000;

interface StreamDeps {
  readonly feed: OrderFeed;
  readonly log: (error: unknown) => void;
  /** Called once, when the stream has ended. */
  readonly onEnd: () => void;
}

/** One state of an order, ready to send. All streams of the order share it. */
export interface OrderUpdate {
  /** JSON of `OrderEvents`. */
  readonly data: string;
  readonly eventCount: number;
  readonly isFinal: boolean;
}

export const toOrderUpdate = (events: OrderEvents): OrderUpdate => ({
  data: JSON.stringify(events),
  eventCount: events.events.length,
  isFinal: isFinal(events.status),
});

/**
 * Streams the status of an order as server-sent events named `status`: immediately and after every change, until the
 * order is final, the client leaves or the server stops. A disconnected client reconnects automatically.
 */
export function streamOrder(
  c: Context,
  { feed, log, onEnd }: StreamDeps,
  orderId: string,
  readUpdate: () => Promise<OrderUpdate>,
): Response {
  const sendEvents = async (stream: SSEStreamingApi) => {
    const watcher = watchFeed(feed, (listener) => feed.follow(orderId, listener));
    const heartbeat = setInterval(() => stream.write(': here\n\n'), HEARTBEAT_MS);
    stream.onAbort(watcher.end);
    try {
      let lastSentData: string | null = null;
      while (await watcher.waitForNext()) {
        const { data, eventCount, isFinal: hasEnded } = await readUpdate();
        if (data !== lastSentData)
          await stream.writeSSE({ event: 'status', data, id: String(eventCount), retry: RETRY_MS });
        lastSentData = data;
        if (hasEnded) return;
      }
      if (feed.isClosed()) await stream.write(`retry: ${STOP_RETRY_MS}\n\n`);
    } catch (error) {
      // Log instead of rethrowing: the stream's error handler would send the message to the client.
      log(error);
    } finally {
      clearInterval(heartbeat);
      watcher.end();
      onEnd();
    }
  };
  const response = streamSSE(c, sendEvents);
  c.header('x-accel-buffering', 'no');
  c.header('cache-control', 'no-store');
  return response;
}
