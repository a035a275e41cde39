import { createStore, type StoreApi } from 'zustand/vanilla';
import { reservationsCall } from '../../api/contract/reservation-contract.ts';
import { toReservations } from '../../api/mappers/map-reservation.ts';
import type { Reservation } from '../../domain/reservation/reservation.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { createDeviceReservationStorage } from './device-reservations.ts';

// The reservations of the logged-in account and those made on this device. The server sends them page by page.

export interface ReservationListState {
  /** The loaded pages, latest start first. */
  readonly reservations: readonly Reservation[];
  /** Status of the last request. `idle` before the first one, and for a guest without reservations on this device. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly hasMore: boolean;
  /** Loads the first page. The current list stays on screen meanwhile. Never rejects. */
  load(): Promise<void>;
  /** Loads the next page, or the page that failed. Never rejects. */
  loadMore(): Promise<void>;
  /** Clears the list and the reservations stored on this device. The reservations themselves stay valid. */
  forget(): void;
}

const EMPTY_LIST = { reservations: [], status: 'idle', hasMore: false } as const;

export function createReservationList(
  deps: StoreDeps,
  { session }: Stores,
): StoreApi<ReservationListState> & { connect(): () => void } {
  const deviceReservations = createDeviceReservationStorage(deps);
  let lastLoadedPage = 0;
  /** Increases whenever the list is cleared. The response to an earlier request is ignored. */
  let revision = 0;
  let activeRequest: Promise<void> | null = null;
  const getUserId = () => {
    const { customer, user } = session.getState();
    return customer === 'authenticated' && user ? user.id : null;
  };

  const store = createStore<ReservationListState>((set, get) => {
    const loadPage = async (pageNumber: number): Promise<void> => {
      const revisionBefore = revision;
      set({ status: 'fetching' });
      try {
        const response = await deps.client.call(reservationsCall, {
          params: { reference_id: deps.referenceId },
          body: { ids: [...(deviceReservations.load() ?? [])], page: pageNumber },
        });
        if (revisionBefore !== revision) return;
        activeRequest = null;
        lastLoadedPage = pageNumber;
        // A reservation made or moved since the last request shifts the pages, so a reservation may be listed twice.
        const earlierReservations = pageNumber === 1 ? [] : get().reservations;
        const ids = new Set(earlierReservations.map(({ id }) => id));
        const loadedReservations = toReservations(response.reservations, (error) =>
          deps.reporter.report(error, { part: 'reservations' }),
        );
        set({
          reservations: [...earlierReservations, ...loadedReservations.filter(({ id }) => !ids.has(id))],
          status: 'fetched',
          hasMore: lastLoadedPage < response.pagination.pages,
        });
      } catch {
        if (revisionBefore !== revision) return;
        activeRequest = null;
        set({ status: 'error' });
      }
    };
    /** Loads a page. While another request is pending, returns the promise of that request instead. */
    const loadUnlessPending = (pageNumber: number): Promise<void> => {
      if (!getUserId() && !deviceReservations.load()?.length) {
        set(EMPTY_LIST);
        return Promise.resolve();
      }
      activeRequest ??= loadPage(pageNumber);
      return activeRequest;
    };
    return {
      ...EMPTY_LIST,
      load: () => loadUnlessPending(1),
      loadMore: () => loadUnlessPending(lastLoadedPage + 1),
      forget() {
        deviceReservations.clear();
        reset();
      },
    };
  });

  function reset(): void {
    revision += 1;
    lastLoadedPage = 0;
    activeRequest = null;
    store.setState(EMPTY_LIST);
  }

  return {
    ...store,
    connect: () => {
      let previousUserId = getUserId();
      return session.subscribe(() => {
        const userId = getUserId();
        if (userId === previousUserId) return;
        previousUserId = userId;
        reset();
      });
    },
  };
}

/** The customer's reservations. */
export const useReservationList = createStoreHook((stores) => stores.getOrCreateStore(createReservationList));
