import { reserveTypeOf } from '../../domain/reservation/reserve-type.ts';
import { createCartStore } from '../cart/cart-store.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';

interface PreorderStore {
  /** The element's stores, but with the cart of what goes with a reservation in the place of the other. */
  readonly stores: Stores;
  connect(): () => void;
}

/**
 * What is ordered together with a reservation (spec, section 6: type 2) is in a cart of its own, stored apart: whatever the
 * customer was about to order another way stays as it is.
 */
function createPreorder(deps: StoreDeps, stores: Stores): PreorderStore {
  const { business, menu, session, shop } = stores;
  const own = { ...deps, referenceId: `${deps.referenceId}:reservation` };
  const cart = createCartStore(own, business, menu, session);
  /** It is eaten there, whatever way was chosen last for other orders. */
  const keepWay = () => {
    const { cart: inCart, way } = cart.getState();
    const label = business.getState().business?.dine_in_label ?? 'dinein';
    const wanted = reserveTypeOf(label) ?? 'reserv_dinein';
    if (way !== wanted) cart.setState({ way: wanted });
    if (inCart.sellingType !== 'dine_in') cart.setState({ cart: { ...inCart, sellingType: 'dine_in' } });
  };
  keepWay();
  cart.subscribe(keepWay);
  business.subscribe(keepWay);
  shop.subscribe(({ status }, before) => {
    if (status === 'fetched' && status !== before.status) cart.settle();
  });
  return { stores: { ...stores, cart }, connect: cart.connect };
}

/** The stores with that cart, wherever it is asked for first. */
export function preorderOf(stores: Stores): Stores {
  stores.preorder ??= stores.late(createPreorder).stores;
  return stores.preorder;
}
