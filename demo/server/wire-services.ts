import { join } from 'node:path';
import { listLocaleCodes } from '../../elements/build/emit-locale-files.ts';
import type { Db } from './db/open-database.ts';
import { folders } from './folders.ts';
import type { BusinessScope } from './repo/shared/business-scope.ts';
import { startAccountCleanup } from './services/account/account-cleanup.ts';
import { createAccountService } from './services/account/account-service.ts';
import { createIdentity } from './services/account/identity.ts';
import { createRateLimits } from './services/account/rate-limits.ts';
import { createAppIcons } from './services/business/app-icons.ts';
import { createGeneratedFileReader } from './services/business/generated-files.ts';
import { createOrigins } from './services/business/origins.ts';
import { createPictureVariants } from './services/business/picture-variants.ts';
import { createCustomerWallets } from './services/console/customer-wallets.ts';
import { createOperatorActions } from './services/console/operator-actions.ts';
import { createOperatorService } from './services/console/operator-service.ts';
import type { MapServices } from './services/delivery/map-services.ts';
import { createFeedbackService } from './services/feedback/feedback-service.ts';
import { createReviewService } from './services/feedback/review-service.ts';
import { createBannerService } from './services/menu/banner-service.ts';
import { createCatalogue } from './services/menu/business-catalogue.ts';
import { createMostOrderedItems, createSmartCategories } from './services/menu/smart-categories.ts';
import { createNotifiers, type Notifiers } from './services/notifications/notifier.ts';
import { startReminders } from './services/notifications/reminders.ts';
import { loadAuditPage } from './services/operators/audit-log.ts';
import { createOperatorSessions } from './services/operators/operator-sessions.ts';
import { createOperatorTeam } from './services/operators/operator-team.ts';
import { createArrivalAction, createCancelAction } from './services/orders/customer-actions.ts';
import { createOrderFeed } from './services/orders/order-feed.ts';
import { createOrderHistory } from './services/orders/order-history-page.ts';
import { createOrderService } from './services/orders/order-service.ts';
import { startScheduledOrders } from './services/orders/scheduled-orders.ts';
import { startUnansweredOrders } from './services/orders/unanswered-orders.ts';
import { createCouponService } from './services/pricing/coupon-service.ts';
import { createReservationService } from './services/reservation/reservation-service.ts';
import { createPlaceLimits } from './services/schedule/place-limits.ts';
import { createRushReader } from './services/schedule/rush-reader.ts';
import { createSlotService } from './services/schedule/slot-service.ts';
import { createMenuSearch } from './services/search/menu-search.ts';
import { createPixelSender, type SenderTimes } from './services/tracking/pixel-sender.ts';
import { createTrackingLimits, type TrackingLimitTable } from './services/tracking/tracking-limits.ts';
import { createVisitService } from './services/tracking/visit-service.ts';
import { createWalletService, creditPackage } from './services/wallet/wallet-service.ts';
import { createPaymentLimits, type PaymentSetup, wirePayments } from './wire-payments.ts';

/** Maximum delay until this process notices a change by another process. */
const FEED_INTERVAL_MS = 1000;
/** Maximum delay until a scheduled order becomes pending, and until an unanswered order ends. */
const SCHEDULED_INTERVAL_MS = 5000;
/** Maximum delay of a reservation's reminder. */
const REMINDER_INTERVAL_MS = 10_000;
/** Maximum delay until expired codes, sessions and personal data of deleted accounts are erased. */
const SWEEP_INTERVAL_MS = 30_000;

export interface ServiceDeps {
  readonly db: Db;
  /** Folder of the generated pictures. */
  readonly dataDir: string;
  /** Epoch ms. */
  readonly now: () => number;
  /** Logs internal errors, which clients do not see. */
  readonly log: (error: unknown) => void;
  /**
   * The origin that customers use, such as `https://orders.example`. If null, the server uses the origin of each
   * request.
   */
  readonly publicOrigin?: string | null;
  readonly feedIntervalMs?: number;
  readonly scheduledIntervalMs?: number;
  readonly reminderIntervalMs?: number;
  readonly sweepIntervalMs?: number;
  /**
   * The key for hashing one-time codes, networks of client addresses, and the phones of deleted accounts. All
   * processes that share a database need the same key.
   */
  readonly secret: string;
  /**
   * Maximum number of unconfirmed places per guest and business. A place is confirmed when the order is paid or the
   * business accepts it (docs/security.md). Default: 2.
   */
  readonly maxUnconfirmedPlaces?: number;
  /** Limits for visits, banner views and marketing events in ten minutes. Default: the limits in docs/security.md. */
  readonly trackingLimits?: TrackingLimitTable;
  /**
   * Functions that send messages to phones. A channel without such a function uses the developer inbox, if the server
   * has one.
   */
  readonly notifiers?: Partial<Notifiers>;
  /** Whether messages to phones go to the developer inbox. Default: false. */
  readonly hasInbox?: boolean;
  /** Whether CONSOLE_PASSWORD sets the password of the operator `admin`. */
  readonly isAdminConfigured?: boolean;
  /** The map services for businesses that configure none. Default: the server's own tiles. */
  readonly map?: MapServices | null;
  readonly pixelTimes?: Partial<SenderTimes>;
  readonly payment?: PaymentSetup;
}

/** Sends a request to this server without the network. */
type RequestSelf = (path: string, init: RequestInit) => Promise<Response>;

/** Creates all services on an open database and starts the background workers. `close` stops the workers. */
export function wireServices(deps: ServiceDeps, requestSelf: RequestSelf) {
  const { db, dataDir, now, log, publicOrigin = null, secret, hasInbox = false } = deps;
  const catalogue = createCatalogue(db, deps.map, createPaymentLimits(deps.payment));
  const origins = createOrigins({ catalogue, publicOrigin });
  const feed = createOrderFeed({ db, intervalMs: deps.feedIntervalMs ?? FEED_INTERVAL_MS, onError: log });
  const pixelSender = createPixelSender({ db, catalogue, fetch, log, times: deps.pixelTimes });
  const wakePixelSender = pixelSender.wake;
  const wiredPayments = wirePayments({
    db,
    catalogue,
    now,
    log,
    origins,
    requestSelf,
    setup: deps.payment ?? {},
    notifyChange: feed.notifyChange,
    creditPackage: creditPackage(now),
  });
  const { payments } = wiredPayments;
  const notifyChange = (orderId: string): void => {
    feed.notifyChange(orderId);
    payments.runProviderTasks();
  };
  const placeLimits = createPlaceLimits(deps);
  const readRushes = createRushReader(db);
  const coupons = createCouponService({ db, secret });
  const orders = createOrderService({
    db,
    catalogue,
    now,
    notifyChange,
    wakePixelSender,
    payments,
    placeLimits,
    readRushes,
    coupons,
  });
  const notifiers = createNotifiers(db, hasInbox, deps.notifiers);
  const trackingLimits = createTrackingLimits(undefined, deps.trackingLimits);
  const visits = createVisitService({ db, now, wakePixelSender, catalogue, limits: trackingLimits });
  const banners = createBannerService({ db, catalogue, limits: trackingLimits });
  const readOrGenerateFile = createGeneratedFileReader(join(dataDir, 'media'));
  const workers = [
    startScheduledOrders({
      db,
      orders,
      now,
      log,
      intervalMs: deps.scheduledIntervalMs ?? SCHEDULED_INTERVAL_MS,
    }),
    startUnansweredOrders({
      db,
      catalogue,
      orders,
      now,
      log,
      intervalMs: deps.scheduledIntervalMs ?? SCHEDULED_INTERVAL_MS,
    }),
    startAccountCleanup({ db, now, log, intervalMs: deps.sweepIntervalMs ?? SWEEP_INTERVAL_MS }),
    // Reminders need an SMS gateway or the developer inbox.
    ...(hasInbox || deps.notifiers?.sms
      ? [
          startReminders({
            db,
            catalogue,
            notifiers,
            now,
            log,
            publicOrigin,
            getBusinessOrigin: origins.getBusinessOrigin,
            languages: { folder: folders.locales, appLocales: listLocaleCodes(folders.locales) },
            intervalMs: deps.reminderIntervalMs ?? REMINDER_INTERVAL_MS,
          }),
        ]
      : []),
  ];
  const reservations = createReservationService({
    db,
    catalogue,
    now,
    notifyChange,
    payments,
    placeLimits,
    coupons,
  });
  const customerWallets = createCustomerWallets({ db, catalogue, now });
  return {
    catalogue,
    origins,
    feed,
    payments,
    orders,
    banners,
    readOrGenerateFile,
    paymentPages: wiredPayments.pages,
    reservations,
    customerWallets,
    hasInbox,
    reportArrival: createArrivalAction({ db, catalogue, now, notifyChange: feed.notifyChange }),
    accounts: createAccountService({ db, secret, notifiers, now, log }),
    identity: createIdentity({ db, now }),
    reviews: createReviewService({ db, catalogue, now, notifyChange: feed.notifyChange }),
    feedback: createFeedbackService({
      db,
      catalogue,
      now,
      countRateLimit: createRateLimits({ secret, now }),
    }),
    wallet: createWalletService({ db, catalogue, openForPackage: payments.openForPackage }),
    smartCategories: createSmartCategories({ loadMostOrderedIds: createMostOrderedItems(db) }),
    consoleView: createOperatorService({ db, catalogue, banners, visits, now }),
    operatorActions: createOperatorActions({
      db,
      catalogue,
      orders,
      reservations,
      payments,
      now,
      wallets: customerWallets,
    }),
    operatorSessions: createOperatorSessions({
      db,
      secret,
      now,
      isAdminConfigured: deps.isAdminConfigured ?? false,
    }),
    operatorTeam: createOperatorTeam({ db, now }),
    loadAudit: (scope: BusinessScope, before: number | null) => loadAuditPage(db, scope, before),
    visits,
    search: createMenuSearch(),
    slots: createSlotService({ db, catalogue, now, placeLimits, readRushes }),
    cancel: createCancelAction(orders),
    history: createOrderHistory({ db, catalogue }),
    pictures: createPictureVariants(db, readOrGenerateFile),
    icons: createAppIcons(db, readOrGenerateFile),
    async close(): Promise<void> {
      feed.close();
      await Promise.all([...workers, pixelSender, wiredPayments].map((worker) => worker.close()));
    },
  };
}
export type Services = ReturnType<typeof wireServices>;
