import { useMemo } from 'react';
import type { ReservableTime } from '../../api/mappers/map-reservation.ts';
import type { TimesQuery } from '../../stores/reservation/reservation-times-state.ts';
import { useReservationTimes } from '../../stores/reservation/use-reservation-times.ts';
import type { ScheduleDay } from '../../stores/schedule/schedule-state.ts';

export interface ShownTimes {
  /** Days with times, as the day strip and the list of times take them. */
  readonly days: readonly ScheduleDay[];
  readonly all: readonly ReservableTime[];
  /** The chosen time was looked for and cannot be had. */
  readonly isLost: boolean;
}

/** What there is to choose from, and what became of what was chosen (its begin in epoch ms). */
export function useShownTimes(query: TimesQuery, chosen: number | null): ShownTimes {
  const { days, status, query: answered } = useReservationTimes((state) => state);
  const shown = useMemo(
    () =>
      days
        .map(({ date, times }) => ({
          date,
          slots: times.map(({ from, to, isFree }) => ({ from, to, left: isFree ? null : 0 })),
        }))
        .filter(({ slots }) => slots.length),
    [days],
  );
  const all = useMemo(() => days.flatMap(({ times }) => times), [days]);
  const isAnswered = status === 'fetched' && JSON.stringify(answered) === JSON.stringify(query);
  // Later days may not have been asked for yet.
  const isWithin = chosen !== null && chosen <= (all.at(-1)?.from ?? Number.NEGATIVE_INFINITY);
  const isLost = isAnswered && isWithin && !all.some(({ from, isFree }) => from === chosen && isFree);
  return { days: shown, all, isLost };
}
