import { getReservationPhase, type Reservation, type ReservationPhase } from './reservation.ts';
import { reservationStatus } from './reservation-status.ts';

export interface ReservationStep {
  readonly id: 'requested' | 'confirmed' | 'visit' | 'over';
  readonly state: 'done' | 'current' | 'todo' | 'failed';
  /** When the step was or will be reached, in epoch ms; null if unknown. */
  readonly at: number | null;
}

const FAILED_PHASES: readonly ReservationPhase[] = [reservationStatus.rejected, 'cancelled', 'ended'];

/**
 * The steps of a reservation at `now` (epoch ms): completed, current and upcoming. A failed reservation ends with the
 * failure.
 */
export function buildReservationSteps(
  reservation: Pick<Reservation, 'status' | 'endedBy' | 'events' | 'placedAt' | 'startsAt' | 'endsAt'>,
  now: number,
): readonly ReservationStep[] {
  const { status, events, placedAt, startsAt, endsAt } = reservation;
  const { pending, accepted, rejected, completed } = reservationStatus;
  const findTimeReached = (targetStatus: number) =>
    events.findLast((event) => event.status === targetStatus)?.at ?? null;
  const confirmedAt = findTimeReached(accepted);
  const requestedStep = { id: 'requested', state: 'done', at: placedAt } as const;
  if (FAILED_PHASES.includes(getReservationPhase(reservation))) {
    const confirmedStep = { id: 'confirmed', state: 'done', at: confirmedAt } as const;
    const failedStep = { id: 'over', state: 'failed', at: findTimeReached(rejected) } as const;
    return confirmedAt ? [requestedStep, confirmedStep, failedStep] : [requestedStep, failedStep];
  }
  const isPending = status === pending;
  const visitState = now < startsAt ? 'todo' : now < endsAt ? 'current' : 'done';
  return [
    requestedStep,
    { id: 'confirmed', state: isPending ? 'current' : 'done', at: confirmedAt },
    { id: 'visit', state: status === completed ? 'done' : isPending ? 'todo' : visitState, at: startsAt },
  ];
}
