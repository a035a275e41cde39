import { selectPreorderMethod } from '../../domain/payment/payment-methods.ts';
import { createCartStore } from '../cart/cart-store.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';

interface PreorderStore {
  /** The element's stores, but with the pre-order cart. */
  readonly stores: Stores;
  connect(): () => void;
}

/**
 * The dishes ordered together with a reservation (spec, section 6: type 2). They have a separate cart in storage, so
 * that the ordinary cart does not change.
 */
function createPreorder(deps: StoreDeps, stores: Stores): PreorderStore {
  const { business, menu, session, shop } = stores;
  const preorderDeps = { ...deps, referenceId: `${deps.referenceId}:reservation` };
  const cart = createCartStore(preorderDeps, business, menu, session);
  /** A pre-order is always dine-in and paid at the business, regardless of the choices elsewhere. */
  const applyPreorderDefaults = () => {
    const { cart: cartContent, preorderType, details } = cart.getState();
    const { business: loadedBusiness } = business.getState();
    const preorderTypes = loadedBusiness?.reservation?.kinds ?? ['reserv_dinein'];
    const paymentType = loadedBusiness && selectPreorderMethod(loadedBusiness);
    if (paymentType !== null && paymentType !== details.paymentType)
      cart.setState({ details: { ...details, paymentType } });
    if (!preorderType || !preorderTypes.includes(preorderType))
      cart.setState({ preorderType: preorderTypes[0] ?? 'reserv_dinein' });
    if (cartContent.orderType !== 'dine_in')
      cart.setState({ cart: { ...cartContent, orderType: 'dine_in' } });
  };
  applyPreorderDefaults();
  cart.subscribe(applyPreorderDefaults);
  business.subscribe(applyPreorderDefaults);
  shop.subscribe(({ status }, before) => {
    if (status === 'fetched' && status !== before.status) cart.reprice();
  });
  return { stores: { ...stores, cart }, connect: cart.connect };
}

/** The stores with the pre-order cart, created on first use. */
export function getPreorderStores(stores: Stores): Stores {
  stores.preorderStores ??= stores.getOrCreateStore(createPreorder).stores;
  return stores.preorderStores;
}
