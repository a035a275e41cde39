import type { Span } from '../domain/schedule/shop.ts';

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

/** A time that can be asked for, or could if it were not full. Epoch milliseconds. */
export interface ReservableTime extends Span {
  readonly isFree: boolean;
  /** What is free then; of what is not reserved that way nothing. */
  readonly tableIds: readonly string[];
  readonly staffIds: readonly string[];
}

export interface ReservableDay {
  /** YYYY-MM-DD at the business. */
  readonly date: string;
  /** In order; none on a day that is closed. */
  readonly times: readonly ReservableTime[];
}

/** When something can be reserved. */
export interface ReservationTimesState {
  /** What `days` answers; null until something was asked. */
  readonly query: TimesQuery | null;
  /** Every day of the range. Those of the query before stay until the answer to the next is there. */
  readonly days: readonly ReservableDay[];
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** Asks, unless this very question was answered a moment ago. Never rejects. */
  ask(query: TimesQuery): Promise<void>;
  /** Asks the last question again: what is free changes. Never rejects. */
  again(): Promise<void>;
}
