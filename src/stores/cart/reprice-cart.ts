import type { StoreApi } from 'zustand/vanilla';
import { menuCall } from '../../api/contract/menu-contract.ts';
import { toDiscounts } from '../../api/mappers/map-discounts.ts';
import { readMenu } from '../../api/mappers/map-menu.ts';
import { findNextChange } from '../../domain/availability/next-change.ts';
import { createAvailabilityEvaluator, getPartAvailability } from '../../domain/availability/visible-menu.ts';
import { getBranchTime, getBusinessDayHours } from '../../domain/business/branch-opening-hours.ts';
import { getFeeTerms } from '../../domain/business/selling.ts';
import type { Cart, CartLine } from '../../domain/cart/cart-types.ts';
import {
  type BranchMenu,
  type LineChange,
  revalidateForBranch,
} from '../../domain/cart/revalidate-for-branch.ts';
import { createZero } from '../../domain/money/money.ts';
import { acceptsWallet } from '../../domain/payment/payment-methods.ts';
import { getRoundingSteps } from '../../domain/payment/payment-steps.ts';
import { priceCart } from '../../domain/pricing/cart-price.ts';
import type { Bill } from '../../domain/pricing/pricing-types.ts';
import type { SessionStore } from '../account/session-store.ts';
import type { BusinessStore } from '../business/business-store.ts';
import { getCartDelivery } from '../delivery/delivery-state.ts';
import type { MenuState, MenuStore } from '../menu/menu-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { getCartTip, getFulfilmentTime, getPaymentType } from './cart-selectors.ts';
import type { CartChanges, CartState } from './cart-state.ts';
import type { LinkCoupon } from './link-coupon.ts';

// Prices the cart on the device with the same engine that the server uses, and moves it to the branch on screen.

/** The parts of the cart store that the code for pricing and revalidation uses. */
export interface CartInternals {
  readonly deps: StoreDeps;
  readonly businessStore: BusinessStore;
  readonly menuStore: MenuStore;
  readonly sessionStore: SessionStore;
  readonly store: StoreApi<CartState>;
  /** Updates a part of the state and stores the cart on the device. */
  readonly save: (patch: Partial<CartState>) => void;
  /**
   * Whether the cart came from another element or tab. Such a cart stays at its branch until the customer edits it
   * here. Otherwise two tabs would overwrite each other.
   */
  isFromOtherTab: boolean;
  /** Whether the element is in a document. */
  isConnected: boolean;
  /** Reprices the cart at the time when the next item starts or stops being served. */
  availabilityTimer: ReturnType<typeof setTimeout> | undefined;
  /** Number of mounted components that show amounts. */
  priceViewerCount: number;
  readonly linkCoupon: LinkCoupon;
}

/** Moves the cart to the branch on screen once the whole menu of that branch is loaded, and prices the cart. */
export function repriceCart(internals: CartInternals): void {
  const { businessStore, menuStore, store } = internals;
  const businessState = businessStore.getState();
  const { cart } = store.getState();
  const isAtOtherBranch = businessState.branchId !== '' && cart.branchId !== businessState.branchId;
  if (isAtOtherBranch && !cart.lines.length) {
    store.setState({ cart: { ...cart, branchId: businessState.branchId } });
  } else if (isAtOtherBranch && menuStore.getState().isComplete && !internals.isFromOtherTab) {
    moveCart(internals);
  } else {
    updatePrice(internals, isAtOtherBranch);
    // The previous branch's menu is no longer needed.
    if (!isAtOtherBranch && businessState.previousBranch) businessStore.setState({ previousBranch: null });
  }
}

function updatePrice(internals: CartInternals, isAtOtherBranch: boolean): void {
  const { deps, businessStore, menuStore, sessionStore, store } = internals;
  const businessState = businessStore.getState();
  const menuState = menuStore.getState();
  const state = store.getState();
  const { cart } = state;
  const moveToCurrentBranch = () => {
    internals.isFromOtherTab = false;
    repriceCart(internals);
  };
  const now = deps.now();
  clearTimeout(internals.availabilityTimer);
  const lifetimeMs =
    internals.isConnected && cart.lines.length
      ? getBillLifetimeMs(state, businessState, menuState, now)
      : null;
  if (lifetimeMs) internals.availabilityTimer = setTimeout(() => repriceCart(internals), lifetimeMs);
  store.setState({
    bill: isAtOtherBranch ? null : computeBill(state, businessState, menuState, sessionStore.getState(), now),
    otherBranch:
      isAtOtherBranch && internals.isFromOtherTab ? { branchId: cart.branchId, moveToCurrentBranch } : null,
  });
}

function moveCart(internals: CartInternals): void {
  const { businessStore, menuStore, store, save } = internals;
  const { branchId, preferences, savePreferences, previousBranch } = businessStore.getState();
  const { cart, changes: earlierChanges, otherBranch } = store.getState();
  const toBranchMenu = ({ menu, findItem, discounts }: MenuState): BranchMenu | null =>
    menu && discounts && { findItem, discounts: discounts[cart.orderType] };
  const oldMenu = previousBranch?.branchId === cart.branchId ? toBranchMenu(previousBranch.menu) : null;
  const newMenu = toBranchMenu(menuStore.getState());
  if (!newMenu) return;
  const moveResult = revalidateForBranch(cart, { branchId, oldMenu, newMenu });
  // Keep listing the lines that an earlier move dropped, until the customer dismisses the list.
  const earlierDroppedLines = earlierChanges?.list.filter(({ kind }) => kind === 'dropped') ?? [];
  const changes = moveResult.changes.length
    ? toCartChanges(internals, cart, moveResult.cart.lines, [...earlierDroppedLines, ...moveResult.changes])
    : earlierChanges;
  save({ cart: moveResult.cart, changes });
  // Only an explicit move by the customer makes other elements follow. Otherwise they would move each other forever.
  if (otherBranch && preferences.branchId !== branchId) savePreferences({ branchId });
  if (oldMenu || !moveResult.changes.length) return;
  fetchBranchMenu(internals, cart).then(
    (fetchedMenu) => {
      if (store.getState().changes !== changes || !changes) return;
      const namedChanges = revalidateForBranch(cart, { branchId, oldMenu: fetchedMenu, newMenu }).changes;
      store.setState({ changes: { ...changes, list: [...earlierDroppedLines, ...namedChanges] } });
    },
    // The API client has already reported the error. The list shows the changes without names.
    () => undefined,
  );
}

const toCartChanges = (
  { businessStore, store, save }: CartInternals,
  { branchId: fromBranchId, lines }: Cart,
  linesAfter: readonly CartLine[],
  list: readonly LineChange[],
): CartChanges => ({
  fromBranchId,
  list,
  linesAfter,
  async undo() {
    await businessStore.getState().selectBranch(fromBranchId);
    if (businessStore.getState().branchId === fromBranchId)
      save({ cart: { ...store.getState().cart, branchId: fromBranchId, lines }, changes: null });
  },
  dismiss: () => store.setState({ changes: null }),
});

/**
 * Fetches the menu of the branch that the cart belonged to in an earlier visit. Its names and prices complete the
 * changes that are already on screen.
 */
async function fetchBranchMenu(
  { deps, businessStore }: CartInternals,
  { branchId, orderType }: Cart,
): Promise<BranchMenu> {
  const { currency } = businessStore.getState();
  const { menu, discounts } = await deps.client.call(menuCall, { params: { branch_id: branchId } });
  if (!currency) throw new Error('The cart cannot be moved: no business is loaded.');
  const ignore = () => undefined;
  return {
    findItem: readMenu(menu, currency, deps.apiOrigin, ignore).getItem,
    discounts: toDiscounts(discounts, currency, ignore)[orderType],
  };
}

/** The bill of the cart at `now` (epoch ms); null until the business and every item of the cart are loaded. */
function computeBill(
  state: Pick<
    CartState,
    | 'cart'
    | 'preorderType'
    | 'details'
    | 'coupon'
    | 'delivery'
    | 'wallet'
    | 'orderTime'
    | 'selectedScheduleSlot'
  >,
  { business, branch, currency }: ReturnType<BusinessStore['getState']>,
  { menu, isComplete, discounts, findItem }: MenuState,
  { customer }: ReturnType<SessionStore['getState']>,
  now: number,
): Bill | null {
  const { branchId, orderType, lines } = state.cart;
  if (!business || !currency || !menu || !discounts) return null;
  // While the menu is incomplete, a missing item may still load.
  if (!isComplete && lines.some(({ itemId }) => !findItem(itemId))) return null;
  const kind = state.preorderType ? 'reservation' : orderType;
  const fulfilmentTime = getBranchTime(branch, kind, getFulfilmentTime(state, now), business.timezone);
  const evaluate = createAvailabilityEvaluator(menu, { kind, now: fulfilmentTime });
  const paysWithWallet =
    customer === 'authenticated' && state.details.useWallet && acceptsWallet(business, orderType);
  const walletBalance = paysWithWallet ? state.wallet : null;
  return priceCart({
    currency,
    itemType: kind,
    branchId,
    lines,
    findItem,
    isServed: (item) => evaluate(item) === 'now',
    isPartServed: (part) => getPartAvailability(part, fulfilmentTime) === 'now',
    discounts: discounts[orderType],
    exclusiveTaxes: business.exclusiveTaxes,
    coupon: state.coupon?.terms ?? null,
    customer,
    deliveryFee: getCartDelivery(state)?.fee ?? createZero(currency),
    ...getFeeTerms(business, orderType),
    tip: state.preorderType ? null : getCartTip(business, orderType, state.details),
    walletBalance,
    ...getRoundingSteps(business.paymentSteps, getPaymentType(state.details, walletBalance)),
  });
}

/**
 * Ms from `now` (epoch ms) until the served items change and the bill becomes invalid. Null if they never change, or if
 * the order is scheduled.
 */
function getBillLifetimeMs(
  state: Parameters<typeof getFulfilmentTime>[0] & Pick<CartState, 'cart' | 'preorderType'>,
  { business, branch }: ReturnType<BusinessStore['getState']>,
  { menu }: MenuState,
  now: number,
): number | null {
  if (getFulfilmentTime(state, now) !== now) return null;
  const hours = getBusinessDayHours(branch, state.preorderType ? 'reservation' : state.cart.orderType);
  const change = business && menu && findNextChange(menu, now, business.timezone, hours);
  return change === null ? null : change - now;
}
