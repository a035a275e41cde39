import { createStore, type StoreApi } from 'zustand/vanilla';
import { reservationsCall, type WireReservation } from '../../api/contract/reservation-contract.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { persistedReservations } from './reservation-history.ts';

export interface ReservationListState {
  /** Of the account that is logged in and of this device, the latest begin first, as far as they were asked for. */
  readonly reservations: readonly WireReservation[];
  /** Of the page asked for last. `idle`: there is nobody to ask for. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** There are more on the next page. */
  readonly hasMore: boolean;
  /** Asks from the first page on; what is there stays meanwhile. Never rejects. */
  load(): Promise<void>;
  /** Asks for the next page, or again for the one that did not come. Never rejects. */
  more(): Promise<void>;
  /** Takes those made on this device off it. The reservations themselves stand. */
  forget(): void;
}

const NOTHING = { reservations: [], status: 'idle', hasMore: false } as const;

/** The customer's reservations, page by page. */
export function createReservationList(
  deps: StoreDeps,
  { session }: Stores,
): StoreApi<ReservationListState> & { connect(): () => void } {
  const placed = persistedReservations(deps);
  let page = 0;
  /** Raised with whoever is logged in: answers for another are late. */
  let era = 0;
  let running: Promise<void> | null = null;
  const userId = () => {
    const { customer, user } = session.getState();
    return customer === 'authenticated' && user ? user.id : null;
  };

  const store = createStore<ReservationListState>((set, get) => {
    const ask = async (wanted: number): Promise<void> => {
      const asked = era;
      set({ status: 'fetching' });
      try {
        const { reservations, pagination } = await deps.client.call(reservationsCall, {
          params: { reference_id: deps.referenceId },
          body: { ids: [...(placed.load() ?? [])], page: wanted },
        });
        if (asked !== era) return;
        running = null;
        page = wanted;
        // One that was made or moved meanwhile moves the pages.
        const known = wanted === 1 ? [] : get().reservations;
        const ids = new Set(known.map(({ id }) => id));
        set({
          reservations: [...known, ...reservations.filter(({ id }) => !ids.has(id))],
          status: 'fetched',
          hasMore: page < pagination.pages,
        });
      } catch {
        if (asked !== era) return;
        running = null;
        set({ status: 'error' });
      }
    };
    const alone = (wanted: () => number): Promise<void> => {
      if (!userId() && !placed.load()?.length) {
        set(NOTHING);
        return Promise.resolve();
      }
      running ??= ask(wanted());
      return running;
    };
    return {
      ...NOTHING,
      load: () => alone(() => 1),
      more: () => alone(() => page + 1),
      forget() {
        placed.clear();
        era += 1;
        page = 0;
        running = null;
        set(NOTHING);
      },
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
