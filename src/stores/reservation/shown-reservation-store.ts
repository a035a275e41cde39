import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import * as calls from '../../api/contract/reservation-contract.ts';
import { tooLateReservationBody, type WireReservation } from '../../api/contract/reservation-contract.ts';
import { timeRefusedBody } from '../../api/contract/reservation-times-contract.ts';
import { isStanding } from '../../domain/reservation/reservation-status.ts';
import { isAnswer } from '../is-answer.ts';
import type { StoreDeps } from '../store-deps.ts';
import { persistedReservations } from './reservation-history.ts';
import type { ReservationAttempt, ShownReservationState } from './shown-reservation-state.ts';

/** How often a reservation that stands is asked for; after failures ever more seldom. */
const POLL_MS = 8_000;
const SLOWEST_MS = 60_000;
/** The backend may take a while to move a reservation and what was ordered with it. */
const TIMEOUT_MS = 20_000;

/** What came of an attempt that did not come too late. */
function outcomeOf(error: unknown): ReservationAttempt {
  if (timeRefusedBody.safeParse(Object(error).body).success) return { status: 'taken' };
  return { status: 'failed', message: isAnswer(error) ? error.serverMessage : null };
}

/** The reservation on screen: followed, changed and cancelled. */
export function createShownReservation(
  deps: StoreDeps,
): StoreApi<ShownReservationState> & { connect(): () => void } {
  const { client, page } = deps;
  const placed = persistedReservations(deps);
  let wanted = '';
  /** Raised with each change: what was asked before it is late. */
  let era = 0;

  /** What shows that it is this customer's. */
  const asOwner = (id: string) => ({ orderKey: placed.load()?.find((one) => one.id === id)?.key });

  const store = createStore<ShownReservationState>((set, get) => {
    const show = (reservation: WireReservation) => {
      if (wanted === reservation.id) set({ reservation, status: 'fetched', error: null });
    };

    /** Whether it came. */
    async function load(id: string, signal: AbortSignal): Promise<boolean> {
      const asked = era;
      try {
        const params = { reservation_id: id };
        const answer = await client.call(calls.reservationCall, { params, ...asOwner(id), signal });
        if (!signal.aborted && asked === era) show(answer.reservation);
        return true;
      } catch (error) {
        // What is on screen stays there when only its refresh fails.
        if (!signal.aborted && wanted === id && get().reservation?.id !== id)
          set({ status: 'error', error: error instanceof ApiError ? error : null });
        return false;
      }
    }

    function poll(id: string, signal: AbortSignal): void {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let failures = 0;
      let isAsking = false;
      const ask = async () => {
        clearTimeout(timer);
        if (isAsking) return;
        isAsking = true;
        failures = (await load(id, signal)) ? 0 : failures + 1;
        isAsking = false;
        const { reservation } = get();
        const isOver = reservation?.id === id && !isStanding(reservation.status);
        if (!isOver && reservation && !signal.aborted && !page.hidden())
          timer = setTimeout(ask, Math.min(POLL_MS * 2 ** failures, SLOWEST_MS));
      };
      const turn = () => {
        clearTimeout(timer);
        if (!page.hidden()) void ask();
      };
      const unsubscribe = page.subscribe(turn);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        unsubscribe();
      });
      void ask();
    }

    /** What came of changing something: what the server says of the reservation is shown. */
    async function attempt(
      send: (id: string) => Promise<{ readonly reservation: WireReservation }>,
    ): Promise<ReservationAttempt> {
      const { reservation } = get();
      if (!reservation) return { status: 'failed', message: null };
      era += 1;
      try {
        show((await send(reservation.id)).reservation);
        return { status: 'done' };
      } catch (error) {
        const late = tooLateReservationBody.safeParse(Object(error).body).data;
        if (late) show(late.reservation);
        return late ? { status: 'late' } : outcomeOf(error);
      } finally {
        era += 1;
      }
    }

    return {
      reservation: null,
      status: 'idle',
      error: null,
      follow(id) {
        const controller = new AbortController();
        wanted = id;
        if (get().reservation?.id !== id) set({ reservation: null, status: 'fetching', error: null });
        poll(id, controller.signal);
        return () => controller.abort();
      },
      change: (body) =>
        attempt((id) =>
          client.call(calls.changeReservationCall, {
            params: { reservation_id: id },
            body,
            ...asOwner(id),
            timeoutMs: TIMEOUT_MS,
          }),
        ),
      cancel: () =>
        attempt((id) =>
          client.call(calls.cancelReservationCall, {
            params: { reservation_id: id },
            ...asOwner(id),
            timeoutMs: TIMEOUT_MS,
          }),
        ),
    };
  });
  return { ...store, connect: () => () => undefined };
}
