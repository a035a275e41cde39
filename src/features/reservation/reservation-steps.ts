import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import { requestStatus } from '../../domain/reservation/reservation-status.ts';
import type { StepState } from '../../ui/feedback/timeline.tsx';
import { type ReservationState, reservationStateOf } from './reservation-state-of.ts';

export interface ReservationStep {
  readonly id: 'requested' | 'confirmed' | 'visit' | 'over';
  readonly state: StepState;
  /** When it was reached, or will be; ISO 8601. Null when that is not known. */
  readonly at: string | null;
}

type Followed = Pick<WireReservation, 'status' | 'ended_by' | 'events' | 'placed_at' | 'starts_at'>;

const LOST: readonly ReservationState[] = [requestStatus.rejected, 'cancelled', 'ended'];

/** The way of a reservation: what it passed, where it is and what is to come; of a lost one, how far it came. */
export function reservationSteps(of: Followed): readonly ReservationStep[] {
  const { pending, accepted, rejected, completed } = requestStatus;
  const state = reservationStateOf(of);
  const reachedAt = (status: number) => of.events.findLast((event) => event.status === status)?.at ?? null;
  const confirmedAt = reachedAt(accepted);
  const requested = { id: 'requested', state: 'done', at: of.placed_at } as const;
  if (LOST.includes(state)) {
    const confirmed = { id: 'confirmed', state: 'done', at: confirmedAt } as const;
    const over = { id: 'over', state: 'failed', at: reachedAt(rejected) } as const;
    return confirmedAt ? [requested, confirmed, over] : [requested, over];
  }
  const isPending = of.status === pending;
  const isOver = of.status === completed;
  return [
    requested,
    { id: 'confirmed', state: isPending ? 'current' : 'done', at: confirmedAt },
    { id: 'visit', state: isOver ? 'done' : isPending ? 'todo' : 'current', at: of.starts_at },
  ];
}
