import { toExclusiveTaxes } from '../api/map-business.ts';
import type { Cart } from '../domain/cart/types.ts';
import { zero } from '../domain/money/money.ts';
import { priceCart } from '../domain/pricing/price.ts';
import type { Bill } from '../domain/pricing/types.ts';
import type { BusinessState } from './business-state.ts';
import type { MenuState } from './menu-store.ts';
import type { SessionState } from './session-store.ts';

/** What the cart costs now; null until the business is there, and all of the menu that the cart holds something of. */
export function billOf(
  { sellingType, lines }: Cart,
  { business, currency }: BusinessState,
  { menu, complete, discounts, itemById }: MenuState,
  { customer }: SessionState,
): Bill | null {
  if (!business || !currency || !menu || !discounts) return null;
  // What was not read yet is no item that is gone.
  if (!complete && lines.some(({ itemId }) => !itemById(itemId))) return null;
  return priceCart({
    currency,
    sellingType,
    lines,
    itemById,
    discounts: discounts[sellingType],
    exclusiveTaxes: toExclusiveTaxes(business),
    // The backend alone knows a coupon's terms and the wallet: its quote brings them in before the customer pays.
    coupon: null,
    customer,
    deliveryFee: zero(currency),
    walletBalance: null,
  });
}
