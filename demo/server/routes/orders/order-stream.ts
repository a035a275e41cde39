import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { OrderEvents } from '../../../../src/api/contract/order-contract.ts';
import { isFinal } from '../../../../src/domain/orders/order-status.ts';
import type { OrderFeed } from '../../services/orders/order-feed.ts';
import { HEARTBEAT_MS, watchFeed } from '../http/feed-watcher.ts';

const RETRY_MS = 3000;

interface StreamDeps {
  readonly feed: OrderFeed;
  readonly log: (error: unknown) => void;
}

/**
 * How an order stands, as server-sent events named `status`: at once and after every change, until the order is final, the
 * client leaves or the server stops. A client that is cut off asks again by itself.
 */
export function streamOrder(
  c: Context,
  { feed, log }: StreamDeps,
  orderId: string,
  read: () => Promise<OrderEvents>,
): Response {
  const sendEvents = async (stream: SSEStreamingApi) => {
    const news = watchFeed(feed, (listener) => feed.follow(orderId, listener));
    const heartbeat = setInterval(() => stream.write(': here\n\n'), HEARTBEAT_MS);
    stream.onAbort(news.end);
    try {
      let sent: string | null = null;
      while (await news.next()) {
        const events = await read();
        const data = JSON.stringify(events);
        if (data !== sent)
          await stream.writeSSE({ event: 'status', data, id: String(events.events.length), retry: RETRY_MS });
        sent = data;
        if (isFinal(events.status)) return;
      }
    } catch (error) {
      // Never thrown on: the stream's own handler would send its message to the client.
      log(error);
    } finally {
      clearInterval(heartbeat);
      news.end();
    }
  };
  const response = streamSSE(c, sendEvents);
  c.header('x-accel-buffering', 'no');
  c.header('cache-control', 'no-store');
  return response;
}
