import type { WireReservation } from '../../../../src/api/contract/reservation-contract.ts';
import type { RequestStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { ConsoleBusiness } from './console-model.ts';
import type { ConsoleAnswer } from './console-overviews.ts';

/** A reservation as the console reads it. */
export interface ConsoleReservation {
  readonly row: {
    readonly id: string;
    readonly number: string;
    readonly status: number;
    readonly endedBy: string | null;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly guests: number;
    readonly customerName: string;
    readonly dialCode: string;
    readonly phone: string;
    readonly note: string;
    readonly answers: unknown;
    readonly what: unknown;
    readonly placedAt: Date;
    readonly changedAt: Date | null;
  };
  readonly business: ConsoleBusiness;
  /** Where it may go from here. */
  readonly next: readonly RequestStatus[];
  /** What is ordered with it. */
  readonly order: { readonly id: string; readonly number: string } | null;
}

/** Those of a day, and those of other days that wait for an answer. */
export interface ConsoleReservations {
  readonly ofDay: readonly ConsoleReservation[];
  readonly waiting: readonly ConsoleReservation[];
}

/** What the operator sees of reservations. */
export interface ConsoleReservationView {
  /** Of a day (YYYY-MM-DD; null: today), of one business or of all. */
  readonly reservations: (asked: {
    readonly referenceId: string | null;
    readonly day: string | null;
  }) => Promise<ConsoleReservations>;
}

/** Columns that only the reservation service writes, as it wrote them. */
export const reservedThingOf = ({ row }: ConsoleReservation) =>
  row.what as Pick<WireReservation, 'branch' | 'table' | 'service' | 'staff'>;
export const answersOf = ({ row }: ConsoleReservation) => row.answers as readonly ConsoleAnswer[];
