import { join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { localesIn } from '../../elements/build/locale-files.ts';
import type { Db } from './db/open.ts';
import { folders } from './folders.ts';
import { accountHandlers } from './routes/api/account-handlers.ts';
import { bannerHandlers } from './routes/api/banner-handlers.ts';
import { deliveryHandlers } from './routes/api/delivery-handlers.ts';
import { keepOfBusiness } from './routes/api/keep-of-business.ts';
import { menuBodies } from './routes/api/menu-bodies.ts';
import { menuHandlers } from './routes/api/menu-handlers.ts';
import { openApi } from './routes/api/openapi.ts';
import { orderHandlers, ownOrderWire } from './routes/api/order-handlers.ts';
import { ownOrderHandlers } from './routes/api/own-order-handlers.ts';
import { paymentHandlers } from './routes/api/payment-handlers.ts';
import { reservationHandlers } from './routes/api/reservation-handlers.ts';
import { reviewHandlers } from './routes/api/review-handlers.ts';
import { searchHandlers } from './routes/api/search-handlers.ts';
import { serveContract } from './routes/api/serve-contract.ts';
import { slotHandlers } from './routes/api/slot-handlers.ts';
import { tableHandlers } from './routes/api/table-handlers.ts';
import { visitHandlers } from './routes/api/visit-handlers.ts';
import { walletHandlers } from './routes/api/wallet-handlers.ts';
import { consoleRoutes } from './routes/console.ts';
import { demoPages } from './routes/demo-pages.ts';
import { geocoderRoutes } from './routes/geocoder.ts';
import { hostedPage } from './routes/hosted/hosted-page.ts';
import { installable } from './routes/hosted/installable.ts';
import { interfaceWords } from './routes/hosted/interface-words.ts';
import { ownDomain } from './routes/hosted/own-domain.ts';
import { HSTS } from './routes/hosted/policy.ts';
import { widgetBuildIn } from './routes/hosted/widget-build.ts';
import { createBearer } from './routes/http/bearer.ts';
import { keepBody, sharedJson } from './routes/http/json-answer.ts';
import { payingFrom } from './routes/http/paying-from.ts';
import { refuse } from './routes/http/refuse.ts';
import { seenIn } from './routes/http/seen.ts';
import { mediaRoutes } from './routes/media.ts';
import { staticFiles } from './routes/static-files.ts';
import { tileRoutes } from './routes/tiles.ts';
import { createAccounts } from './services/accounts/create-accounts.ts';
import { startAccountSweep } from './services/accounts/sweep.ts';
import { createAddressSearch } from './services/address-search.ts';
import { createAppIcons } from './services/app-icons.ts';
import { createArrivals } from './services/arrivals.ts';
import { createBanners } from './services/banners.ts';
import { businessFileSchema } from './services/business-file-schema.ts';
import { createCatalogue } from './services/catalogue.ts';
import { createCustomerCancel } from './services/customer-cancel.ts';
import { createOrigins } from './services/domains/origins.ts';
import { createFeedback } from './services/feedback.ts';
import { createGeocoder } from './services/geocoder/geocoder.ts';
import { readPlaces } from './services/geocoder/places.ts';
import { createIdentity } from './services/identity.ts';
import { keptFiles } from './services/kept-files.ts';
import { createMenuSearch } from './services/menu-search.ts';
import { createMostOrdered } from './services/most-ordered.ts';
import { notifiersOr } from './services/notify/console-inbox.ts';
import type { Notifiers } from './services/notify/notifier.ts';
import { startReminders } from './services/notify/reminders.ts';
import { createOperator } from './services/operator.ts';
import { createOrderFeed } from './services/order-feed.ts';
import { createOrderHistory } from './services/order-history.ts';
import { createOrders } from './services/orders.ts';
import { createPictureVariants } from './services/picture-variants.ts';
import { createPixelSender, type SenderTimes } from './services/pixels/send-events.ts';
import { notFound } from './services/refusal.ts';
import { createReservations } from './services/reservations/create-reservations.ts';
import { createReviews } from './services/reviews.ts';
import { startScheduledOrders } from './services/scheduled-orders.ts';
import { createSlotService } from './services/slot-service.ts';
import { createSmartCategories } from './services/smart-categories.ts';
import { createTiles } from './services/tiles/tiles.ts';
import { createVisits } from './services/visits.ts';
import { createWallet, creditPackage } from './services/wallet.ts';
import { createWalletDesk } from './services/wallet-desk.ts';
import { type PaymentSetup, wirePayments } from './wire-payments.ts';

const DAY_SECONDS = 86_400;
/** How soon changes that another process made to an order are seen. */
const FEED_INTERVAL_MS = 1000;
/** How late at most a scheduled order becomes a pending one. */
const SCHEDULED_INTERVAL_MS = 5000;
/** How late at most a reminder of a reservation is sent. */
const REMINDER_INTERVAL_MS = 10_000;
/** How late at most what is over goes: codes, sessions, what is personal of orders whose account is gone. */
const SWEEP_INTERVAL_MS = 30_000;

interface AppDeps {
  readonly db: Db;
  /** Picture variants are kept here. */
  readonly dataDir: string;
  /** Epoch ms. */
  readonly now: () => number;
  /** What went wrong in here: nobody outside is told. */
  readonly log: (error: unknown) => void;
  /** Null: the console is open. */
  readonly consolePassword: string | null;
  /** Where customers reach it, when it is not the address they ask: `https://orders.example`. */
  readonly publicOrigin?: string | null;
  /** The built widget; null: this repository's. */
  readonly widgetDir?: string | null;
  readonly feedIntervalMs?: number;
  readonly scheduledIntervalMs?: number;
  readonly reminderIntervalMs?: number;
  readonly sweepIntervalMs?: number;
  /** What codes are hashed with, the same in all processes on one database. */
  readonly secret: string;
  /** Who takes messages to phones; the console, unless given. */
  readonly notifiers?: Partial<Notifiers>;
  /** The address of a customer is the one that a proxy in front writes down. */
  readonly trustProxy?: boolean;
  readonly pixelTimes?: Partial<SenderTimes>;
  readonly payment?: PaymentSetup;
}

export interface App {
  readonly hono: Hono;
  /** Ends what runs beside requests, and resolves when it has. */
  readonly close: () => Promise<void>;
}

/** The whole backend over an open database; it listens nowhere. */
export function createApp({
  db,
  dataDir,
  now,
  log,
  consolePassword,
  publicOrigin = null,
  widgetDir = null,
  feedIntervalMs = FEED_INTERVAL_MS,
  scheduledIntervalMs = SCHEDULED_INTERVAL_MS,
  reminderIntervalMs = REMINDER_INTERVAL_MS,
  sweepIntervalMs = SWEEP_INTERVAL_MS,
  secret,
  notifiers: named,
  trustProxy = false,
  pixelTimes,
  payment = {},
}: AppDeps): App {
  const catalogue = createCatalogue(db);
  const origins = createOrigins({ catalogue, publicOrigin });
  const feed = createOrderFeed({ db, intervalMs: feedIntervalMs, onError: log });
  const sender = createPixelSender({ db, catalogue, fetch, log, times: pixelTimes });
  const queued = sender.wake;
  const hono = new Hono();
  const paying = wirePayments({
    ...{ db, catalogue, now, log, origins, setup: payment },
    changed: feed.changed,
    credit: creditPackage(now),
    ask: async (path, init) => hono.request(path, init),
  });
  const { payments } = paying;
  const changed = (orderId: string): void => {
    feed.changed(orderId);
    payments.wake();
  };
  const orders = createOrders({ db, catalogue, now, changed, queued, payments });
  const reservations = createReservations({ db, catalogue, now, changed, payments });
  const arrive = createArrivals({ db, now, changed: feed.changed });
  const notifiers = notifiersOr(db, named);
  const accounts = createAccounts({ db, secret, notifiers, now, log });
  const bearer = createBearer(createIdentity({ db, now }));
  const reviews = createReviews({ db, catalogue, now, changed: feed.changed });
  const wallet = createWallet({ db, catalogue, openForPackage: payments.openForPackage });
  const banners = createBanners({ db, catalogue });
  const smartCategories = createSmartCategories({ ordered: createMostOrdered(db) });
  const operator = createOperator({ db, catalogue, banners, now });
  const widget = widgetDir ?? folders.widget;
  const places = readPlaces();
  const geocoder = createGeocoder(places);
  const files = keptFiles(join(dataDir, 'media'));
  const keep = keepOfBusiness();
  const bodies = menuBodies({ catalogue, smartCategories, keep, now });
  const handlers = {
    ...menuHandlers({ catalogue, bodies, keep }),
    ...accountHandlers({ catalogue, accounts, wallet, bearer, seenIn: seenIn(trustProxy) }),
    ...visitHandlers({ catalogue, visits: createVisits({ db, now, queued }), seenIn: seenIn(trustProxy) }),
    ...searchHandlers({ catalogue, search: createMenuSearch(), keep }),
    ...bannerHandlers({ catalogue, banners, now }),
    ...tableHandlers({ catalogue }),
    ...deliveryHandlers({ catalogue, addresses: createAddressSearch(geocoder) }),
    ...slotHandlers(createSlotService({ db, catalogue, now })),
    ...orderHandlers({
      ...{ catalogue, orders, arrive, feed, log, now, bearer, reviews, payments },
      payingFrom: payingFrom(origins),
      seenIn: seenIn(trustProxy),
    }),
    ...paymentHandlers({
      ...{ orders, payments, bearer },
      payingFrom: payingFrom(origins),
      ownWire: ownOrderWire({ catalogue, reviews }),
    }),
    ...walletHandlers({ wallet, bearer, payingFrom: payingFrom(origins) }),
    ...ownOrderHandlers({
      ...{ orders, bearer },
      cancel: createCustomerCancel(orders),
      history: createOrderHistory({ db, catalogue }),
      ownWire: ownOrderWire({ catalogue, reviews }),
    }),
    ...reservationHandlers({ catalogue, reservations, bearer, now }),
    ...reviewHandlers({
      ...{ orders, reviews, bearer },
      feedback: createFeedback({ db, catalogue, now, secret }),
      seenIn: seenIn(trustProxy),
    }),
  };
  const description = keepBody(openApi(handlers));
  const fileSchema = keepBody(businessFileSchema());

  hono.use('*', async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    if (publicOrigin?.startsWith('https:')) c.header('strict-transport-security', HSTS);
    if (!c.res.headers.has('referrer-policy')) c.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  const anyOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    // In step with the headers the client sends (src/lib/request-headers.ts).
    allowHeaders: [
      ...['accept', 'authorization', 'cache-control', 'content-type', 'current-time'],
      ...['idempotency-key', 'locale', 'order-key', 'pragma', 'version', 'webapp'],
    ],
    exposeHeaders: ['etag', 'retry-after'],
    maxAge: DAY_SECONDS,
  });
  for (const path of ['/api/*', '/media/*', '/tiles/*', '/geocoder/*']) {
    hono.use(path, anyOrigin);
    hono.use(path, async (c, next) => {
      await next();
      c.header('cross-origin-resource-policy', 'cross-origin');
    });
  }

  hono.get('/api/openapi.json', (c) => sharedJson(c, description));
  hono.route('/api', serveContract(handlers));
  hono.all('/api/*', () => {
    throw notFound('The call');
  });
  hono.get('/healthz', (c) => c.json({ ok: true }));
  hono.get('/business-file.schema.json', (c) => sharedJson(c, fileSchema));
  hono.route('/tiles', tileRoutes(createTiles(places)));
  hono.route('/geocoder', geocoderRoutes(geocoder));
  hono.route('/media', mediaRoutes(createPictureVariants(db, files)));
  const languages = {
    shipped: localesIn(folders.locales),
    words: interfaceWords(folders.locales),
  };
  const cards = { ...languages, homeOf: origins.homeOf };
  hono.route('/', ownDomain(origins));
  hono.route(
    '/',
    consoleRoutes({
      operator,
      orders,
      reservations,
      wallets: createWalletDesk({ db, catalogue, now }),
      cards,
      feed,
      password: consolePassword,
      now,
    }),
  );
  for (const pages of paying.pages) hono.route('/', pages);
  hono.get('/', (c) => c.redirect('/demo/', 302));
  hono.route('/', demoPages(folders.pages, folders.builtPages));
  hono.route('/', staticFiles(widget));
  const pages = { find: catalogue.find, ...languages };
  hono.route('/', installable({ ...pages, icons: createAppIcons(db, files) }));
  hono.route('/', hostedPage({ ...pages, bodies, build: widgetBuildIn(widget), origins }));
  hono.notFound((c) => refuse(c, notFound('That'), log));
  hono.onError((error, c) => refuse(c, error, log));
  const scheduled = startScheduledOrders({
    db,
    orders,
    now,
    intervalMs: scheduledIntervalMs,
    onError: log,
  });
  const swept = startAccountSweep({ db, now, intervalMs: sweepIntervalMs, onError: log });
  const reminders = startReminders({
    ...{ db, catalogue, notifiers, now, publicOrigin, log },
    locales: folders.locales,
    intervalMs: reminderIntervalMs,
  });
  const close = async (): Promise<void> => {
    feed.close();
    await Promise.all([scheduled.close(), reminders.close(), swept.close(), sender.close(), paying.close()]);
  };
  return { hono, close };
}
