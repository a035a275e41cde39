import { createStore, type StoreApi } from 'zustand/vanilla';
import * as calls from '../../api/contract/reservation-times-contract.ts';
import { toReservableTimes } from '../../api/mappers/map-reservation.ts';
import type { ReservableTime } from '../../domain/reservation/reservation.ts';
import { addDays } from '../../lib/calendar.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

// The times that customers can reserve at a branch. The server computes them for a query, for up to 31 days per
// request.

export interface TimesQuery {
  readonly branchId: string;
  readonly guests: number;
  /** Null for a table. */
  readonly serviceId: string | null;
  /** Null means any staff member. */
  readonly staffId: string | null;
  /** Null means any area. */
  readonly areaId: string | null;
  /** Id of a reservation that is being changed. Its own time counts as free. */
  readonly changedReservationId: string | null;
}

export interface ReservableDay {
  /** YYYY-MM-DD at the business. */
  readonly date: string;
  /** In time order; empty on a closed day. */
  readonly times: readonly ReservableTime[];
}

export interface ReservationTimesState {
  /** The last query; null before the first one. */
  readonly requestedQuery: TimesQuery | null;
  /** The query that `days` belongs to; null before the first response. */
  readonly query: TimesQuery | null;
  /** All days loaded so far, without gaps. The previous query's days stay until the next response. */
  readonly days: readonly ReservableDay[];
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** Loads the times for a query, unless they are fresh. A later query cancels this query. Never rejects. */
  load(query: TimesQuery): Promise<void>;
  /** Repeats the last query, because the free times change. Never rejects. */
  reload(): Promise<void>;
  /** Loads the days after the last loaded day. Never rejects. */
  loadLaterDays(): Promise<void>;
}

/** Maximum number of days in one response. */
const MAX_DAYS = 31;
/** How long the times in a response stay fresh, in ms. */
const FRESH_MS = 15_000;

/** Whether two queries ask for the same times. */
export const isSameQuery = (a: TimesQuery | null, b: TimesQuery): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function createReservationTimes(
  deps: StoreDeps,
): StoreApi<ReservationTimesState> & { connect(): () => void } {
  let activeRequest: AbortController | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;

  const store = createStore<ReservationTimesState>((set, get) => {
    /** The days starting with `from`; undefined if the request failed or a later query cancelled it. */
    async function fetchDays(
      query: TimesQuery,
      from?: string,
    ): Promise<readonly ReservableDay[] | undefined> {
      activeRequest?.abort();
      const controller = new AbortController();
      activeRequest = controller;
      set({ status: 'fetching' });
      const { branchId, guests, serviceId, staffId, areaId, changedReservationId } = query;
      try {
        const { days } = await deps.client.call(calls.reservationTimesCall, {
          params: { branch_id: branchId },
          query: {
            from,
            days: MAX_DAYS,
            guests,
            service: serviceId ?? undefined,
            staff: staffId ?? undefined,
            area: areaId ?? undefined,
            but: changedReservationId ?? undefined,
          },
          signal: controller.signal,
        });
        if (controller !== activeRequest) return undefined;
        fetchedAt = deps.now();
        return days.map(({ date, times }) => ({ date, times: toReservableTimes(times) }));
      } catch {
        if (controller === activeRequest) set({ status: 'error' });
        return undefined;
      }
    }
    const replaceDays = async (query: TimesQuery) => {
      const days = await fetchDays(query);
      if (days) set({ days, query, status: 'fetched' });
    };
    return {
      query: null,
      requestedQuery: null,
      days: [],
      status: 'idle',
      async load(query) {
        const { requestedQuery, status } = get();
        const isFresh = status === 'fetching' || deps.now() - fetchedAt < FRESH_MS;
        if (isSameQuery(requestedQuery, query) && status !== 'error' && isFresh) return;
        set({ requestedQuery: query });
        await replaceDays(query);
      },
      async reload() {
        const { requestedQuery } = get();
        if (requestedQuery) await replaceDays(requestedQuery);
      },
      async loadLaterDays() {
        const { query, days: earlierDays } = get();
        const lastDay = earlierDays.at(-1);
        if (!query || !lastDay) return;
        const days = await fetchDays(query, addDays(lastDay.date, 1));
        if (days) set({ days: [...earlierDays, ...days], status: 'fetched' });
      },
    };
  });
  return {
    ...store,
    connect: () => () => {
      activeRequest?.abort();
      activeRequest = undefined;
    },
  };
}

/** The times that can be reserved. */
export const useReservationTimes = createStoreHook((stores) =>
  stores.getOrCreateStore(createReservationTimes),
);
