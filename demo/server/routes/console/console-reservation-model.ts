import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { WireReservation } from '../../../../src/api/contract/reservation-contract.ts';
import type { ReservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { BusinessScope } from '../../services/operators/operator-access.ts';
import type { ListPage } from '../../services/shared/list-page.ts';
import type { ConsoleAnswer } from './console-feedback.ts';
import type { ConsoleBusiness } from './console-model.ts';

/** A table or a combination of tables, with the parties that it is for. */
export interface ConsoleReservableTable {
  readonly id: string;
  readonly name: LocalizedText;
  readonly seatsFrom: number;
  /** Null without a limit. */
  readonly seats: number | null;
}

/** The operator's entries in a change of a reservation that the server refused. */
export interface RefusedChange {
  /** Id of the reservation. */
  readonly id: string;
  /** `YYYY-MM-DDTHH:mm` in the business's zone. */
  readonly time: string;
  readonly guests: string;
  /** If empty, the server chooses the table. */
  readonly tableId: string;
  /** Whether the operator can confirm the table although it is for parties of another size. */
  readonly canConfirmSize: boolean;
}

/** A reservation with the fields that the console displays. */
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
    readonly snapshot: unknown;
    readonly placedAt: Date;
    readonly changedAt: Date | null;
  };
  readonly business: ConsoleBusiness;
  /** The statuses that the reservation may move to. */
  readonly nextStatuses: readonly ReservationStatus[];
  /** The tables and combinations that can be chosen for the reservation. Empty for a service. */
  readonly tables: readonly ConsoleReservableTable[];
  /** The pre-order that was placed with the reservation. Null without a pre-order. */
  readonly order: { readonly id: string; readonly number: string } | null;
}

/** One page of a day's reservations, and the pending reservations of other days. */
export interface ConsoleReservations {
  /** Today in the businesses' calendar, YYYY-MM-DD. */
  readonly today: string;
  readonly dayReservations: readonly ConsoleReservation[];
  readonly pendingOnOtherDays: readonly ConsoleReservation[];
  /** Whether there is another page. */
  readonly hasMore: boolean;
}

/** Reads reservations for the console. */
export interface ConsoleReservationView {
  /**
   * Loads the reservations of a day (YYYY-MM-DD, null for today). A search text selects the matching reservations of
   * all days instead.
   */
  readonly listReservations: (
    filter: ListPage & { readonly scope: BusinessScope; readonly day: string | null },
  ) => Promise<ConsoleReservations>;
}

// The getters cast JSON columns to their types. The casts are safe, because only the reservation service writes them.
export const getSnapshot = ({ row }: ConsoleReservation) =>
  row.snapshot as Pick<WireReservation, 'branch' | 'table' | 'service' | 'staff'>;
export const getAnswers = ({ row }: ConsoleReservation) => row.answers as readonly ConsoleAnswer[];
