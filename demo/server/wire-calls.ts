import { accountHandlers } from './routes/api/account-handlers.ts';
import { bannerHandlers } from './routes/api/banner-handlers.ts';
import { deliveryHandlers } from './routes/api/delivery-handlers.ts';
import type { KeepOfBusiness } from './routes/api/keep-of-business.ts';
import type { MenuBodies } from './routes/api/menu-bodies.ts';
import { menuHandlers } from './routes/api/menu-handlers.ts';
import { orderHandlers, ownOrderWire } from './routes/api/order-handlers.ts';
import { ownOrderHandlers } from './routes/api/own-order-handlers.ts';
import { paymentHandlers } from './routes/api/payment-handlers.ts';
import { reservationHandlers } from './routes/api/reservation-handlers.ts';
import { reviewHandlers } from './routes/api/review-handlers.ts';
import { searchHandlers } from './routes/api/search-handlers.ts';
import { slotHandlers } from './routes/api/slot-handlers.ts';
import { tableHandlers } from './routes/api/table-handlers.ts';
import { visitHandlers } from './routes/api/visit-handlers.ts';
import { walletHandlers } from './routes/api/wallet-handlers.ts';
import { createBearer } from './routes/http/bearer.ts';
import { payingFrom } from './routes/http/paying-from.ts';
import { seenIn } from './routes/http/seen.ts';
import type { createAddressSearch } from './services/address-search.ts';
import type { Services } from './wire-services.ts';

interface CallDeps {
  readonly services: Services;
  readonly bodies: MenuBodies;
  readonly keep: KeepOfBusiness;
  readonly addresses: ReturnType<typeof createAddressSearch>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: (error: unknown) => void;
  /** The address of a customer is the one that a proxy in front writes down. */
  readonly trustProxy: boolean;
}

/** What answers each call of the contract. */
export function wireCalls({ services, bodies, keep, addresses, now, log, trustProxy }: CallDeps) {
  const { catalogue, orders, payments, reviews, wallet } = services;
  const bearer = createBearer(services.identity);
  const from = { seenIn: seenIn(trustProxy), payingFrom: payingFrom(services.origins) };
  const ownWire = ownOrderWire({ catalogue, reviews });
  return {
    ...menuHandlers({ catalogue, bodies, keep }),
    ...accountHandlers({ catalogue, accounts: services.accounts, wallet, bearer, ...from }),
    ...visitHandlers({ catalogue, visits: services.visits, ...from }),
    ...searchHandlers({ catalogue, search: services.search, keep }),
    ...bannerHandlers({ catalogue, banners: services.banners, now }),
    ...tableHandlers({ catalogue }),
    ...deliveryHandlers({ catalogue, addresses }),
    ...slotHandlers(services.slots),
    ...orderHandlers({
      ...{ catalogue, orders, log, now, bearer, reviews, payments },
      ...{ arrive: services.arrive, feed: services.feed },
      ...from,
    }),
    ...paymentHandlers({ orders, payments, bearer, ownWire, ...from }),
    ...walletHandlers({ wallet, bearer, ...from }),
    ...ownOrderHandlers({ orders, bearer, cancel: services.cancel, history: services.history, ownWire }),
    ...reservationHandlers({ catalogue, reservations: services.reservations, bearer, now }),
    ...reviewHandlers({ orders, reviews, bearer, feedback: services.feedback, ...from }),
  };
}
