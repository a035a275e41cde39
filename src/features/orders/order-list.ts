import { useEffect, useRef } from 'react';
import type { OrderSummary } from '../../domain/orders/order.ts';
import { isFinal, type OrderStatus } from '../../domain/orders/order-status.ts';
import { useAccountOrders } from '../../stores/orders/account-orders-store.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useSession } from '../../stores/stores-context.tsx';

export interface OrderList {
  readonly isLoggedIn: boolean;
  /** The loaded orders of the account and the orders of this device. */
  readonly orders: readonly OrderSummary[];
  /** Status of the last request for a page of the account's orders. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly hasMore: boolean;
  /** Whether the list is empty only because the first page of the account is not loaded yet. */
  readonly isLoading: boolean;
  /** Whether the first page of the account could not be loaded. */
  readonly hasFailed: boolean;
  load(): Promise<void>;
  loadMore(): Promise<void>;
}

/** Returns the customer's orders. Updates the running orders while the component is mounted. */
export function useOrderList(): OrderList {
  const isLoggedIn = useSession((state) => state.customer === 'authenticated');
  const accountOrders = useAccountOrders((state) => state);
  const { history, statuses, watchOrders } = useOrders((state) => ({
    history: state.history,
    statuses: state.statuses,
    watchOrders: state.watchOrders,
  }));
  const { load } = accountOrders;
  useEffect(() => {
    if (isLoggedIn) void load();
  }, [isLoggedIn, load]);
  const orders = mergeOrders({
    accountOrders: accountOrders.orders,
    hasMore: accountOrders.hasMore,
    deviceOrders: history,
    statuses,
  });
  const runningOrders = orders.filter(({ status }) => !isFinal(status));
  const latestRunningOrders = useRef(runningOrders);
  latestRunningOrders.current = runningOrders;
  // Depend only on the ids, because a new status must not start the requests again.
  const runningIdText = runningOrders.map(({ id }) => id).join();
  useEffect(
    () => (runningIdText ? watchOrders(latestRunningOrders.current) : undefined),
    [runningIdText, watchOrders],
  );
  const { status, hasMore } = accountOrders;
  const isLoading = isLoggedIn && !orders.length && (status === 'idle' || status === 'fetching');
  return {
    ...accountOrders,
    isLoggedIn,
    orders,
    isLoading,
    hasFailed: isLoggedIn && status === 'error' && !hasMore,
  };
}

interface OrderSources {
  /** The loaded orders of the account, newest first. */
  readonly accountOrders: readonly OrderSummary[];
  /** True when the account has older orders that are not loaded. */
  readonly hasMore: boolean;
  /** The orders of this device, newest first. */
  readonly deviceOrders: readonly OrderSummary[];
  /** Last known statuses by id. */
  readonly statuses: Readonly<Record<string, OrderStatus>>;
}

/**
 * Merges the orders of an account and of a device into one list, newest first. While the account has more pages, the
 * list omits older orders of the device. A later page therefore never inserts an order above the end of the list.
 */
export function mergeOrders({
  accountOrders,
  hasMore,
  deviceOrders,
  statuses,
}: OrderSources): readonly OrderSummary[] {
  const accountOrderIds = new Set(accountOrders.map(({ id }) => id));
  const oldestAccountOrder = accountOrders.at(-1);
  const listedDeviceOrders = deviceOrders.filter(
    (order) =>
      !accountOrderIds.has(order.id) &&
      !(hasMore && oldestAccountOrder && order.placedAt < oldestAccountOrder.placedAt),
  );
  return [...accountOrders, ...listedDeviceOrders]
    .map((order) => ({ ...order, status: statuses[order.id] ?? order.status }))
    .sort((a, b) => b.placedAt - a.placedAt);
}

/** Splits the orders into running and past ones. Both groups keep the sequence of `orders`. */
export function groupByProgress(orders: readonly OrderSummary[]) {
  return {
    runningOrders: orders.filter(({ status }) => !isFinal(status)),
    pastOrders: orders.filter(({ status }) => isFinal(status)),
  };
}
