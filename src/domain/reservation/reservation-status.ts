/** Status codes of requests other than orders (spec, section 4). */
export const reservationStatus = { pending: 0, accepted: 1, rejected: 2, completed: 3 } as const;
export type ReservationStatus = (typeof reservationStatus)[keyof typeof reservationStatus];

/** The statuses that may follow each status. */
const TRANSITIONS: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  [reservationStatus.pending]: [reservationStatus.accepted, reservationStatus.rejected],
  [reservationStatus.accepted]: [reservationStatus.completed],
  [reservationStatus.rejected]: [],
  [reservationStatus.completed]: [],
};

/** The statuses to which the business may change a reservation with the status `from`. */
export const listNextReservationStatuses = (from: ReservationStatus): readonly ReservationStatus[] =>
  TRANSITIONS[from];

/** Whether the reservation is valid, so that nobody else can reserve its table or staff at that time. */
export const isActive = (status: ReservationStatus): boolean =>
  status === reservationStatus.pending || status === reservationStatus.accepted;

const HOUR_MS = 3_600_000;

/**
 * The deadline (epoch ms) for the customer to change or cancel a reservation: `hoursBefore` hours before its start.
 * Null if the reservation is no longer valid or the deadline has passed.
 */
export function getChangeDeadline(
  { status, startsAt }: { readonly status: ReservationStatus; readonly startsAt: number },
  hoursBefore: number,
  now: number,
): number | null {
  const deadline = startsAt - hoursBefore * HOUR_MS;
  return isActive(status) && now < deadline ? deadline : null;
}
