import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import { type RequestStatus, requestStatus } from '../../domain/reservation/reservation-status.ts';

type Ended = Pick<WireReservation, 'status' | 'ended_by' | 'events'>;

/** How a reservation stands, as it is said: one that its customer ended, or that was given up once accepted, is not declined. */
export type ReservationState = RequestStatus | 'cancelled' | 'ended';

export function reservationStateOf({ status, ended_by, events }: Ended): ReservationState {
  if (status !== requestStatus.rejected) return status;
  if (ended_by === 'customer') return 'cancelled';
  return events.some((event) => event.status === requestStatus.accepted) ? 'ended' : status;
}
