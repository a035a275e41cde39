import type { OrderRequest } from '../../api/contract/order-request-contract.ts';
import { toWireAddress } from '../../api/mappers/map-address.ts';
import { hasCartContentChanged } from '../../domain/cart/cart.ts';
import type { OrderedContent } from '../../domain/orders/ordered-content.ts';
import type { CartState } from '../cart/cart-state.ts';
import { getScheduledAt } from '../cart/quote-request.ts';
import { getCartDelivery } from '../delivery/delivery-state.ts';
import { describeTable } from './order-request.ts';

/**
 * An address as text for comparison. Ignores the order of the keys and absent values, because reading a stored address
 * changes both.
 */
const describeAddress = (address: NonNullable<OrderRequest['address']>): string =>
  JSON.stringify(
    Object.entries(address)
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The content of a request. `cartContent` describes the cart that the request was built from (see `describeCart`). */
export const toOrderedContent = (
  { scheduled_at, address, table_id, notes, coupon_code }: OrderRequest,
  cartContent: string | null,
): OrderedContent => ({
  cart: cartContent,
  scheduledAt: scheduled_at ?? null,
  address: address ? describeAddress(address) : null,
  table: table_id ?? (notes || null),
  coupon: coupon_code ?? null,
});

type ComparedCart = Parameters<typeof getScheduledAt>[0] &
  Parameters<typeof getCartDelivery>[0] &
  Pick<CartState, 'cart' | 'table' | 'coupon'>;

/**
 * Whether the customer has chosen something else since the order was sent: another cart, coupon, time, address or
 * table. Then the cart is another order (decisions, section 4). False for an empty cart.
 */
export function hasOrderChanged(state: ComparedCart, orderedContent: OrderedContent | null): boolean {
  const { cart, selectedScheduleSlot: slot, coupon } = state;
  if (!orderedContent || !cart.lines.length) return false;
  if (hasCartContentChanged(cart, orderedContent.cart)) return true;
  // The app may preselect another slot itself, for example when the order has taken the last place of its slot.
  if (!slot?.isSuggested && getScheduledAt(state) !== orderedContent.scheduledAt) return true;
  if (coupon?.code.toUpperCase() !== orderedContent.coupon?.toUpperCase()) return true;
  // The table is unknown until the branch's tables are loaded.
  const table = cart.orderType === 'dine_in' ? describeTable(state.table) : null;
  if (table && table !== orderedContent.table) return true;
  const delivery = getCartDelivery(state);
  if (!delivery || !orderedContent.address) return false;
  const { address, formType, areaId } = delivery;
  return describeAddress(toWireAddress(address, formType, areaId)) !== orderedContent.address;
}
