import type { ReservableTime } from '../../api/mappers/map-reservation.ts';

/** What free times are asked for. */
export interface TimesQuery {
  readonly branchId: string;
  readonly guests: number;
  /** Null where a table is reserved. */
  readonly serviceId: string | null;
  /** Null: whoever is free. */
  readonly staffId: string | null;
  /** Null: anywhere in the room. */
  readonly areaId: string | null;
  /** A reservation that is being changed: what it takes itself counts as free. */
  readonly changing: string | null;
}

export interface ReservableDay {
  /** YYYY-MM-DD at the business. */
  readonly date: string;
  /** In order; none on a day that is closed. */
  readonly times: readonly ReservableTime[];
}

/** When something can be reserved. */
export interface ReservationTimesState {
  /** What was asked last; null before anything was. */
  readonly asked: TimesQuery | null;
  /** What `days` answers; null until there was an answer. */
  readonly query: TimesQuery | null;
  /** Every day of the range. Those of the query before stay until the answer to the next is there. */
  readonly days: readonly ReservableDay[];
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** Asks, unless this very question was answered a moment ago; the last answer counts. Never rejects. */
  ask(query: TimesQuery): Promise<void>;
  /** Asks the last question again: what is free changes. Never rejects. */
  again(): Promise<void>;
  /** Asks for the days after those that are there. Never rejects. */
  later(): Promise<void>;
}
