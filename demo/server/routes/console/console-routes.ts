/**
 * The operator console at /console: server-rendered pages that list orders and change their status. The data comes from
 * services/console, the sessions and roles from services/operators. The lists refresh when the order feed reports a
 * change.
 */

import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import type { OperatorSessions } from '../../services/operators/operator-sessions.ts';
import type { OperatorTeam } from '../../services/operators/operator-team.ts';
import type { OrderFeed } from '../../services/orders/order-feed.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import type { ConsoleExport } from '../accounting/export-model.ts';
import { createExportRoutes } from '../accounting/export-routes.ts';
import type { ReadClientInfo } from '../http/client-info.ts';
import { createAuditRoutes } from '../operators/audit-routes.ts';
import { type ConsoleEnv, requireFormToken, requireSession } from '../operators/console-access.ts';
import { createConsoleCookies, createIsSecure } from '../operators/console-cookies.ts';
import { createAccountRoutes } from '../operators/operator-account-routes.ts';
import { sendConsoleRefusal } from '../operators/refusal-page.ts';
import { createSignInRoutes } from '../operators/sign-in-routes.ts';
import { createTeamRoutes } from '../operators/team-routes.ts';
import { createRushRoutes } from '../schedule/rush-routes.ts';
import { createListRoutes } from './console-list-routes.ts';
import { createOrderRoutes, MAX_STREAMS } from './console-order-routes.ts';
import type { ConsoleReservationView } from './console-reservation-model.ts';
import { createReservationRoutes } from './console-reservation-routes.ts';
import { createPageSender } from './console-sender.ts';
import type { ConsoleActions, ConsoleView } from './console-services.ts';
import { consoleStyles } from './console-styles.ts';
import { createWalletRoutes } from './console-wallet-routes.ts';
import type { ConsoleWallets } from './console-wallets.ts';

/** Content security policy: nothing inline, nothing from other origins, no frames. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface ConsoleDeps {
  readonly consoleView: ConsoleView & ConsoleReservationView & ConsoleExport;
  readonly actions: ConsoleActions;
  readonly wallets: ConsoleWallets;
  readonly sessions: OperatorSessions;
  readonly team: OperatorTeam;
  readonly loadAudit: Parameters<typeof createAuditRoutes>[0]['loadAudit'];
  readonly cards: Parameters<typeof createListRoutes>[0]['cards'];
  /** Reports changed orders. */
  readonly feed: Pick<OrderFeed, 'followAll' | 'isClosed'>;
  /**
   * The origin that operators use when a proxy terminates TLS. If null, the console uses the origin of each request.
   */
  readonly publicOrigin: string | null;
  /** Whether to trust the scheme that a proxy forwards. */
  readonly trustProxy: boolean;
  readonly readClientInfo: ReadClientInfo;
  /** Whether messages go to the developer inbox, which the console then displays. */
  readonly hasInbox: boolean;
  /** Whether only this machine can reach the server, because no operator has a password. */
  readonly isLocalOnly: boolean;
  /** Maximum number of open change streams. */
  readonly maxStreams?: Parameters<typeof createOrderRoutes>[0]['maxStreams'];
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Routes of the operator console. They contain the whole path `/console`, so mount the app at `/`. */
export function createConsoleRoutes({
  consoleView,
  actions,
  wallets,
  sessions,
  team,
  loadAudit,
  cards,
  feed,
  publicOrigin,
  trustProxy,
  readClientInfo,
  hasInbox,
  isLocalOnly,
  maxStreams = MAX_STREAMS,
  now = Date.now,
}: ConsoleDeps): Hono {
  const app = new Hono<ConsoleEnv>().basePath('/console');
  const cookies = createConsoleCookies(createIsSecure({ publicOrigin, trustProxy }));
  const send = createPageSender(hasInbox, consoleView.countBookingsOutsideHours);

  app.use('*', async (c, next) => {
    await next();
    c.header('content-security-policy', CONTENT_SECURITY_POLICY);
    // With `no-referrer`, the console's own forms would send no origin either.
    c.header('referrer-policy', 'same-origin');
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-store');
  });
  // Compare only the host: a proxy in front may terminate TLS, so the scheme can differ.
  app.use(
    '*',
    csrf({ origin: (origin, c) => URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host }),
  );
  // These files contain no data, and the sign-in page needs them.
  app.get('/console.css', (c) => c.body(consoleStyles, 200, { 'content-type': 'text/css; charset=utf-8' }));
  for (const name of ['console.js', 'console-drafts.js', 'cards.css', 'cards.js'])
    app.get(`/${name}`, serveStatic({ path: join(import.meta.dirname, name) }));

  app.route('/', createSignInRoutes({ sessions, cookies, readClientInfo, isLocalOnly }));

  // Every route below requires a session, and its forms require that session's token.
  app.use('*', requireSession(sessions, cookies));
  app.use('*', requireFormToken(cookies));
  app.route(
    '/',
    createOrderRoutes({
      consoleView,
      sessions,
      feed,
      send,
      maxStreams,
      now,
      changeOrderStatus: actions.changeOrderStatus,
      refundOrder: actions.refundOrder,
    }),
  );
  app.route('/', createListRoutes({ consoleView, cards, send, hasInbox, now }));
  app.route('/payments/export', createExportRoutes({ consoleView }));
  app.route('/rush', createRushRoutes({ consoleView, changeRush: actions.changeRush, send, now }));
  app.route(
    '/reservations',
    createReservationRoutes({
      consoleView,
      send,
      now,
      changeReservationStatus: actions.changeReservationStatus,
      changeReservation: actions.changeReservation,
    }),
  );
  app.route(
    '/wallets',
    createWalletRoutes({ consoleView, wallets, giveCredit: actions.giveCredit, send, now }),
  );
  app.route('/account', createAccountRoutes({ sessions, cookies, send }));
  app.route(
    '/operators',
    createTeamRoutes({
      consoleView,
      team,
      send,
      toAbsoluteUrl: (c, path) => new URL(path, publicOrigin ?? c.req.url).href,
    }),
  );
  app.route('/audit', createAuditRoutes({ consoleView, loadAudit, send }));

  // When another site sends a request, `csrf` throws an exception that contains the response. The request is refused, but
  // the server has not failed.
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof Refusal) return sendConsoleRefusal(c, error, send);
    throw error;
  });
  return new Hono().route('/', app);
}
