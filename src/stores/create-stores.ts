import { type BusinessStore, createBusinessStore } from './business-store.ts';
import { type CartStore, createCartStore } from './cart-store.ts';
import { createMenuStore, type MenuStore } from './menu-store.ts';
import { createOrdersStore, type OrdersStore } from './orders-store.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { createShopStore, type ShopStore } from './shop-store.ts';
import type { StoreDeps } from './store-deps.ts';

/** The state of one element. */
export interface Stores {
  /** For stores that a late part of the screen makes for itself. */
  readonly deps: StoreDeps;
  readonly business: BusinessStore;
  readonly menu: MenuStore;
  readonly cart: CartStore;
  readonly shop: ShopStore;
  readonly session: SessionStore;
  readonly orders: OrdersStore;
  /** Listens to other elements and tabs, and to the clock: while the element is in a document. */
  start(): void;
  stop(): void;
}

/** Data flows one way: business and menu, then session, then cart, then orders. */
export function createStores(deps: StoreDeps): Stores {
  const menu = createMenuStore(deps);
  const business = createBusinessStore(deps, menu);
  const session = createSessionStore(deps, business);
  const cart = createCartStore(deps, business, menu, session);
  const shop = createShopStore(deps, business);
  const orders = createOrdersStore(deps, business, cart);
  let stops: (() => void)[] = [];

  return {
    deps,
    business,
    menu,
    cart,
    shop,
    session,
    orders,
    start() {
      if (!stops.length) stops = [business, session, cart, shop, orders].map((store) => store.connect());
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
  };
}
