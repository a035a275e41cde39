import type { ReservableTime } from '../../api/mappers/map-reservation.ts';
import type { TimesQuery } from '../../stores/reservation/reservation-times-state.ts';

export interface ReservationTimesProps {
  query: TimesQuery;
  /** Begin of the chosen time (epoch ms); null until there is one. */
  chosen: number | null;
  onChoose: (time: ReservableTime) => void;
  disabled?: boolean;
  /** Of the words that say what is wrong with the choice. */
  faultId?: string | undefined;
}
