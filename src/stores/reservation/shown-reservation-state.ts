import type { ApiError } from '../../api/client/api-errors.ts';
import type { ChangeReservationRequest, WireReservation } from '../../api/contract/reservation-contract.ts';

/** How an attempt to change or cancel a reservation ended. */
export type ReservationAttempt =
  | { readonly status: 'done' }
  /** It cannot be changed any more, and what is shown says why. */
  | { readonly status: 'late' }
  /** Somebody was quicker: it is as it was. */
  | { readonly status: 'taken' }
  /** `message` is the server's; null when there was no answer. */
  | { readonly status: 'failed'; readonly message: string | null };

/** One reservation on screen. */
export interface ShownReservationState {
  readonly reservation: WireReservation | null;
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly error: ApiError | null;
  /** Loads it and keeps it up to date while it stands. Returns the way to stop. */
  follow(id: string): () => void;
  /** Changes the one on screen. Never rejects. */
  change(to: ChangeReservationRequest): Promise<ReservationAttempt>;
  /** Cancels the one on screen. Never rejects. */
  cancel(): Promise<ReservationAttempt>;
}
