import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  addLine,
  clear,
  countOf,
  forBranch,
  removeLine,
  replaceLine,
  restoreLine,
  setCount,
} from '../domain/cart/cart.ts';
import type { Cart, CartLine, Choice } from '../domain/cart/types.ts';
import { type CountRule, countRule } from '../domain/menu/choice.ts';
import type { SellingType } from '../domain/menu/types.ts';
import type { Bill } from '../domain/pricing/types.ts';
import { once } from '../lib/once.ts';
import type { BusinessStore } from './business-store.ts';
import type { MenuStore } from './menu-store.ts';
import { enabledTypes, settingsOf } from './selling.ts';
import type { SessionStore } from './session-store.ts';
import type { StoreDeps } from './store-deps.ts';
import { persistedCart, type StoredCart } from './stored-cart.ts';

/** What the customer typed at checkout. */
export interface CartDetails {
  readonly name: string;
  /** National digits. */
  readonly phone: string;
  /** `+965`; '' until chosen. */
  readonly dialCode: string;
  readonly car: string;
  readonly comment: string;
  /** Spec, section 9; cash (2) by default. */
  readonly paymentType: number;
  readonly couponCode: string | null;
  readonly useWallet: boolean;
}

export interface CartState {
  readonly cart: Cart;
  /** Units over all lines. */
  readonly count: number;
  /** Null until the business and the pricing are loaded. Lines that can no longer be sold are among its problems. */
  readonly bill: Bill | null;
  readonly details: CartDetails;
  /** The line last taken out, with its place. */
  readonly removed: { readonly line: CartLine; readonly index: number } | null;
  /** Lines of another branch that were dropped on the way to this one, until dismissed. */
  readonly dropped: readonly CartLine[];
  add(choice: Choice): void;
  /** 0 takes the line out. */
  setCount(key: string, count: number): void;
  remove(key: string): void;
  /** Undoes the last removal. */
  restore(): void;
  replace(key: string, choice: Choice): void;
  /** Lines, comment and coupon go; who the customer is stays. */
  clear(): void;
  /** What was ordered goes: units by line key. What was added meanwhile stays. */
  takeOrdered(units: Readonly<Record<string, number>>): void;
  setDetails(patch: Partial<CartDetails>): void;
  setSellingType(type: SellingType): void;
  dismissDropped(): void;
}

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
    return { cart: { ...cart, branchId, lines }, details: { ...details, ...typed } };
  };

  const store = createStore<CartState>((set, get) => {
    const change = (patch: Partial<CartState>) => {
      set(patch);
      const { branchId, lines } = get().cart;
      const { name, phone, dialCode, car, couponCode, useWallet } = get().details;
      saved.save({
        branchId,
        lines,
        name,
        phone,
        dialCode,
        car,
        couponCode,
        useWallet,
      });
    };
    const empty = (cart: Cart) =>
      change({ cart, details: { ...get().details, comment: '', couponCode: null }, removed: null });
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
      dropped: [],
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
      dismissDropped: () => set({ dropped: [] }),
    };
  });

  // The menu stands without a bill: what prices the cart is fetched when there is something to price.
  let pricing: typeof import('./cart-bill.ts') | undefined;
  let isConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const priced = once(async () => {
    pricing = await import('./cart-bill.ts');
    price();
  });
  const price = () => {
    const { cart } = store.getState();
    const now = deps.now();
    const business = businessStore.getState();
    const menu = menuStore.getState();
    const bill = pricing?.billOf(cart, business, menu, sessionStore.getState(), now);
    store.setState({ bill: bill ?? null, count: countOf(cart) });
    // What is in the cart may be served no longer while it is looked at.
    clearTimeout(timer);
    const stands = isConnected && cart.lines.length ? pricing?.billStands(business, menu, now) : null;
    if (stands) timer = setTimeout(price, stands);
    // A failure is made good by the next change.
    if (!pricing && menuStore.getState().menu) priced().catch(() => undefined);
  };
  store.subscribe((state, before) => {
    if (state.cart !== before.cart) price();
  });
  menuStore.subscribe((state, before) => {
    if (state.menu !== before.menu) price();
  });
  sessionStore.subscribe((state, before) => {
    if (state.customer !== before.customer) price();
  });
  businessStore.subscribe(({ business, branchId, info }, before) => {
    if (!business || (business === before.business && branchId === before.branchId)) return;
    const { cart, dropped } = store.getState();
    const here = forBranch(cart, branchId);
    const types = enabledTypes(business);
    const wanted = info.sellingType ?? cart.sellingType;
    store.setState({
      cart: {
        ...here,
        sellingType: settingsOf(business, wanted)?.enabled ? wanted : (types[0] ?? wanted),
      },
      dropped: here === cart ? dropped : cart.lines,
    });
  });
  price();

  return {
    ...store,
    priced,
    connect() {
      const show = (stored: StoredCart | null) => {
        const next = merged(stored, store.getState());
        const { branchId } = businessStore.getState();
        store.setState({ ...next, cart: branchId ? forBranch(next.cart, branchId) : next.cart });
      };
      const now = saved.load();
      if (now) show(now);
      isConnected = true;
      price();
      const stop = saved.subscribe(show);
      return () => {
        stop();
        isConnected = false;
        clearTimeout(timer);
      };
    },
  };
}
