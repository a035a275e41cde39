import { type Order, summarizeOrder } from '../../domain/orders/order.ts';
import type { CompletedOrder, OrderInternals } from '../orders/orders-state.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** Where an order without a response is stored. */
export const pendingOrderKey = (deps: StoreDeps): string => storageKey(deps, 'pending-order');

/**
 * The restaurant has the order now. It is stored on the device before `forget` removes the record of the request: after a
 * crash the same key is sent again and gets the same order.
 */
export function completeOrder(
  { deps, cartStore, saveOrder, set }: OrderInternals,
  order: Order,
  { units, eventId, orderKey }: CompletedOrder,
  forget: () => void,
): void {
  const summary = summarizeOrder(order);
  saveOrder({ ...summary, ...(orderKey && { key: orderKey }) });
  if (eventId && deps.tracking?.isGranted()) deps.tracking.tell({ kind: 'ordered', order, eventId });
  forget();
  cartStore.getState().removeOrdered(units);
  set({ order, orderStatus: 'fetched', orderError: null });
  deps.onOrder?.(summary, true);
}
