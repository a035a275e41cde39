/**
 * The operator's console at /console: server-rendered pages that show orders and change their status. The data comes from
 * services/console. The lists refresh when the order feed reports a change.
 */

import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { streamSSE } from 'hono/streaming';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type OrderStatus, orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { RequestStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import { offeredLocales } from '../../../../src/lib/preferred-locale.ts';
import type { Origins } from '../../services/business/origins.ts';
import type { OrderFeed } from '../../services/orders/order-feed.ts';
import { createNotFoundRefusal, Refusal } from '../../services/shared/refusal.ts';
import type { InterfaceText } from '../hosted/page-language.ts';
import { HEARTBEAT_MS, watchFeed } from '../http/feed-watcher.ts';
import { renderOrders } from './console-order-list.ts';
import type { ConsoleView, ConsoleWallets } from './console-overviews.ts';
import {
  bannersPage,
  couponsPage,
  messagesPage,
  opinionsPage,
  ordersHref,
  ordersPage,
  paymentsPage,
  pixelsPage,
  tablesPage,
} from './console-page.ts';
import type { ConsoleReservationView } from './console-reservation-model.ts';
import { reservationRoutes } from './console-reservation-routes.ts';
import { renderTableCards } from './console-tables.ts';
import { walletRoutes } from './console-wallet-routes.ts';

/** Content security policy: nothing inline, nothing from other origins, no frames. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Messages for refusals that staff meet in their daily work. */
const REFUSAL_TEXT: Readonly<Record<string, string>> = {
  waits_for_payment: 'The order is not paid yet',
  bad_move: 'This status change is not possible. It may have changed in the meantime',
};

const parseStatus = (text: unknown): OrderStatus | undefined =>
  Object.values(orderStatus).find((code) => String(code) === text);

const parseFilter = (text: unknown): string | null => (typeof text === 'string' && text) || null;

interface ConsoleDeps {
  readonly operator: ConsoleView & ConsoleReservationView;
  /** `move` throws Refusal when the order is unknown or may not move to this status. */
  readonly orders: { readonly move: (id: string, to: OrderStatus) => Promise<unknown> };
  readonly reservations: { readonly move: (id: string, to: RequestStatus) => Promise<unknown> };
  readonly wallets: ConsoleWallets;
  /** For table cards: the languages of the app, their texts, and the origin of a business's pages. */
  readonly cards: {
    readonly appLocales: readonly string[];
    readonly getInterfaceText: (locale: string) => InterfaceText;
    readonly getBusinessOrigin: Origins['getBusinessOrigin'];
  };
  /** Reports orders that change. */
  readonly feed: Pick<OrderFeed, 'followAll' | 'isClosed'>;
  /** Password of the console, with any user name. Null or empty: everyone may open the console. */
  readonly password: string | null;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Routes of the operator console. They contain the whole path `/console`, so mount the app at `/`. */
export function consoleRoutes({
  operator,
  orders,
  reservations,
  wallets,
  cards,
  feed,
  password,
  now = Date.now,
}: ConsoleDeps): Hono {
  const app = new Hono().basePath('/console');
  app.use('*', async (c, next) => {
    await next();
    c.header('content-security-policy', CONTENT_SECURITY_POLICY);
    // `no-referrer` would remove the origin from the console's own forms too.
    c.header('referrer-policy', 'same-origin');
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-store');
  });
  if (password)
    app.use(
      '*',
      basicAuth({
        realm: 'Console',
        verifyUser: (_name, typedPassword) => timingSafeEqual(typedPassword, password),
      }),
    );
  // Compare only the host: a proxy in front may terminate TLS, so the scheme can differ.
  app.use(
    '*',
    csrf({ origin: (origin, c) => URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host }),
  );

  for (const name of ['console.css', 'console.js', 'cards.css', 'cards.js'])
    app.get(`/${name}`, serveStatic({ path: join(import.meta.dirname, name) }));

  const showOrders = async (
    c: Context,
    filter: string | null,
    refusal: Refusal | null,
  ): Promise<Response> => {
    const [businesses, list] = await Promise.all([operator.businesses(), operator.orders(filter)]);
    const notice =
      refusal && `${REFUSAL_TEXT[refusal.code] ?? refusal.message}. The list shows the current orders.`;
    const status = refusal?.status as ContentfulStatusCode | undefined;
    return c.html(ordersPage({ businesses, orders: list, filter, notice, now: now() }), status);
  };

  app.get('/', (c) => showOrders(c, parseFilter(c.req.query('business')), null));

  app.get('/orders', async (c) => {
    const filter = parseFilter(c.req.query('business'));
    return c.html(renderOrders(await operator.orders(filter), { filter, now: now() }));
  });

  app.get('/tables', async (c) => c.html(tablesPage(await operator.tables())));

  app.get('/tables/cards', async (c) => {
    const branchId = c.req.query('branch');
    const branchTables = (await operator.tables()).find(({ branch }) => branch.id === branchId);
    if (!branchTables) throw createNotFoundRefusal('The branch with tables');
    const { locales } = branchTables.business.response.restaurant;
    const [locale = 'en'] = offeredLocales(locales, cards.appLocales);
    const { scan, scanLook } = cards.getInterfaceText(locale);
    const origin = cards.getBusinessOrigin(branchTables, c.req.url);
    return c.html(
      renderTableCards({
        branchTables,
        locale,
        instruction: branchTables.isOrdered ? scan : scanLook,
        origin,
      }),
    );
  });

  app.get('/news', (c) => streamOrderChanges(c, feed));

  app.get('/coupons', async (c) => c.html(couponsPage(await operator.coupons())));

  app.get('/banners', async (c) => c.html(bannersPage(await operator.banners())));

  // The queue uses the real time, even when the demo runs with another clock.
  app.get('/pixels', async (c) => c.html(pixelsPage(await operator.pixels(), Date.now())));

  app.get('/feedback', async (c) => c.html(opinionsPage(await operator.opinions(), now())));

  app.get('/payments', async (c) => c.html(paymentsPage(await operator.payments(), now())));

  app.route('/reservations', reservationRoutes({ operator, move: reservations.move, now }));

  app.route('/wallets', walletRoutes({ wallets, now }));

  app.get('/codes', async (c) => c.html(messagesPage(await operator.messages(), now())));

  app.post('/orders/:id/move', async (c) => {
    const form = await c.req.parseBody();
    const filter = parseFilter(form.business);
    const to = parseStatus(form.to);
    try {
      if (to === undefined) throw new Refusal(400, 'invalid', 'Unknown status');
      await orders.move(c.req.param('id'), to);
    } catch (error) {
      if (error instanceof Refusal) return showOrders(c, filter, error);
      throw error;
    }
    return c.redirect(ordersHref(filter), 303);
  });

  // The password prompt and the refusal of other sites are ready-made responses, not failures.
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    throw error;
  });
  return app;
}

/** Sends a server-sent event named `changed` whenever an order changed, so that the page fetches the list again. */
function streamOrderChanges(c: Context, feed: Pick<OrderFeed, 'followAll' | 'isClosed'>): Response {
  const response = streamSSE(c, async (stream) => {
    const watcher = watchFeed(feed, feed.followAll);
    const heartbeat = setInterval(() => stream.write(': here\n\n'), HEARTBEAT_MS);
    stream.onAbort(watcher.end);
    try {
      while (await watcher.next()) await stream.writeSSE({ event: 'changed', data: '' });
    } finally {
      clearInterval(heartbeat);
      watcher.end();
    }
  });
  c.header('x-accel-buffering', 'no');
  return response;
}
