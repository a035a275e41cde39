import type { CartDelivery, CartState } from '../cart/cart-state.ts';

/** Where a cart goes; nowhere unless it is for delivery. */
export const deliveryOf = ({ cart, delivery }: Pick<CartState, 'cart' | 'delivery'>): CartDelivery | null =>
  cart.sellingType === 'delivery' ? delivery : null;
