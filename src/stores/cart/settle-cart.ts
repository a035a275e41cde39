import type { StoreApi } from 'zustand/vanilla';
import { menuCall } from '../../api/contract/menu-contract.ts';
import { toDiscounts } from '../../api/mappers/map-discounts.ts';
import { readMenu } from '../../api/mappers/map-menu.ts';
import type { Cart, CartLine } from '../../domain/cart/cart-types.ts';
import { type LineChange, type Offer, recheckForBranch } from '../../domain/cart/recheck.ts';
import type { SessionStore } from '../account/session-store.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { MenuState, MenuStore } from '../menu/menu-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { billOf, billStands } from './cart-bill.ts';
import type { CartChanges } from './cart-changes.ts';
import type { CartState } from './cart-state.ts';

/** What the cart store hands to this code, which comes later than the store itself. */
export interface CartTools {
  readonly deps: StoreDeps;
  readonly businessStore: BusinessStore;
  readonly menuStore: MenuStore;
  readonly sessionStore: SessionStore;
  readonly store: StoreApi<CartState>;
  /** Sets and stores. */
  readonly change: (patch: Partial<CartState>) => void;
  /**
   * The lines were told by another element or tab: they stay at their branch until the customer does something here. So
   * two elements never answer each other's changes with changes of their own.
   */
  heard: boolean;
  /** The element is in a document. */
  connected: boolean;
  /** Runs out when something of the cart may be served no longer, or again, while it is looked at. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** How many look at the amounts. */
  watching: number;
  /** A code from outside the cart that was not asked about yet. */
  offered: string | null;
}

/** Brings the cart to the branch that is shown, once its menu is all there, and prices it. */
export function settleCart(tools: CartTools): void {
  const { businessStore, menuStore, store } = tools;
  const business = businessStore.getState();
  const { cart } = store.getState();
  const isElsewhere = business.branchId !== '' && cart.branchId !== business.branchId;
  if (isElsewhere && !cart.lines.length) {
    store.setState({ cart: { ...cart, branchId: business.branchId } });
  } else if (isElsewhere && menuStore.getState().complete && !tools.heard) {
    moveCart(tools);
  } else {
    priceCart(tools, isElsewhere);
    // The menu of the branch before has served its purpose.
    if (!isElsewhere && business.cameFrom) businessStore.setState({ cameFrom: null });
  }
}

function priceCart(tools: CartTools, isElsewhere: boolean): void {
  const { deps, businessStore, menuStore, sessionStore, store } = tools;
  const business = businessStore.getState();
  const menu = menuStore.getState();
  const state = store.getState();
  const { cart } = state;
  const bringHere = () => {
    tools.heard = false;
    settleCart(tools);
  };
  const now = deps.now();
  clearTimeout(tools.timer);
  const stands = tools.connected && cart.lines.length ? billStands(state, business, menu, now) : null;
  if (stands) tools.timer = setTimeout(() => settleCart(tools), stands);
  store.setState({
    bill: isElsewhere ? null : billOf(state, business, menu, sessionStore.getState(), now),
    elsewhere: isElsewhere && tools.heard ? { branchId: cart.branchId, bringHere } : null,
  });
}

function moveCart(tools: CartTools): void {
  const { businessStore, menuStore, store, change } = tools;
  const { branchId, info, remember, cameFrom } = businessStore.getState();
  const { cart, changes: unread, elsewhere } = store.getState();
  const offerOf = ({ menu, itemById, discounts }: MenuState): Offer | null =>
    menu && discounts && { itemById, discounts: discounts[cart.sellingType] };
  const before = cameFrom?.branchId === cart.branchId ? offerOf(cameFrom.menu) : null;
  const now = offerOf(menuStore.getState());
  if (!now) return;
  const moved = recheckForBranch(cart, { branchId, before, now });
  // What was left behind at a branch before stays told until it was seen.
  const known = unread?.list.filter(({ kind }) => kind === 'dropped') ?? [];
  const changes = moved.changes.length
    ? changesOf(tools, cart, moved.cart.lines, [...known, ...moved.changes])
    : unread;
  change({ cart: moved.cart, changes });
  // Brought here by the customer: the other elements follow. Nothing else makes them move, so that it comes to rest.
  if (elsewhere && info.branchId !== branchId) remember({ branchId });
  if (before || !moved.changes.length) return;
  offerAt(tools, cart).then(
    (then) => {
      if (store.getState().changes !== changes || !changes) return;
      const named = recheckForBranch(cart, { branchId, before: then, now }).changes;
      store.setState({ changes: { ...changes, list: [...known, ...named] } });
    },
    // Reported by the client; the lines stay unnamed.
    () => undefined,
  );
}

const changesOf = (
  { businessStore, store, change }: CartTools,
  { branchId: from, lines }: Cart,
  after: readonly CartLine[],
  list: readonly LineChange[],
): CartChanges => ({
  from,
  list,
  after,
  async undo() {
    await businessStore.getState().selectBranch(from);
    if (businessStore.getState().branchId === from)
      change({ cart: { ...store.getState().cart, branchId: from, lines }, changes: null });
  },
  dismiss: () => store.setState({ changes: null }),
});

/**
 * What the branch of a cart sells, when its menu was never shown here: the cart is from an earlier visit. The customer is
 * told of changes at once; names and prices follow with this.
 */
async function offerAt({ deps, businessStore }: CartTools, { branchId, sellingType }: Cart): Promise<Offer> {
  const { currency } = businessStore.getState();
  const { menu, discounts } = await deps.client.call(menuCall, { params: { branch_id: branchId } });
  if (!currency) throw new Error('No business is loaded');
  const ignore = () => undefined;
  return {
    itemById: readMenu(menu, currency, deps.apiOrigin, ignore).item,
    discounts: toDiscounts(discounts, currency, ignore)[sellingType],
  };
}
