import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import {
  measureCart,
  type OrderSize,
  SMALLEST_ORDER,
} from '../../../../src/domain/schedule/slot-capacity.ts';
import { parseInstant } from '../../../../src/lib/calendar.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { priceRequest } from '../pricing/price-request.ts';
import { getSlotCapacity } from '../schedule/slot-capacity-of-branch.ts';
import { Refusal } from '../shared/refusal.ts';

/** The number of units in an order. */
export const countDishes = (lines: OrderRequest['order_lines']): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Measures a requested order before it is checked. `now` is epoch ms. The order is priced only where the capacity
 * counts amounts. An order that cannot be priced has the smallest size, because a later check refuses it.
 */
export function measureRequest(
  business: Business,
  branch: FileBranch,
  request: OrderRequest,
  now: number,
): OrderSize {
  if (getSlotCapacity(branch, request.selling_types, business.currency)?.unit !== 'amount')
    return measureCart(countDishes(request.order_lines), null);
  const at = parseInstant(request.scheduled_at ?? '') ?? now;
  try {
    const { bill } = priceRequest(business, branch, request, {
      at,
      requestedCoupon: null,
      customer: null,
      wallet: null,
    });
    return measureCart(countDishes(request.order_lines), bill);
  } catch (error) {
    if (error instanceof Refusal) return SMALLEST_ORDER;
    throw error;
  }
}
