import { createSessionStore, type SessionStore } from './account/session-store.ts';
import { type BusinessStore, createBusinessStore } from './business/business-store.ts';
import { type CartStore, createCartStore } from './cart/cart-store.ts';
import { createMenuStore, type MenuStore } from './menu/menu-store.ts';
import { createShopStore, type ShopStore } from './schedule/shop-store.ts';
import type { StoreDeps } from './store-deps.ts';
import { type ConsentStore, createConsentStore } from './tracking/consent-store.ts';

interface ConnectableStore {
  /** Starts listening. Returns a function that stops this. */
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
  /** Current time in epoch milliseconds, corrected by the server's clock once that has been measured. */
  readonly now: () => number;
  /**
   * Returns the store created by `create`, which is called once per element, on first use. Use this for stores in lazy
   * chunks.
   */
  getOrCreateStore<S extends ConnectableStore>(create: (deps: StoreDeps, stores: Stores) => S): S;
  /** Stores with a reservation's pre-order cart instead of `cart`. A reservation screen creates them. */
  preorderStores?: Stores;
  /** Starts listening to other elements, other tabs and the clock. Call it when the element enters a document. */
  start(): void;
  stop(): void;
}

/** Creates the stores of one element. Data flows one way: business and menu, session, cart, then the lazy stores. */
export function createStores(deps: StoreDeps): Stores {
  const menu = createMenuStore(deps);
  const business = createBusinessStore(deps, menu);
  const session = createSessionStore(deps, business);
  const cart = createCartStore(deps, business, menu, session);
  const shop = createShopStore(deps, business);
  const consent = createConsentStore(deps);
  // Lazy stores have their factory as key. The stores created above have none, so each is its own key.
  const storesByFactory = new Map<unknown, ConnectableStore>(
    [business, session, cart, shop, consent].map((store) => [store, store]),
  );
  shop.subscribe(({ status }, previous) => {
    if (status === 'fetched' && status !== previous.status) cart.reprice();
  });
  let disconnects: (() => void)[] = [];

  const stores: Stores = {
    business,
    menu,
    cart,
    shop,
    session,
    consent,
    now: deps.now,
    getOrCreateStore<S extends ConnectableStore>(create: (deps: StoreDeps, stores: Stores) => S): S {
      const store = (storesByFactory.get(create) as S | undefined) ?? create(deps, stores);
      if (!storesByFactory.has(create) && disconnects.length) disconnects.push(store.connect());
      storesByFactory.set(create, store);
      return store;
    },
    start() {
      if (!disconnects.length) disconnects = [...storesByFactory.values()].map((store) => store.connect());
    },
    stop() {
      for (const stop of disconnects) stop();
      disconnects = [];
    },
  };
  return stores;
}
