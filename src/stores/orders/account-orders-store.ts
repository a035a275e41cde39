import { createStore, type StoreApi } from 'zustand/vanilla';
import { type OrderSummary, ordersCall } from '../../api/contract/order-list-contract.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';

export interface AccountOrdersState {
  /** Of the account that is logged in, newest first, as far as they were asked for. */
  readonly orders: readonly OrderSummary[];
  /** Of the page asked for last. A guest has none: `idle`. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** There are more on the next page. */
  readonly hasMore: boolean;
  /** Asks for the newest anew; what is there stays meanwhile. Never rejects. */
  load(): Promise<void>;
  /** Asks for the next page, or again for the one that did not come. Never rejects. */
  more(): Promise<void>;
}

export interface AccountOrdersStore extends StoreApi<AccountOrdersState> {
  /** Forgets them with the logout. Returns the way to stop. */
  connect(): () => void;
}

const NOTHING = { orders: [], status: 'idle', hasMore: false } as const;

/** Those first in the list, and the others of before behind them, none twice: an order placed meanwhile moves the pages. */
const joined = (first: readonly OrderSummary[], then: readonly OrderSummary[]): readonly OrderSummary[] => {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !ids.has(id))];
};

/** The orders of an account, page by page. */
export function createAccountOrdersStore(deps: StoreDeps, { session }: Stores): AccountOrdersStore {
  let page = 0;
  /** Raised with whoever is logged in: answers for another are late. */
  let era = 0;
  let running: Promise<void> | null = null;
  const userId = () => {
    const { customer, user } = session.getState();
    return customer === 'authenticated' && user ? user.id : null;
  };

  const store = createStore<AccountOrdersState>((set, get) => {
    const ask = async (user_id: string, wanted: number): Promise<void> => {
      const asked = era;
      set({ status: 'fetching' });
      try {
        const { orders, pagination } = await deps.client.call(ordersCall, {
          params: { user_id },
          query: { page: wanted },
        });
        if (asked !== era) return;
        page = Math.max(page, wanted);
        const known = get().orders;
        // Whoever hears of it may ask for the next at once.
        running = null;
        set({
          orders: wanted === 1 ? joined(orders, known) : joined(known, orders),
          status: 'fetched',
          hasMore: page < pagination.pages,
        });
      } catch {
        if (asked !== era) return;
        running = null;
        set({ status: 'error' });
      }
    };
    const alone = (wanted: () => number) => {
      const user = userId();
      if (!user) return Promise.resolve();
      running ??= ask(user, wanted());
      return running;
    };
    return {
      ...NOTHING,
      load: () => alone(() => 1),
      more: () => alone(() => page + 1),
    };
  });

  return {
    ...store,
    connect: () => {
      let known = userId();
      return session.subscribe(() => {
        const now = userId();
        if (now === known) return;
        known = now;
        era += 1;
        page = 0;
        running = null;
        store.setState(NOTHING);
      });
    },
  };
}
