import { createStore, type StoreApi } from 'zustand/vanilla';
import { countOf } from '../../domain/cart/cart.ts';
import { once } from '../../lib/once.ts';
import type { SessionStore } from '../account/session-store.ts';
import type { BusinessStore } from '../business/business-store.ts';
import { enabledTypes, settingsOf } from '../business/selling.ts';
import type { MenuStore } from '../menu/menu-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { cartActions } from './cart-actions.ts';
import { emptyCart, mergedCart, storedOf } from './cart-start.ts';
import type { CartState } from './cart-state.ts';
import type { Reconciler } from './reconcile-cart.ts';
import type { CartTools } from './settle-cart.ts';
import { persistedCart, type StoredCart } from './stored-cart.ts';

export interface CartStore extends StoreApi<CartState> {
  /** Shares the cart with other elements and tabs of the same business. Returns the way to stop. */
  connect(): () => void;
  /** Judges the cart anew: the server has told the time, and it is another than the device's. */
  settle(): void;
  /** Resolves once `bill` follows the cart; rejects when the code for it cannot be loaded. */
  priced(): Promise<void>;
  /** What asks the server about the cart; rejects when the code for it cannot be loaded. */
  server(): Promise<Reconciler>;
}

export function createCartStore(
  deps: StoreDeps,
  businessStore: BusinessStore,
  menuStore: MenuStore,
  sessionStore: SessionStore,
): CartStore {
  const saved = persistedCart(deps);

  const change = (patch: Partial<CartState>) => {
    tools.heard = false;
    store.setState(patch);
    saved.save(storedOf(store.getState()));
  };
  const show = (stored: StoredCart | null) => {
    // A cart is emptied, never removed: somebody tidied up the storage.
    if (!stored) return;
    tools.heard = true;
    store.setState(mergedCart(stored, store.getState()));
  };
  /** The customer changes the cart as it is by now: another tab may have changed it while this one slept. */
  const act = (make: (state: CartState) => Partial<CartState> | null | undefined) => {
    const news = tools.connected ? saved.news() : undefined;
    if (news !== undefined) show(news);
    const before = store.getState();
    const patch = make(before);
    if (!patch) return;
    change(patch);
    if (patch.cart) deps.tracking?.tell({ kind: 'cart', before: before.cart, after: patch.cart });
  };

  const store = createStore<CartState>((set, get) => ({
    ...emptyCart,
    ...mergedCart(saved.load(), emptyCart),
    ...cartActions({
      set,
      get,
      act,
      newId: deps.newId,
      businessStore,
      menuStore,
      server: () => server(),
      offer(code) {
        tools.offered = code;
        settle();
      },
      look(more) {
        tools.watching += more;
        if (more > 0) settle();
      },
    }),
  }));

  const tools: CartTools = {
    deps,
    businessStore,
    menuStore,
    sessionStore,
    store,
    change,
    heard: false,
    connected: false,
    timer: undefined,
    watching: 0,
    offered: null,
  };
  // The menu stands without a bill: what prices the cart, and brings it to another branch, comes after.
  let settleCart: typeof import('./settle-cart.ts').settleCart | undefined;
  const priced = once(async () => {
    ({ settleCart } = await import('./settle-cart.ts'));
    settle();
  });
  // And most carts are never asked about before the checkout.
  let reconciler: Reconciler | undefined;
  const server = once(async () => {
    const [{ createReconciler }] = await Promise.all([import('./reconcile-cart.ts'), priced()]);
    reconciler = createReconciler(tools);
    return reconciler;
  });
  const settle = () => {
    const { cart, coupon } = store.getState();
    store.setState({ count: countOf(cart) });
    if (settleCart) settleCart(tools);
    // A failure is made good by the next change.
    else if (menuStore.getState().menu) priced().catch(ignore);
    if (reconciler) reconciler.settled();
    else if (settleCart && cart.lines.length && (coupon || tools.watching || tools.offered))
      server().catch(ignore);
  };
  store.subscribe((state, before) => {
    if (
      SETTLED_BY.some((part) => state[part] !== before[part]) ||
      state.details.useWallet !== before.details.useWallet
    )
      settle();
  });
  menuStore.subscribe((state, before) => {
    if (state.menu !== before.menu || state.complete !== before.complete) settle();
  });
  sessionStore.subscribe((state, before) => {
    if (state.customer !== before.customer) settle();
  });
  businessStore.subscribe(({ business, branchId, info }, before) => {
    if (!business || (business === before.business && branchId === before.branchId)) return;
    const { cart } = store.getState();
    const types = enabledTypes(business);
    const wanted = info.sellingType ?? cart.sellingType;
    if (branchId !== before.branchId) tools.heard = false;
    store.setState({
      cart: {
        ...cart,
        // Lines come along by the rules (settle-cart); without any there is nothing to check.
        branchId: cart.lines.length ? cart.branchId : branchId,
        sellingType: settingsOf(business, wanted)?.enabled ? wanted : (types[0] ?? wanted),
      },
    });
  });
  settle();

  return {
    ...store,
    settle,
    priced,
    server,
    connect() {
      show(saved.load());
      tools.connected = true;
      settle();
      const stops = [saved.subscribe(show), deps.page.subscribe(() => reconciler?.settled())];
      return () => {
        for (const stop of stops) stop();
        tools.connected = false;
        clearTimeout(tools.timer);
        reconciler?.settled();
      };
    },
  };
}

/** What of the cart decides its price. */
const SETTLED_BY = ['cart', 'coupon', 'delivery', 'selectedScheduleSlot', 'wallet'] as const;

const ignore = () => undefined;
