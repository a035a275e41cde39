import { useEffect, useRef } from 'react';
import type { OrderSummary } from '../../api/contract/order-list-contract.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import { useAccountOrders } from '../../stores/orders/use-account-orders.ts';
import { useOrders } from '../../stores/orders/use-orders.ts';
import { useSession } from '../../stores/stores-context.tsx';
import { mergedOrders } from './merge-orders.ts';

export interface OrderList {
  readonly isCustomer: boolean;
  /** The account's, as far as they are here, and this device's. */
  readonly orders: readonly OrderSummary[];
  /** Of the account's page that was asked for last. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly hasMore: boolean;
  load(): Promise<void>;
  more(): Promise<void>;
}

/** The customer's orders; those under way are kept up to date while somebody looks. */
export function useOrderList(): OrderList {
  const isCustomer = useSession((state) => state.customer === 'authenticated');
  const account = useAccountOrders((state) => state);
  const { history, standing, watchAll } = useOrders((state) => ({
    history: state.history,
    standing: state.standing,
    watchAll: state.watchAll,
  }));
  const { load } = account;
  useEffect(() => {
    if (isCustomer) void load();
  }, [isCustomer, load]);
  const orders = mergedOrders({
    ...{ account: account.orders, hasMore: account.hasMore },
    ...{ device: history, standing },
  });
  const running = orders.filter(({ status }) => !isFinal(status));
  const latest = useRef(running);
  latest.current = running;
  // By their ids: whatever else is heard of them starts nothing anew.
  const ids = running.map(({ id }) => id).join();
  useEffect(() => (ids ? watchAll(latest.current) : undefined), [ids, watchAll]);
  return { ...account, isCustomer, orders };
}
