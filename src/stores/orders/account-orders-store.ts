import { createStore, type StoreApi } from 'zustand/vanilla';
import { ordersCall } from '../../api/contract/order-list-contract.ts';
import { toOrderSummaries } from '../../api/mappers/map-order.ts';
import type { OrderSummary } from '../../domain/orders/order.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

export interface AccountOrdersState {
  /** The loaded orders of the account, newest first. */
  readonly orders: readonly OrderSummary[];
  /** Status of the last requested page. Always `idle` for a guest. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly hasMore: boolean;
  /** Loads the first page. The current list stays on screen meanwhile. Never rejects. */
  load(): Promise<void>;
  /** Loads the next page, or the page that failed. Never rejects. */
  loadMore(): Promise<void>;
}

export interface AccountOrdersStore extends StoreApi<AccountOrdersState> {
  /** Clears the list on logout. Returns a function that stops this. */
  connect(): () => void;
}

const NO_ORDERS = { orders: [], status: 'idle', hasMore: false } as const;

/** Joins two lists. A newly placed order shifts the pages, so an order may be in both lists. It is listed once. */
const joinOrders = (
  firstOrders: readonly OrderSummary[],
  nextOrders: readonly OrderSummary[],
): readonly OrderSummary[] => {
  const ids = new Set(firstOrders.map(({ id }) => id));
  return [...firstOrders, ...nextOrders.filter(({ id }) => !ids.has(id))];
};

/** The orders of the logged-in account, page by page. */
export function createAccountOrdersStore(deps: StoreDeps, { session }: Stores): AccountOrdersStore {
  let lastLoadedPage = 0;
  /** Increases with each change of the account. A response for another account is ignored. */
  let accountVersion = 0;
  let currentRequest: Promise<void> | null = null;
  const getUserId = () => {
    const { customer, user } = session.getState();
    return customer === 'authenticated' && user ? user.id : null;
  };

  const report = (error: unknown) => deps.reporter.report(error, { part: 'orders' });

  const store = createStore<AccountOrdersState>((set, get) => {
    const fetchPage = async (user_id: string, requestedPage: number): Promise<void> => {
      const version = accountVersion;
      set({ status: 'fetching' });
      try {
        const { orders, pages } = await deps.client.call(
          ordersCall,
          { params: { user_id }, query: { page: requestedPage } },
          (wire) => ({ orders: toOrderSummaries(wire.orders, report), pages: wire.pagination.pages }),
        );
        if (version !== accountVersion) return;
        lastLoadedPage = Math.max(lastLoadedPage, requestedPage);
        const loadedOrders = get().orders;
        // Clear the request first, because a subscriber may request the next page as soon as the state changes.
        currentRequest = null;
        set({
          orders: requestedPage === 1 ? joinOrders(orders, loadedOrders) : joinOrders(loadedOrders, orders),
          status: 'fetched',
          hasMore: lastLoadedPage < pages,
        });
      } catch {
        if (version !== accountVersion) return;
        currentRequest = null;
        set({ status: 'error' });
      }
    };
    /** Fetches a page. While another request is pending, returns the promise of that request instead. */
    const fetchUnlessPending = (getPage: () => number) => {
      const userId = getUserId();
      if (!userId) return Promise.resolve();
      currentRequest ??= fetchPage(userId, getPage());
      return currentRequest;
    };
    return {
      ...NO_ORDERS,
      load: () => fetchUnlessPending(() => 1),
      loadMore: () => fetchUnlessPending(() => lastLoadedPage + 1),
    };
  });

  return {
    ...store,
    connect: () => {
      let lastUserId = getUserId();
      return session.subscribe(() => {
        const currentUserId = getUserId();
        if (currentUserId === lastUserId) return;
        lastUserId = currentUserId;
        accountVersion += 1;
        lastLoadedPage = 0;
        currentRequest = null;
        store.setState(NO_ORDERS);
      });
    },
  };
}

export const useAccountOrders = createStoreHook((stores) =>
  stores.getOrCreateStore(createAccountOrdersStore),
);
