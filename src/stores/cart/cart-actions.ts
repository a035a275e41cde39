import { addLine, clear, removeLine, replaceLine, restoreLine, setCount } from '../../domain/cart/cart.ts';
import type { Cart, Choice } from '../../domain/cart/cart-types.ts';
import { type CountRule, countRule } from '../../domain/menu/item-choice.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { MenuStore } from '../menu/menu-store.ts';
import { type CartParts, emptyCart, timeOf } from './cart-start.ts';
import type { CartState } from './cart-state.ts';
import type { Reconciler } from './reconcile-cart.ts';

interface ActionTools {
  readonly set: (patch: Partial<CartState>) => void;
  readonly get: () => CartState;
  /** Changes the cart as it is by now, and stores it. */
  readonly act: (make: (state: CartState) => Partial<CartState> | null | undefined) => void;
  readonly newId: () => string;
  readonly businessStore: BusinessStore;
  readonly menuStore: MenuStore;
  readonly server: () => Promise<Reconciler>;
  /** A code from outside the cart, or none any more. */
  readonly offer: (code: string | null) => void;
  /** So many more look at the amounts. */
  readonly look: (more: number) => void;
}

/** What a customer can do with a cart. */
export function cartActions(tools: ActionTools): Omit<CartState, keyof CartParts> {
  const { set, get, act, newId, businessStore, menuStore, server, offer, look } = tools;
  const empty = (cart: Cart): Partial<CartState> => {
    const { coupon, queriedCouponCode, couponRefusal, gift, removed, changes, hold } = emptyCart;
    const details = { ...get().details, comment: '' };
    const asked = { coupon, queriedCouponCode, couponRefusal };
    return { cart, details, ...asked, gift, removed, changes, hold, ...timeOf(null) };
  };
  const ruleFor = ({ itemId, priceLabelId }: Choice): CountRule | undefined => {
    const item = menuStore.getState().itemById(itemId);
    return item && countRule(item, priceLabelId);
  };
  const takeOut = (key: string) =>
    act(({ cart }) => {
      const index = cart.lines.findIndex((line) => line.key === key);
      const line = cart.lines[index];
      return line && { cart: removeLine(cart, key), removed: { line, index } };
    });
  return {
    add: (choice) => act(({ cart }) => ({ cart: addLine(cart, choice, newId(), ruleFor(choice)) })),
    setCount(key, count) {
      if (count < 1) takeOut(key);
      else act(({ cart }) => ({ cart: setCount(cart, key, count) }));
    },
    remove: takeOut,
    restore: () =>
      act(
        ({ removed, cart }) =>
          removed && {
            cart: restoreLine(cart, removed.line, removed.index, ruleFor(removed.line)),
            removed: null,
          },
      ),
    replace: (key, choice) => act(({ cart }) => ({ cart: replaceLine(cart, key, choice, ruleFor(choice)) })),
    clear: () => act(({ cart }) => ({ ...empty(clear(cart)), table: null })),
    takeOrdered: (units) =>
      act(({ cart }) => {
        const lines = cart.lines
          .map((line) => ({ ...line, count: line.count - (units[line.key] ?? 0) }))
          .filter(({ count }) => count > 0);
        return empty({ ...cart, lines });
      }),
    setDetails: (patch) => act(({ details }) => ({ details: { ...details, ...patch } })),
    setSellingType(sellingType) {
      if (sellingType !== get().cart.sellingType) set({ cart: { ...get().cart, sellingType } });
      if (sellingType !== businessStore.getState().info.sellingType)
        businessStore.getState().remember({ sellingType });
    },
    applyCoupon: (code) =>
      server().then(
        ({ apply }) => apply(code),
        () => set({ couponRefusal: { code, reason: 'unanswered' } }),
      ),
    removeCoupon: () => act(() => ({ coupon: null, queriedCouponCode: null, couponRefusal: null })),
    offerCoupon: (code) => offer(code ?? null),
    dismissCouponRefusal: () => set({ couponRefusal: null }),
    dismissCouponNews: () => set({ couponNews: null }),
    setGift: (gift) => set({ gift: gift?.message.trim() ? gift : null }),
    setDelivery: (delivery) => set({ delivery }),
    setTable: (table) => set({ table }),
    setSchedule: (slot) => act(() => timeOf(slot)),
    setHold: (hold) => set({ hold }),
    // Nothing is wrong with a cart the server was not asked about.
    reconcile: () => server().then(({ reconcile }) => reconcile(), ignore),
    watch() {
      look(1);
      return () => look(-1);
    },
    acceptDifference: () => set({ difference: null }),
  };
}

const ignore = () => undefined;
