import { createStore, type StoreApi } from 'zustand/vanilla';
import { getEnabledTypes, getSellingSettings } from '../../domain/business/selling.ts';
import { countCartUnits } from '../../domain/cart/cart.ts';
import { once } from '../../lib/once.ts';
import type { SessionStore } from '../account/session-store.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { MenuStore } from '../menu/menu-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createCartActions } from './cart-actions.ts';
import type { CartState } from './cart-state.ts';
import { createLinkCoupon } from './link-coupon.ts';
import { type CartInternals, repriceCart } from './reprice-cart.ts';
import type { CartRevalidator } from './revalidate-cart.ts';
import {
  createCartStorage,
  emptyCart,
  mergeStoredCart,
  type StoredCart,
  toStoredCart,
} from './stored-cart.ts';

// The cart store. Lines, details, coupon and time are shared by the elements and tabs of one business through
// storage. After each change the cart is priced on the device (`reprice-cart.ts`) and, while its price is on screen, on
// the server (`revalidate-cart.ts`).

export interface CartStore extends StoreApi<CartState> {
  /** Shares the cart with other elements and tabs of the same business. Returns a function that stops this. */
  connect(): () => void;
  /** Prices the cart again, for example once the server's time is known. */
  reprice(): void;
  /** Loads the code that requests the server's price. Rejects if the chunk cannot be loaded. */
  loadRevalidator(): Promise<CartRevalidator>;
}

export function createCartStore(
  deps: StoreDeps,
  businessStore: BusinessStore,
  menuStore: MenuStore,
  sessionStore: SessionStore,
): CartStore {
  const cartStorage = createCartStorage(deps);

  const save = (patch: Partial<CartState>) => {
    internals.isFromOtherTab = false;
    store.setState(patch);
    cartStorage.save(toStoredCart(store.getState()));
  };
  const applyStored = (storedCart: StoredCart | null) => {
    // The app never removes a stored cart. Null therefore means that something else cleared the storage, so keep the
    // cart.
    if (!storedCart) return;
    internals.isFromOtherTab = true;
    store.setState(mergeStoredCart(storedCart, store.getState()));
  };
  /** Applies an edit to the stored cart, because another tab may have changed the cart while this tab was suspended. */
  const edit = (getPatch: (state: CartState) => Partial<CartState> | null | undefined | false) => {
    const storedCart = internals.isConnected ? cartStorage.readExternalChange() : undefined;
    if (storedCart !== undefined) applyStored(storedCart);
    const before = store.getState();
    const patch = getPatch(before);
    if (!patch) return;
    save(patch);
    if (patch.cart) deps.tracking?.track({ kind: 'cart', before: before.cart, after: patch.cart });
  };

  const store = createStore<CartState>((set, get) => ({
    ...emptyCart,
    ...mergeStoredCart(cartStorage.load(), emptyCart),
    ...createCartActions({
      set,
      get,
      edit,
      createId: deps.createId,
      businessStore,
      menuStore,
      loadRevalidator: () => loadRevalidator(),
      setLinkCoupon(code) {
        internals.linkCoupon.setPendingCode(code);
        reprice();
      },
      changePriceViewerCount(change) {
        internals.priceViewerCount += change;
        if (change > 0) reprice();
      },
    }),
  }));

  const internals: CartInternals = {
    deps,
    businessStore,
    menuStore,
    sessionStore,
    store,
    save,
    isFromOtherTab: false,
    isConnected: false,
    availabilityTimer: undefined,
    priceViewerCount: 0,
    linkCoupon: createLinkCoupon(deps),
  };
  // Most carts are not revalidated before checkout, so this code is loaded on demand.
  let revalidator: CartRevalidator | undefined;
  const loadRevalidator = once(async () => {
    const { createCartRevalidator } = await import('./revalidate-cart.ts');
    revalidator = createCartRevalidator(internals);
    return revalidator;
  });
  const reprice = () => {
    const { cart, coupon } = store.getState();
    store.setState({ count: countCartUnits(cart) });
    repriceCart(internals);
    const { priceViewerCount, linkCoupon } = internals;
    if (revalidator) revalidator.scheduleRequest();
    else if (cart.lines.length && (coupon || priceViewerCount || linkCoupon.getPendingCode()))
      loadRevalidator().catch(ignore);
  };
  store.subscribe((state, before) => {
    if (
      PRICED_PARTS.some((part) => state[part] !== before[part]) ||
      state.details.useWallet !== before.details.useWallet ||
      state.details.paymentType !== before.details.paymentType ||
      state.details.tip !== before.details.tip
    )
      reprice();
  });
  menuStore.subscribe((state, before) => {
    if (state.menu !== before.menu || state.isComplete !== before.isComplete) reprice();
  });
  sessionStore.subscribe((state, before) => {
    if (state.customer === before.customer) return;
    // The wallet was the choice of the customer who logged out, not of the next customer on this device.
    if (state.customer === 'guest')
      edit(({ details }) => details.useWallet && { details: { ...details, useWallet: false } });
    reprice();
  });
  businessStore.subscribe(({ business, branchId, preferences }, before) => {
    if (!business || (business === before.business && branchId === before.branchId)) return;
    const { cart } = store.getState();
    const types = getEnabledTypes(business);
    const orderType = preferences.sellingType ?? cart.orderType;
    if (branchId !== before.branchId) internals.isFromOtherTab = false;
    // If the cart has lines, an order type that is switched off during the visit stays chosen. The customer then learns
    // why ordering is not possible.
    const keepsOrderType = !!before.business && cart.lines.length > 0;
    const isOffered = getSellingSettings(business, orderType)?.enabled;
    store.setState({
      cart: {
        ...cart,
        // `repriceCart` moves a cart with lines to the new branch. An empty cart changes its branch here.
        branchId: cart.lines.length ? cart.branchId : branchId,
        orderType: isOffered || keepsOrderType ? orderType : (types[0] ?? orderType),
      },
    });
  });
  /**
   * Makes the order scheduled if the customer has chosen a slot and the order type takes scheduled orders. For other
   * types the slot stays chosen, so that the checkout can say that it does not apply, but prices and dishes are those of
   * an immediate order.
   */
  const updateOrderTime = () => {
    const { cart, preorderType, selectedScheduleSlot, orderTime } = store.getState();
    const { business } = businessStore.getState();
    if (!business || !selectedScheduleSlot) return;
    const takesSlots = !!preorderType || !!getSellingSettings(business, cart.orderType)?.scheduled?.on;
    const newOrderTime = takesSlots ? 'scheduled' : 'now';
    if (newOrderTime !== orderTime) store.setState({ orderTime: newOrderTime });
  };
  store.subscribe(updateOrderTime);
  businessStore.subscribe(updateOrderTime);
  updateOrderTime();
  reprice();

  return {
    ...store,
    reprice,
    loadRevalidator,
    connect() {
      applyStored(cartStorage.load());
      internals.isConnected = true;
      reprice();
      const cleanups = [
        cartStorage.subscribe(applyStored),
        deps.page.subscribe(() => revalidator?.scheduleRequest()),
      ];
      return () => {
        for (const stop of cleanups) stop();
        internals.isConnected = false;
        clearTimeout(internals.availabilityTimer);
        revalidator?.scheduleRequest();
      };
    },
  };
}

/** The parts of the state that affect the price. */
const PRICED_PARTS = ['cart', 'coupon', 'delivery', 'selectedScheduleSlot', 'wallet'] as const;

const ignore = () => undefined;
