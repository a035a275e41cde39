import { createSessionStore, type SessionStore } from './account/session-store.ts';
import { type BusinessStore, createBusinessStore } from './business/business-store.ts';
import { type CartStore, createCartStore } from './cart/cart-store.ts';
import { createMenuStore, type MenuStore } from './menu/menu-store.ts';
import { createShopStore, type ShopStore } from './schedule/shop-store.ts';
import type { StoreDeps } from './store-deps.ts';
import { type ConsentStore, createConsentStore } from './tracking/consent-store.ts';

interface Connected {
  /** Starts listening. Returns the way to stop. */
  connect(): () => void;
}

/** The state of one element. */
export interface Stores {
  readonly business: BusinessStore;
  readonly menu: MenuStore;
  readonly cart: CartStore;
  readonly shop: ShopStore;
  readonly session: SessionStore;
  readonly consent: ConsentStore;
  /** Epoch milliseconds, by the server's clock once it has told. */
  readonly now: () => number;
  /**
   * The element's one store of a kind whose code came with a later screen: made when it is first asked for. `create` names
   * the kind.
   */
  late<S extends Connected>(create: (deps: StoreDeps, stores: Stores) => S): S;
  /** The same with the cart of what goes with a reservation, on whose screens they stand; absent until one was there. */
  preorder?: Stores;
  /** Listens to other elements and tabs, and to the clock: while the element is in a document. */
  start(): void;
  stop(): void;
}

/** Data flows one way: business and menu, then session, then cart, then what comes late. */
export function createStores(deps: StoreDeps): Stores {
  const menu = createMenuStore(deps);
  const business = createBusinessStore(deps, menu);
  const session = createSessionStore(deps, business);
  const cart = createCartStore(deps, business, menu, session);
  const shop = createShopStore(deps, business);
  const consent = createConsentStore(deps);
  const all = new Map<unknown, Connected>(
    [business, session, cart, shop, consent].map((store) => [store, store]),
  );
  shop.subscribe(({ status }, before) => {
    if (status === 'fetched' && status !== before.status) cart.reprice();
  });
  let stops: (() => void)[] = [];

  const stores: Stores = {
    business,
    menu,
    cart,
    shop,
    session,
    consent,
    now: deps.now,
    late<S extends Connected>(create: (deps: StoreDeps, stores: Stores) => S): S {
      const store = (all.get(create) as S | undefined) ?? create(deps, stores);
      if (!all.has(create) && stops.length) stops.push(store.connect());
      all.set(create, store);
      return store;
    },
    start() {
      if (!stops.length) stops = [...all.values()].map((store) => store.connect());
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
  };
  return stores;
}
