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
  /** Status of the last request. `idle` means that there is no account and no reservation on the device. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly hasMore: boolean;
  /** Loads the first page. The current list stays on screen meanwhile. Never rejects. */
  load(): Promise<void>;
  /** Loads the next page, or the page that failed. Never rejects. */
  loadMore(): Promise<void>;
  /** Removes the reservations of this device from the list. The reservations themselves stay valid. */
  forget(): void;
}

const EMPTY_LIST = { reservations: [], status: 'idle', hasMore: false } as const;

export function createReservationList(
  deps: StoreDeps,
  { session }: Stores,
): StoreApi<ReservationListState> & { connect(): () => void } {
  const deviceReservations = createDeviceReservationStorage(deps);
  let page = 0;
  /** Increases with each change of the account. A response for another account is ignored. */
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
        page = pageNumber;
        // A reservation made or moved since the last request shifts the pages, so a reservation may be listed twice.
        const earlierReservations = pageNumber === 1 ? [] : get().reservations;
        const ids = new Set(earlierReservations.map(({ id }) => id));
        const loadedReservations = toReservations(response.reservations, (error) =>
          deps.reporter.report(error, { part: 'reservations' }),
        );
        set({
          reservations: [...earlierReservations, ...loadedReservations.filter(({ id }) => !ids.has(id))],
          status: 'fetched',
          hasMore: page < response.pagination.pages,
        });
      } catch {
        if (revisionBefore !== revision) return;
        activeRequest = null;
        set({ status: 'error' });
      }
    };
    const loadOnce = (pageNumber: number): Promise<void> => {
      if (!getUserId() && !deviceReservations.load()?.length) {
        set(EMPTY_LIST);
        return Promise.resolve();
      }
      activeRequest ??= loadPage(pageNumber);
      return activeRequest;
    };
    return {
      ...EMPTY_LIST,
      load: () => loadOnce(1),
      loadMore: () => loadOnce(page + 1),
      forget() {
        deviceReservations.clear();
        reset();
      },
    };
  });

  function reset(): void {
    revision += 1;
    page = 0;
    activeRequest = null;
    store.setState(EMPTY_LIST);
  }

  return {
    ...store,
    connect: () => {
      let previousId = getUserId();
      return session.subscribe(() => {
        const id = getUserId();
        if (id === previousId) return;
        previousId = id;
        reset();
      });
    },
  };
}

/** The customer's reservations. */
export const useReservationList = createStoreHook((stores) => stores.getOrCreateStore(createReservationList));
