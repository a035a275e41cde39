import { listLocaleCodes } from '../../elements/build/emit-locale-files.ts';
import { folders } from './folders.ts';
import { createAccountHandlers } from './routes/account/account-handlers.ts';
import { createDeliveryHandlers } from './routes/delivery/delivery-handlers.ts';
import { createReviewHandlers } from './routes/feedback/review-handlers.ts';
import { createFirstScreenHandlers } from './routes/hosted/first-screen-handlers.ts';
import { createReadClientInfo, createReadPaymentOrigin } from './routes/http/client-info.ts';
import { createRequestAuth } from './routes/http/request-auth.ts';
import type { BusinessCache } from './routes/http/response-cache.ts';
import { createBannerHandlers, createMenuHandlers } from './routes/menu/menu-handlers.ts';
import type { MenuResponses } from './routes/menu/menu-responses.ts';
import {
  createOrderHandlers,
  createOwnOrderHandlers,
  createOwnOrderWire,
} from './routes/orders/order-handlers.ts';
import { createPaymentHandlers } from './routes/payment/payment-handlers.ts';
import { createReservationHandlers } from './routes/reservation/reservation-handlers.ts';
import { createSlotHandlers } from './routes/schedule/slot-handlers.ts';
import { createSearchHandlers } from './routes/search/search-handlers.ts';
import { createTableHandlers } from './routes/tables/table-handlers.ts';
import { createVisitHandlers } from './routes/tracking/visit-handlers.ts';
import { createWalletHandlers } from './routes/wallet/wallet-handlers.ts';
import type { createAddressSearch } from './services/delivery/address-search.ts';
import type { FirstScreens } from './services/first-screen/first-screen-service.ts';
import type { Services } from './wire-services.ts';

interface CallDeps {
  readonly services: Services;
  readonly menuResponses: MenuResponses;
  readonly firstScreens: FirstScreens;
  readonly businessCache: BusinessCache;
  readonly addresses: ReturnType<typeof createAddressSearch>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: (error: unknown) => void;
  /** Whether to trust the client address that a proxy forwards. */
  readonly trustProxy: boolean;
}

/** Creates the handlers of all calls of the contract. */
export function wireCalls({
  services,
  menuResponses,
  firstScreens,
  businessCache,
  addresses,
  now,
  log,
  trustProxy,
}: CallDeps) {
  const { catalogue, orders, payments, reviews, wallet } = services;
  const auth = createRequestAuth(services.identity);
  const requestReaders = {
    readClientInfo: createReadClientInfo(trustProxy),
    readPaymentOrigin: createReadPaymentOrigin(services.origins),
  };
  const toOwnWire = createOwnOrderWire({ catalogue, reviews, reservations: services.reservations });
  return {
    ...createMenuHandlers({ catalogue, menuResponses, businessCache }),
    ...createFirstScreenHandlers({
      catalogue,
      menuResponses,
      firstScreens,
      origins: services.origins,
      appLocales: listLocaleCodes(folders.locales),
    }),
    ...createAccountHandlers({ catalogue, accounts: services.accounts, wallet, auth, ...requestReaders }),
    ...createVisitHandlers({ catalogue, visits: services.visits, ...requestReaders }),
    ...createSearchHandlers({ catalogue, search: services.search, businessCache }),
    ...createBannerHandlers({ catalogue, banners: services.banners, now, ...requestReaders }),
    ...createTableHandlers({ catalogue }),
    ...createDeliveryHandlers({ catalogue, addresses }),
    ...createSlotHandlers({ slots: services.slots, catalogue, auth, ...requestReaders }),
    ...createOrderHandlers({
      catalogue,
      orders,
      log,
      now,
      auth,
      payments,
      toOwnerWire: toOwnWire,
      reportArrival: services.reportArrival,
      feed: services.feed,
      ...requestReaders,
    }),
    ...createPaymentHandlers({ orders, payments, auth, toOwnWire, ...requestReaders }),
    ...createWalletHandlers({ wallet, auth, ...requestReaders }),
    ...createOwnOrderHandlers({
      orders,
      auth,
      cancel: services.cancel,
      history: services.history,
      toOwnerWire: toOwnWire,
    }),
    ...createReservationHandlers({
      catalogue,
      reservations: services.reservations,
      auth,
      now,
      ...requestReaders,
    }),
    ...createReviewHandlers({ orders, reviews, auth, feedback: services.feedback, ...requestReaders }),
  };
}
