import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import * as calls from '../../api/contract/reservation-contract.ts';
import {
  toChangeRequest,
  toReservation,
  toTimeAlternatives,
  toTooLateReservation,
} from '../../api/mappers/map-reservation.ts';
import type { Reservation, ReservationChange } from '../../domain/reservation/reservation.ts';
import { isActive } from '../../domain/reservation/reservation-status.ts';
import { isFinalRefusal } from '../final-refusal.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { createDeviceReservationStorage } from './device-reservations.ts';

// The reservation on screen. The store polls the server until the reservation is over. The customer can change and
// cancel it.

/** The result of an attempt to change or cancel a reservation. */
export type ReservationAttempt =
  | { readonly status: 'done' }
  /** The reservation can no longer be changed. The reservation on screen is up to date. */
  | { readonly status: 'too-late' }
  /** The new time is no longer free. The reservation is unchanged. */
  | { readonly status: 'taken' }
  /** `message` is the server's text; null if there was no response. */
  | { readonly status: 'failed'; readonly message: string | null };

export interface CurrentReservationState {
  readonly reservation: Reservation | null;
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly error: ApiError | null;
  /** Loads a reservation and polls it until it is over. Returns a function that stops this. */
  follow(id: string): () => void;
  /** Never rejects. */
  change(change: ReservationChange): Promise<ReservationAttempt>;
  /** Never rejects. */
  cancel(): Promise<ReservationAttempt>;
}

const POLL_MS = 8_000;
/** Longest wait between two polls, in ms. Each failure doubles the wait. */
const MAX_POLL_MS = 60_000;
/** Long, because the backend may have to move the reservation's order too. */
const CHANGE_TIMEOUT_MS = 20_000;

const getErrorBody = (error: unknown): unknown => (error instanceof ApiError ? error.body : undefined);

/** The result of an attempt that failed, but not because it was too late. */
function toFailedAttempt(error: unknown): ReservationAttempt {
  if (toTimeAlternatives(getErrorBody(error))) return { status: 'taken' };
  return { status: 'failed', message: isFinalRefusal(error) ? error.serverMessage : null };
}

export function createCurrentReservation(
  deps: StoreDeps,
): StoreApi<CurrentReservationState> & { connect(): () => void } {
  const { client, page } = deps;
  const deviceReservations = createDeviceReservationStorage(deps);
  let currentId = '';
  /** Increases with each change. A response to a request sent before the last change is ignored. */
  let revision = 0;

  /** The request option that proves that this device made the reservation. */
  const getOwnerOptions = (id: string) => ({
    orderKey: deviceReservations.load()?.find((reservation) => reservation.id === id)?.key,
  });

  const store = createStore<CurrentReservationState>((set, get) => {
    const publish = (reservation: Reservation) => {
      if (currentId === reservation.id) set({ reservation, status: 'fetched', error: null });
    };

    /** Resolves to false if the request failed. */
    async function load(id: string, signal: AbortSignal): Promise<boolean> {
      const revisionBefore = revision;
      try {
        const params = { reservation_id: id };
        const { reservation } = await client.call(calls.reservationCall, {
          params,
          ...getOwnerOptions(id),
          signal,
        });
        if (!signal.aborted && revisionBefore === revision) publish(toReservation(reservation));
        return true;
      } catch (error) {
        // If a refresh fails, the reservation stays on screen.
        if (!signal.aborted && currentId === id && get().reservation?.id !== id)
          set({ status: 'error', error: error instanceof ApiError ? error : null });
        return false;
      }
    }

    function poll(id: string, signal: AbortSignal): void {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let failureCount = 0;
      let isLoading = false;
      const loadAndScheduleNext = async () => {
        clearTimeout(timer);
        if (isLoading) return;
        isLoading = true;
        failureCount = (await load(id, signal)) ? 0 : failureCount + 1;
        isLoading = false;
        const { reservation } = get();
        const isOver = reservation?.id === id && !isActive(reservation.status);
        if (!isOver && reservation && !signal.aborted && !page.isHidden())
          timer = setTimeout(loadAndScheduleNext, Math.min(POLL_MS * 2 ** failureCount, MAX_POLL_MS));
      };
      const unsubscribe = page.subscribe(() => {
        clearTimeout(timer);
        if (!page.isHidden()) void loadAndScheduleNext();
      });
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        unsubscribe();
      });
      void loadAndScheduleNext();
    }

    async function sendChange(
      send: (id: string) => Promise<{ readonly reservation: WireReservation }>,
    ): Promise<ReservationAttempt> {
      const { reservation } = get();
      if (!reservation) return { status: 'failed', message: null };
      revision += 1;
      try {
        publish(toReservation((await send(reservation.id)).reservation));
        return { status: 'done' };
      } catch (error) {
        const currentReservation = toTooLateReservation(getErrorBody(error));
        if (!currentReservation) return toFailedAttempt(error);
        publish(currentReservation);
        return { status: 'too-late' };
      } finally {
        revision += 1;
      }
    }

    return {
      reservation: null,
      status: 'idle',
      error: null,
      follow(id) {
        const controller = new AbortController();
        currentId = id;
        if (get().reservation?.id !== id) set({ reservation: null, status: 'fetching', error: null });
        poll(id, controller.signal);
        return () => controller.abort();
      },
      change: (change) =>
        sendChange((id) =>
          client.call(calls.changeReservationCall, {
            params: { reservation_id: id },
            body: toChangeRequest(change),
            ...getOwnerOptions(id),
            timeoutMs: CHANGE_TIMEOUT_MS,
          }),
        ),
      cancel: () =>
        sendChange((id) =>
          client.call(calls.cancelReservationCall, {
            params: { reservation_id: id },
            ...getOwnerOptions(id),
            timeoutMs: CHANGE_TIMEOUT_MS,
          }),
        ),
    };
  });
  return { ...store, connect: () => () => undefined };
}

/** The reservation on screen. */
export const useCurrentReservation = createStoreHook((stores) =>
  stores.getOrCreateStore(createCurrentReservation),
);
