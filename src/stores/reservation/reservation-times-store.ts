import { createStore, type StoreApi } from 'zustand/vanilla';
import * as calls from '../../api/contract/reservation-times-contract.ts';
import { toReservableTimes } from '../../api/mappers/map-reservation.ts';
import { addDays } from '../../lib/calendar.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { ReservableDay, ReservationTimesState, TimesQuery } from './reservation-times-state.ts';

/** As many as one answer holds. */
const DAYS = 31;
/** So long an answer is as good as new, in ms. */
const FRESH_MS = 15_000;

const isSame = (a: TimesQuery | null, b: TimesQuery): boolean => JSON.stringify(a) === JSON.stringify(b);

/** When a branch has a table, or somebody, for a party. */
export function createReservationTimes(
  deps: StoreDeps,
): StoreApi<ReservationTimesState> & { connect(): () => void } {
  let asking: AbortController | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;

  const store = createStore<ReservationTimesState>((set, get) => {
    /** The days from one on; undefined when a later question, or no answer, came. */
    async function fetched(query: TimesQuery, from?: string): Promise<readonly ReservableDay[] | undefined> {
      asking?.abort();
      const control = new AbortController();
      asking = control;
      set({ status: 'fetching' });
      const { branchId, guests, serviceId, staffId, areaId, changing } = query;
      try {
        const { days } = await deps.client.call(calls.reservationTimesCall, {
          params: { branch_id: branchId },
          query: {
            from,
            days: DAYS,
            guests,
            service: serviceId ?? undefined,
            staff: staffId ?? undefined,
            area: areaId ?? undefined,
            but: changing ?? undefined,
          },
          signal: control.signal,
        });
        if (control !== asking) return undefined;
        answeredAt = deps.now();
        return days.map(({ date, times }) => ({ date, times: toReservableTimes(times) }));
      } catch {
        if (control === asking) set({ status: 'error' });
        return undefined;
      }
    }
    const ask = async (query: TimesQuery) => {
      const days = await fetched(query);
      if (days) set({ days, query, status: 'fetched' });
    };
    return {
      query: null,
      asked: null,
      days: [],
      status: 'idle',
      async ask(query) {
        const { asked, status } = get();
        const isFresh = status === 'fetching' || deps.now() - answeredAt < FRESH_MS;
        if (isSame(asked, query) && status !== 'error' && isFresh) return;
        set({ asked: query });
        await ask(query);
      },
      async again() {
        const { asked } = get();
        if (asked) await ask(asked);
      },
      async later() {
        const { query, days: known } = get();
        const last = known.at(-1);
        if (!query || !last) return;
        const days = await fetched(query, addDays(last.date, 1));
        if (days) set({ days: [...known, ...days], status: 'fetched' });
      },
    };
  });
  return {
    ...store,
    connect: () => () => {
      asking?.abort();
      asking = undefined;
    },
  };
}
