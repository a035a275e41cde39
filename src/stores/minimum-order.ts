import type { WireBusiness } from '../api/schemas/business.ts';
import type { Currency, Money } from '../domain/money/money.ts';
import type { CartState } from './cart-state.ts';
import { minimumOf } from './selling.ts';

/**
 * The least that may be ordered with a cart: of a delivery the zone's or the country's (spec, section 5); the type's own
 * while nobody knows where it goes.
 */
export const cartMinimum = (
  { cart, delivery }: Pick<CartState, 'cart' | 'delivery'>,
  business: WireBusiness,
  currency: Currency,
): Money =>
  cart.sellingType === 'delivery' && delivery
    ? delivery.minOrder
    : minimumOf(business, cart.sellingType, currency);
