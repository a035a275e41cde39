import { type Order, summarizeOrder } from '../../domain/orders/order.ts';
import type { CompletedOrder, OrderInternals } from '../orders/orders-state.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

/** Storage key of an order that got no response. */
export const buildPendingOrderKey = (deps: StoreDeps): string => buildStorageKey(deps, 'pending-order');

/**
 * Handles an order that the restaurant has received. Saves the order in the history before `forget` removes the record
 * of the request. After a crash in between, the same key is sent again and returns the same order.
 */
export function completeOrder(
  { deps, cartStore, saveOrder, set }: OrderInternals,
  order: Order,
  { units, eventId, orderKey }: CompletedOrder,
  forget: () => void,
): void {
  const summary = summarizeOrder(order);
  saveOrder({ ...summary, ...(orderKey && { key: orderKey }) });
  if (eventId && deps.tracking?.isGranted()) deps.tracking.track({ kind: 'ordered', order, eventId });
  forget();
  // `units` is empty if the cart is a separate order. Such a cart also keeps its coupon, table and time.
  if (Object.keys(units).length) cartStore.getState().removeOrderedUnits(units);
  set({ order, orderStatus: 'fetched', orderError: null });
  deps.onOrder?.(summary, true);
}
