import {
  addLine,
  clearLines,
  countAddableUnits,
  removeLine,
  replaceLine,
  restoreLine,
  setCount,
} from '../../domain/cart/cart.ts';
import type { Cart, Choice } from '../../domain/cart/cart-types.ts';
import { type CountRule, getCountRule } from '../../domain/menu/item-choice.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { MenuStore } from '../menu/menu-store.ts';
import type { CartState, CountLimit } from './cart-state.ts';
import type { CartRevalidator } from './revalidate-cart.ts';
import { type CartData, emptyCart, toTimeFields } from './stored-cart.ts';

interface ActionContext {
  readonly set: (patch: Partial<CartState>) => void;
  readonly get: () => CartState;
  /** Applies a patch to the stored cart and saves it. */
  readonly edit: (getPatch: (state: CartState) => Partial<CartState> | null | undefined) => void;
  readonly createId: () => string;
  readonly businessStore: BusinessStore;
  readonly menuStore: MenuStore;
  /** Loads the lazy chunk that requests the server's price. */
  readonly loadRevalidator: () => Promise<CartRevalidator>;
  /** Sets the code from the page's link; null removes it. */
  readonly setLinkCoupon: (code: string | null) => void;
  /** Adds `change` (1 or -1) to the number of components that show amounts. */
  readonly changePriceViewerCount: (change: 1 | -1) => void;
}

/** Creates the actions of the cart store. */
export function createCartActions(context: ActionContext): Omit<CartState, keyof CartData> {
  const {
    set,
    get,
    edit,
    createId,
    businessStore,
    menuStore,
    loadRevalidator,
    setLinkCoupon,
    changePriceViewerCount,
  } = context;
  /**
   * Forgets the order type and builds the state after the cart was ordered or cleared: the given cart, and the
   * customer's details without comment and tip. All other parts get their defaults.
   */
  const buildResetState = (cart: Cart): Partial<CartState> => {
    const { coupon, couponCodeBeingChecked, couponRefusal, gift, lastRemoved, changes, hold } = emptyCart;
    const { linkAreaId, linkAddress } = emptyCart;
    const details = { ...get().details, comment: '', tip: null };
    const couponState = { coupon, couponCodeBeingChecked, couponRefusal };
    const linkPlace = { linkAreaId, linkAddress };
    forgetOrderType();
    return {
      cart,
      details,
      gift,
      lastRemoved,
      changes,
      hold,
      ...couponState,
      ...linkPlace,
      ...toTimeFields(null),
    };
  };
  /**
   * Forgets the order type, so that the customer chooses again for the next order. A screen with an order type in its
   * path keeps that type (spec, section 4).
   */
  const forgetOrderType = () => {
    const { preferences, savePreferences } = businessStore.getState();
    if (preferences.sellingType) savePreferences({ sellingType: null });
  };
  const getRule = ({ itemId, priceLabelId }: Choice): CountRule | undefined => {
    const item = menuStore.getState().findItem(itemId);
    return item && getCountRule(item, priceLabelId);
  };
  const buildCountLimit = (choice: Choice): CountLimit | null => {
    const rule = getRule(choice);
    const { itemId, priceLabelId } = choice;
    return rule ? { itemId, priceLabelId, maximum: rule.maximum } : null;
  };
  /** The patch that reports the count limit which the added choice would exceed. Null if the choice fits. */
  const buildLimitPatch = (cart: Cart, choice: Choice): Partial<CartState> | null => {
    const rule = getRule(choice);
    return rule && countAddableUnits(cart, choice, rule) < choice.count
      ? { countLimit: buildCountLimit(choice) }
      : null;
  };
  const remove = (key: string) =>
    edit(({ cart }) => {
      const index = cart.lines.findIndex((line) => line.key === key);
      const line = cart.lines[index];
      return line && { cart: removeLine(cart, key), lastRemoved: { line, index } };
    });
  return {
    add: (choice) =>
      edit(({ cart }) => ({
        cart: addLine(cart, choice, createId(), getRule(choice)),
        ...buildLimitPatch(cart, choice),
      })),
    reportCountLimit: (choice) => set({ countLimit: buildCountLimit(choice) }),
    dismissCountLimit: () => set({ countLimit: null }),
    setCount(key, count) {
      if (count < 1) remove(key);
      else edit(({ cart }) => ({ cart: setCount(cart, key, count) }));
    },
    remove,
    restore: () =>
      edit(
        ({ lastRemoved, cart }) =>
          lastRemoved && {
            cart: restoreLine(cart, lastRemoved.line, lastRemoved.index, getRule(lastRemoved.line)),
            lastRemoved: null,
          },
      ),
    replace: (key, choice) =>
      edit(({ cart }) => ({
        cart: replaceLine(cart, key, choice, getRule(choice)),
        ...buildLimitPatch(removeLine(cart, key), choice),
      })),
    clear: () => edit(({ cart }) => ({ ...buildResetState(clearLines(cart)), table: null })),
    removeOrderedUnits: (units) =>
      edit(({ cart }) => {
        const lines = cart.lines
          .map((line) => ({ ...line, count: line.count - (units[line.key] ?? 0) }))
          .filter(({ count }) => count > 0);
        return buildResetState({ ...cart, lines });
      }),
    setDetails: (patch) => edit(({ details }) => ({ details: { ...details, ...patch } })),
    setOrderType(orderType) {
      if (orderType !== get().cart.orderType) set({ cart: { ...get().cart, orderType } });
      if (orderType !== businessStore.getState().preferences.sellingType)
        businessStore.getState().savePreferences({ sellingType: orderType });
    },
    applyCoupon: (code) =>
      loadRevalidator().then(
        (revalidator) => revalidator.applyCoupon(code),
        () => set({ couponRefusal: { code, reason: 'unanswered' } }),
      ),
    removeCoupon: () => edit(() => ({ coupon: null, couponCodeBeingChecked: null, couponRefusal: null })),
    setLinkCoupon: (code) => setLinkCoupon(code ?? null),
    dismissCouponRefusal: () => set({ couponRefusal: null }),
    dismissCouponNotice: () => set({ couponNotice: null }),
    setGift: (gift) => edit(() => ({ gift })),
    setDelivery: (delivery) => set({ delivery }),
    setTable: (table) => set({ table }),
    setLinkPlace: (linkAreaId, linkAddress) => set({ linkAreaId, linkAddress }),
    setSchedule: (slot) => edit(() => toTimeFields(slot)),
    setHold: (hold) => set({ hold }),
    // If the lazy chunk fails to load, the cart keeps the price calculated on the device.
    revalidate: () => loadRevalidator().then((revalidator) => revalidator.revalidate(), ignore),
    watchPrice() {
      changePriceViewerCount(1);
      return () => changePriceViewerCount(-1);
    },
    acceptPriceChange: () => set({ priceChange: null }),
  };
}

const ignore = () => undefined;
