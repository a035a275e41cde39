import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import { isStanding } from '../../domain/reservation/reservation-status.ts';

/** Those that stand and are not over yet, the next first, and all others as they are. `now` is epoch ms. */
export function byTime(reservations: readonly WireReservation[], now: number) {
  const isAhead = ({ status, ends_at }: WireReservation) => isStanding(status) && Date.parse(ends_at) > now;
  return {
    upcoming: reservations.filter(isAhead).sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at)),
    past: reservations.filter((one) => !isAhead(one)),
  };
}
