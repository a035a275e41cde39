import type { OrderSummary } from '../../api/contract/order-list-contract.ts';
import { isFinal, type OrderStatus } from '../../domain/orders/order-status.ts';

interface Known {
  /** The account's, newest first, as far as they are here. */
  readonly account: readonly OrderSummary[];
  /** The account has older ones. */
  readonly hasMore: boolean;
  /** Made on this device, newest first. */
  readonly device: readonly OrderSummary[];
  /** How some of them were last heard to stand. */
  readonly standing: Readonly<Record<string, OrderStatus>>;
}

/**
 * The orders of an account and of a device as one list, newest first. One of the device that is older than what is here of the
 * account waits for its page: nothing comes in between later.
 */
export function mergedOrders({ account, hasMore, device, standing }: Known): readonly OrderSummary[] {
  const ids = new Set(account.map(({ id }) => id));
  const at = ({ placed_at }: OrderSummary) => Date.parse(placed_at);
  const oldest = account.at(-1);
  const own = device.filter((order) => !ids.has(order.id) && !(hasMore && oldest && at(order) < at(oldest)));
  return [...account, ...own]
    .map((order) => ({ ...order, status: standing[order.id] ?? order.status }))
    .sort((a, b) => at(b) - at(a));
}

/** Those under way, and those that are over, each in the order they stand. */
export function byProgress(orders: readonly OrderSummary[]) {
  return {
    running: orders.filter(({ status }) => !isFinal(status)),
    past: orders.filter(({ status }) => isFinal(status)),
  };
}
