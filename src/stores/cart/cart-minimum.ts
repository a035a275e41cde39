import type { WireBusiness } from '../../api/contract/business-contract.ts';
import type { Currency, Money } from '../../domain/money/money.ts';
import { minimumOf } from '../business/selling.ts';
import { deliveryOf } from '../delivery/delivery-of.ts';
import type { CartState } from './cart-state.ts';

/**
 * The least that may be ordered with a cart: of a delivery the zone's or the country's (spec, section 5); the type's own
 * while nobody knows where it goes.
 */
export const cartMinimum = (
  state: Pick<CartState, 'cart' | 'delivery'>,
  business: WireBusiness,
  currency: Currency,
): Money => deliveryOf(state)?.minOrder ?? minimumOf(business, state.cart.sellingType, currency);
