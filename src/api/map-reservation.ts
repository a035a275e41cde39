import type { Span } from '../domain/schedule/shop.ts';
import type { WireReservationTime } from './schemas/reservation-times.ts';

/** A time that can be asked for, or could if it were not taken. Epoch milliseconds. */
export interface ReservableTime extends Span {
  readonly isFree: boolean;
  /** What is free then; of what is not reserved that way nothing. Tables only where the customer may choose one. */
  readonly areaIds: readonly string[];
  readonly tableIds: readonly string[];
  readonly staffIds: readonly string[];
}

/** Those of the times that can be read. */
export const toReservableTimes = (times: readonly WireReservationTime[]): readonly ReservableTime[] =>
  times
    .map(({ from, to, free, areas, tables, staff }) => ({
      from: Date.parse(from),
      to: Date.parse(to),
      isFree: free,
      areaIds: areas,
      tableIds: tables,
      staffIds: staff,
    }))
    .filter(({ from, to }) => from < to);
