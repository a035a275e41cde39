import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  addLine,
  clear,
  countOf,
  removeLine,
  replaceLine,
  restoreLine,
  setCount,
} from '../domain/cart/cart.ts';
import type { Cart, Choice } from '../domain/cart/types.ts';
import { type CountRule, countRule } from '../domain/menu/choice.ts';
import { once } from '../lib/once.ts';
import type { BusinessStore } from './business-store.ts';
import type { CartDetails, CartState } from './cart-state.ts';
import type { MenuStore } from './menu-store.ts';
import { enabledTypes, settingsOf } from './selling.ts';
import type { SessionStore } from './session-store.ts';
import type { CartTools } from './settle-cart.ts';
import type { StoreDeps } from './store-deps.ts';
import { persistedCart, type StoredCart } from './stored-cart.ts';

export interface CartStore extends StoreApi<CartState> {
  /** Shares the cart with other elements and tabs of the same business. Returns the way to stop. */
  connect(): () => void;
  /** Resolves once `bill` follows the cart; rejects when the code for it cannot be loaded. */
  priced(): Promise<void>;
}

const emptyCart: Cart = { branchId: '', sellingType: 'car_pickup', lines: [] };
const emptyDetails: CartDetails = {
  name: '',
  phone: '',
  dialCode: '',
  car: '',
  comment: '',
  paymentType: 2,
  couponCode: null,
  useWallet: false,
};

export function createCartStore(
  deps: StoreDeps,
  businessStore: BusinessStore,
  menuStore: MenuStore,
  sessionStore: SessionStore,
): CartStore {
  const saved = persistedCart(deps);

  /** A stored cart over what is here: the selling type and what is not stored stay. */
  const merged = (stored: StoredCart | null, { cart, details }: Pick<CartState, 'cart' | 'details'>) => {
    if (!stored) return { cart: { ...cart, lines: [] }, details };
    const { branchId, lines, ...typed } = stored;
    return {
      cart: { ...cart, branchId: lines.length ? branchId : cart.branchId, lines },
      details: { ...details, ...typed },
    };
  };

  const change = (patch: Partial<CartState>) => {
    tools.heard = false;
    store.setState(patch);
    const { cart, details } = store.getState();
    const { branchId, lines } = cart;
    const { name, phone, dialCode, car, couponCode, useWallet } = details;
    saved.save({ branchId, lines, name, phone, dialCode, car, couponCode, useWallet });
  };

  const store = createStore<CartState>((set, get) => {
    const empty = (cart: Cart) =>
      change({
        cart,
        details: { ...get().details, comment: '', couponCode: null },
        removed: null,
        changes: null,
      });
    const ruleFor = ({ itemId, priceLabelId }: Choice): CountRule | undefined => {
      const item = menuStore.getState().itemById(itemId);
      return item && countRule(item, priceLabelId);
    };
    const takeOut = (key: string) => {
      const { cart } = get();
      const index = cart.lines.findIndex((line) => line.key === key);
      const line = cart.lines[index];
      if (line) change({ cart: removeLine(cart, key), removed: { line, index } });
    };
    return {
      ...merged(saved.load(), { cart: emptyCart, details: emptyDetails }),
      count: 0,
      bill: null,
      removed: null,
      changes: null,
      elsewhere: null,
      add: (choice) => change({ cart: addLine(get().cart, choice, deps.newId(), ruleFor(choice)) }),
      setCount(key, count) {
        if (count < 1) takeOut(key);
        else change({ cart: setCount(get().cart, key, count) });
      },
      remove: takeOut,
      restore() {
        const { removed, cart } = get();
        if (removed)
          change({
            cart: restoreLine(cart, removed.line, removed.index, ruleFor(removed.line)),
            removed: null,
          });
      },
      replace: (key, choice) => change({ cart: replaceLine(get().cart, key, choice, ruleFor(choice)) }),
      clear: () => empty(clear(get().cart)),
      takeOrdered(units) {
        const { cart } = get();
        const lines = cart.lines
          .map((line) => ({ ...line, count: line.count - (units[line.key] ?? 0) }))
          .filter(({ count }) => count > 0);
        empty({ ...cart, lines });
      },
      setDetails: (patch) => change({ details: { ...get().details, ...patch } }),
      setSellingType(sellingType) {
        if (sellingType !== get().cart.sellingType) set({ cart: { ...get().cart, sellingType } });
        if (sellingType !== businessStore.getState().info.sellingType)
          businessStore.getState().remember({ sellingType });
      },
    };
  });

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
  };
  // The menu stands without a bill: what prices the cart, and brings it to another branch, comes after.
  let settleCart: typeof import('./settle-cart.ts').settleCart | undefined;
  const priced = once(async () => {
    ({ settleCart } = await import('./settle-cart.ts'));
    settle();
  });
  const settle = () => {
    store.setState({ count: countOf(store.getState().cart) });
    if (settleCart) settleCart(tools);
    // A failure is made good by the next change.
    else if (menuStore.getState().menu) priced().catch(() => undefined);
  };
  store.subscribe((state, before) => {
    if (state.cart !== before.cart) settle();
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
    priced,
    connect() {
      const show = (stored: StoredCart | null) => {
        tools.heard = true;
        store.setState(merged(stored, store.getState()));
      };
      const now = saved.load();
      if (now) show(now);
      tools.connected = true;
      settle();
      const stop = saved.subscribe(show);
      return () => {
        stop();
        tools.connected = false;
        clearTimeout(tools.timer);
      };
    },
  };
}
