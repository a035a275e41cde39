import { listLocaleCodes } from '../../elements/build/emit-locale-files.ts';
import { folders } from './folders.ts';
import { accountHandlers } from './routes/account/account-handlers.ts';
import { deliveryHandlers } from './routes/delivery/delivery-handlers.ts';
import { reviewHandlers } from './routes/feedback/review-handlers.ts';
import { firstScreenHandlers } from './routes/hosted/first-screen-handlers.ts';
import { createBearer } from './routes/http/bearer.ts';
import { createReadClientInfo, createReadPaymentOrigin } from './routes/http/client-info.ts';
import type { BusinessCache } from './routes/http/response-cache.ts';
import { bannerHandlers, menuHandlers } from './routes/menu/menu-handlers.ts';
import type { MenuResponses } from './routes/menu/menu-responses.ts';
import { createOwnOrderWire, orderHandlers, ownOrderHandlers } from './routes/orders/order-handlers.ts';
import { paymentHandlers } from './routes/payment/payment-handlers.ts';
import { reservationHandlers } from './routes/reservation/reservation-handlers.ts';
import { slotHandlers } from './routes/schedule/slot-handlers.ts';
import { searchHandlers } from './routes/search/search-handlers.ts';
import { tableHandlers } from './routes/tables/table-handlers.ts';
import { visitHandlers } from './routes/tracking/visit-handlers.ts';
import { walletHandlers } from './routes/wallet/wallet-handlers.ts';
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
  /** Whether a proxy forwards the client's address. */
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
  const bearer = createBearer(services.identity);
  const requestReaders = {
    readClientInfo: createReadClientInfo(trustProxy),
    readPaymentOrigin: createReadPaymentOrigin(services.origins),
  };
  const toOwnWire = createOwnOrderWire({ catalogue, reviews });
  return {
    ...menuHandlers({ catalogue, menuResponses, businessCache }),
    ...firstScreenHandlers({
      ...{ catalogue, menuResponses, firstScreens, origins: services.origins },
      appLocales: listLocaleCodes(folders.locales),
    }),
    ...accountHandlers({ catalogue, accounts: services.accounts, wallet, bearer, ...requestReaders }),
    ...visitHandlers({ catalogue, visits: services.visits, ...requestReaders }),
    ...searchHandlers({ catalogue, search: services.search, businessCache }),
    ...bannerHandlers({ catalogue, banners: services.banners, now, ...requestReaders }),
    ...tableHandlers({ catalogue }),
    ...deliveryHandlers({ catalogue, addresses }),
    ...slotHandlers({ slots: services.slots, catalogue, bearer, ...requestReaders }),
    ...orderHandlers({
      ...{ catalogue, orders, log, now, bearer, reviews, payments },
      ...{ arrive: services.arrive, feed: services.feed },
      ...requestReaders,
    }),
    ...paymentHandlers({ orders, payments, bearer, toOwnWire, ...requestReaders }),
    ...walletHandlers({ wallet, bearer, ...requestReaders }),
    ...ownOrderHandlers({ orders, bearer, cancel: services.cancel, history: services.history, toOwnWire }),
    ...reservationHandlers({
      ...{ catalogue, reservations: services.reservations, bearer, now },
      ...requestReaders,
    }),
    ...reviewHandlers({ orders, reviews, bearer, feedback: services.feedback, ...requestReaders }),
  };
}
