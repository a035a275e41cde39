import type { WireOrder } from '../../api/contract/order-contract.ts';
import { summaryOf } from '../orders/order-summary.ts';
import type { OrderTools, Taken } from '../orders/orders-state.ts';

/**
 * An order is on its way to whoever prepares it. It is on the device first: a crash then sends the key again and gets the same
 * order. `forget` is what is no longer to be sent or asked for.
 */
export function orderPlaced(
  { deps, cartStore, note, set }: OrderTools,
  order: WireOrder,
  { units, eventId, orderKey }: Taken,
  forget: () => void,
): void {
  note({ ...summaryOf(order), ...(orderKey && { key: orderKey }) });
  if (eventId && deps.tracking?.isGranted()) deps.tracking.tell({ kind: 'ordered', order, eventId });
  forget();
  cartStore.getState().takeOrdered(units);
  set({ order, orderStatus: 'fetched', orderError: null });
  deps.onOrder?.(summaryOf(order), true);
}
