import { type Order, summarizeOrder } from '../../domain/orders/order.ts';
import type { OrderCompletion, OrderInternals } from '../orders/orders-state.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

/** Storage key of an order that got no response. */
export const buildPendingOrderKey = (deps: StoreDeps): string => buildStorageKey(deps, 'pending-order');

/**
 * Handles an order that the restaurant has received. Saves the order in the history first, and then calls
 * `forgetPendingOrder`, which removes the stored request. After a crash in between, the app sends the request again
 * with the same key, and the server returns the same order.
 */
export function completeOrder(
  { deps, cartStore, saveOrder, set }: OrderInternals,
  order: Order,
  { units, eventId, orderKey }: OrderCompletion,
  forgetPendingOrder: () => void,
): void {
  const summary = summarizeOrder(order);
  saveOrder({ ...summary, ...(orderKey && { key: orderKey }) });
  if (eventId && deps.tracking?.isGranted()) deps.tracking.track({ kind: 'ordered', order, eventId });
  forgetPendingOrder();
  // `units` is empty if the cart is a separate order. Such a cart also keeps its coupon, table and time.
  if (Object.keys(units).length) cartStore.getState().removeOrderedUnits(units);
  set({ order, orderStatus: 'fetched', orderError: null });
  deps.onOrder?.(summary, true);
}
