import { reserveTypeOf } from '../../domain/reservation/reserve-type.ts';
import { createCartStore } from '../cart/cart-store.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';

interface PreorderStore {
  /** The element's stores, with the cart of the preorder in place of the other cart. */
  readonly stores: Stores;
  connect(): () => void;
}

/**
 * The dishes that are ordered together with a reservation (spec, section 6: type 2). They have a cart of their own, stored
 * apart, so that a cart for another order type stays as it is.
 */
function createPreorder(deps: StoreDeps, stores: Stores): PreorderStore {
  const { business, menu, session, shop } = stores;
  const ownDeps = { ...deps, referenceId: `${deps.referenceId}:reservation` };
  const cart = createCartStore(ownDeps, business, menu, session);
  /** The dishes are eaten at the business, whatever order type the customer chose elsewhere. */
  const keepOrderType = () => {
    const { cart: inCart, preorderType } = cart.getState();
    const label = business.getState().business?.dineInLabel ?? 'dinein';
    const wanted = reserveTypeOf(label) ?? 'reserv_dinein';
    if (preorderType !== wanted) cart.setState({ preorderType: wanted });
    if (inCart.orderType !== 'dine_in') cart.setState({ cart: { ...inCart, orderType: 'dine_in' } });
  };
  keepOrderType();
  cart.subscribe(keepOrderType);
  business.subscribe(keepOrderType);
  shop.subscribe(({ status }, before) => {
    if (status === 'fetched' && status !== before.status) cart.reprice();
  });
  return { stores: { ...stores, cart }, connect: cart.connect };
}

/** The stores with the preorder's cart, created on first use. */
export function preorderOf(stores: Stores): Stores {
  stores.preorder ??= stores.lazyStore(createPreorder).stores;
  return stores.preorder;
}
