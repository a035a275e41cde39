import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { OrderFeed } from '../../services/orders/order-feed.ts';
import { HEARTBEAT_MS, newsOf } from '../http/feed-news.ts';

/** Server-sent events named `changed`: an order changed, and the list is worth asking for. */
export function consoleNews(c: Context, feed: Pick<OrderFeed, 'followAll' | 'isClosed'>): Response {
  const response = streamSSE(c, async (stream) => {
    const news = newsOf(feed, feed.followAll);
    const heartbeat = setInterval(() => stream.write(': here\n\n'), HEARTBEAT_MS);
    stream.onAbort(news.end);
    try {
      while (await news.next()) await stream.writeSSE({ event: 'changed', data: '' });
    } finally {
      clearInterval(heartbeat);
      news.end();
    }
  });
  c.header('x-accel-buffering', 'no');
  return response;
}
