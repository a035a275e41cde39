import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { type OrderStatus, orderStatus } from '../../../../src/domain/orders/order-status.ts';
import { type BusinessScope, getScope } from '../../services/operators/operator-access.ts';
import type { OperatorSessions } from '../../services/operators/operator-sessions.ts';
import type { OrderFeed } from '../../services/orders/order-feed.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { HEARTBEAT_MS, watchFeed } from '../http/feed-watcher.ts';
import { createStreamLimits } from '../http/stream-limits.ts';
import {
  type ConsoleContext,
  type ConsoleEnv,
  narrowScope,
  parseListView,
  readListView,
  requirePermission,
} from '../operators/console-access.ts';
import type { ListView } from './console-frame.ts';
import { renderOrders } from './console-order-list.ts';
import { buildListHref, renderOrdersPage } from './console-page.ts';
import { loadBusinessChoices, type SendConsolePage } from './console-sender.ts';
import type { ConsoleActions, ConsoleView } from './console-services.ts';

/** Messages for refusals that staff encounter in their daily work. */
const REFUSAL_TEXT: Readonly<Record<string, string>> = {
  waits_for_payment: 'The order is not paid yet',
  bad_move: 'This status change is not possible. The order may have changed in the meantime',
};

/** Limit on open streams. A page without a stream refreshes its list itself, with more delay. */
export const MAX_STREAMS = { session: 10, server: 500 } as const;

const parseStatus = (text: unknown): OrderStatus | undefined =>
  Object.values(orderStatus).find((code) => String(code) === text);

interface OrderRoutesDeps {
  readonly consoleView: Pick<ConsoleView, 'listOrders' | 'listBusinesses' | 'isInScope'>;
  readonly changeOrderStatus: ConsoleActions['changeOrderStatus'];
  readonly refundOrder: ConsoleActions['refundOrder'];
  readonly sessions: Pick<OperatorSessions, 'find'>;
  readonly feed: Pick<OrderFeed, 'followAll' | 'isClosed'>;
  readonly send: SendConsolePage;
  /** Maximum number of open streams per session and in total. */
  readonly maxStreams: Readonly<Record<keyof typeof MAX_STREAMS, number>>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** The orders tab: the list, the part that the page's script refreshes, and the forms that change a status. */
export function createOrderRoutes({
  consoleView,
  changeOrderStatus,
  refundOrder,
  sessions,
  feed,
  send,
  maxStreams,
  now,
}: OrderRoutesDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();
  const requireOrdersPermission = requirePermission('orders');

  const loadOrders = async (c: ConsoleContext, view: ListView) =>
    consoleView.listOrders(
      narrowScope(c.get('scope'), view.filter),
      getScope(c.get('session'), 'refunds'),
      view,
    );

  const sendOrdersPage = async (
    c: ConsoleContext,
    view: ListView,
    refusal: Refusal | null,
  ): Promise<Response> => {
    const [choices, { orders, hasMore }] = await Promise.all([
      loadBusinessChoices(consoleView, c.get('scope'), view.filter),
      loadOrders(c, view),
    ]);
    const notice =
      refusal && `${REFUSAL_TEXT[refusal.code] ?? refusal.message}. The list shows the current orders.`;
    const { token } = c.get('session');
    return send(c, renderOrdersPage({ choices, orders, hasMore, view, notice, token, now: now() }), refusal);
  };

  app.get('/', requireOrdersPermission, (c) => sendOrdersPage(c, readListView(c), null));

  app.get('/orders', requireOrdersPermission, async (c) => {
    const view = readListView(c);
    const { orders } = await loadOrders(c, view);
    return c.html(renderOrders(orders, { ...view, token: c.get('session').token, now: now() }));
  });

  const streamLimits = createStreamLimits(maxStreams);
  app.get('/news', requireOrdersPermission, (c) => {
    const onEnd = streamLimits.admitStream({ session: c.get('session').token, server: 'console' });
    return streamChanges(c, { consoleView, sessions, feed, onEnd });
  });

  app.post('/orders/:id/move', requireOrdersPermission, async (c) => {
    const form = await c.req.parseBody();
    const view = parseListView(form);
    const to = parseStatus(form.to);
    try {
      if (to === undefined) throw new Refusal(400, 'invalid', 'Unknown status');
      await changeOrderStatus(c.get('session'), c.req.param('id'), to);
    } catch (error) {
      if (error instanceof Refusal) return sendOrdersPage(c, view, error);
      throw error;
    }
    return c.redirect(buildListHref(view), 303);
  });
  // The action checks the operator's permission to refund at the order's business.
  app.post('/orders/:id/refund', requireOrdersPermission, async (c) => {
    const form = await c.req.parseBody();
    const view = parseListView(form);
    const readText = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
    try {
      await refundOrder(c.get('session'), c.req.param('id'), {
        seq: Number(readText('seq')),
        target: readText('target'),
        amount: readText('amount'),
        reason: readText('reason'),
      });
    } catch (error) {
      if (error instanceof Refusal) return sendOrdersPage(c, view, error);
      throw error;
    }
    return c.redirect(buildListHref(view), 303);
  });
  return app;
}

interface StreamDeps extends Pick<OrderRoutesDeps, 'consoleView' | 'sessions' | 'feed'> {
  /** Called once, when the stream has ended. */
  readonly onEnd: () => void;
}

/**
 * Sends the server-sent event `changed` whenever an order or a reservation of the operator's businesses has changed, so
 * that the page fetches the list again. The stream ends with the session, at the next heartbeat at the latest.
 */
function streamChanges(c: ConsoleContext, { consoleView, sessions, feed, onEnd }: StreamDeps): Response {
  const { token } = c.get('session');
  const changedIds = new Set<string>();
  const response = streamSSE(c, async (stream) => {
    const watcher = watchFeed(feed, (listener) =>
      feed.followAll((id) => {
        if (id !== null) changedIds.add(id);
        listener();
      }),
    );
    /** The businesses whose orders the operator may see now. Null once the session has ended. */
    const loadScope = async (): Promise<BusinessScope | null> => {
      const session = await sessions.find(token, false);
      return session && getScope(session, 'orders');
    };
    const heartbeat = setInterval(async () => {
      // If the database is down, keep the stream open. There are no changes to report anyway.
      const hasEnded = (await loadScope().catch(() => 'all')) === null;
      if (hasEnded) watcher.end();
      else await stream.write(': here\n\n');
    }, HEARTBEAT_MS);
    stream.onAbort(watcher.end);
    /** Clears the collected changes. True if one of them is in the scope, or if there are none, as at the start. */
    const takeChangesIn = async (scope: BusinessScope): Promise<boolean> => {
      const ids = [...changedIds];
      changedIds.clear();
      if (scope === 'all' || !ids.length) return true;
      for (const id of ids) if (await consoleView.isInScope(id, scope)) return true;
      return false;
    };
    try {
      while (await watcher.waitForNext()) {
        const scope = await loadScope();
        if (!scope) break;
        if (await takeChangesIn(scope)) await stream.writeSSE({ event: 'changed', data: '' });
      }
    } finally {
      clearInterval(heartbeat);
      watcher.end();
      onEnd();
    }
  });
  c.header('x-accel-buffering', 'no');
  return response;
}
