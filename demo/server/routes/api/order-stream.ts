import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { OrderEvents } from '../../../../src/api/schemas/order.ts';
import { isFinal } from '../../../../src/domain/order/status.ts';
import type { OrderFeed } from '../../services/order-feed.ts';

/** Proxies and phones drop a line that is silent for longer. */
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3000;

interface StreamDeps {
  readonly feed: OrderFeed;
  readonly log: (error: unknown) => void;
}

/**
 * How an order stands, as server-sent events named `status`: at once and after every change, until the order is final, the
 * client leaves or the server stops. A client that is cut off asks again by itself.
 */
export function orderStream(
  c: Context,
  { feed, log }: StreamDeps,
  orderId: string,
  read: () => Promise<OrderEvents>,
): Response {
  const tell = async (stream: SSEStreamingApi) => {
    const news = newsOf(feed, orderId);
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
  const response = streamSSE(c, tell);
  c.header('x-accel-buffering', 'no');
  c.header('cache-control', 'no-store');
  return response;
}

/** Says when to look at an order: once at first, then after changes, however many came meanwhile; false when it is over. */
function newsOf(feed: OrderFeed, orderId: string) {
  let changed = true;
  let ended = false;
  let wake = () => {};
  const unfollow = feed.follow(orderId, () => {
    changed = true;
    wake();
  });
  const isOver = () => ended || feed.isClosed();
  return {
    async next(): Promise<boolean> {
      if (!changed && !isOver())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      changed = false;
      return !isOver();
    },
    end(): void {
      ended = true;
      unfollow();
      wake();
    },
  };
}
