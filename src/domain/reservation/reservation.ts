import type { Question } from '../feedback/question.ts';
import type { LocalizedText, Picture } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { Span } from '../schedule/open-state.ts';
import { isActive, type ReservationStatus, reservationStatus } from './reservation-status.ts';

// A reservation of a table or service as its customer sees it, and what a branch offers for reservation. The server
// sends both (`src/api/mappers/map-reservation.ts`). All instants are epoch milliseconds.

export type ReservationKind = 'table' | 'service';

interface Named {
  readonly id: string;
  readonly name: LocalizedText;
}

export interface ReservationEvent {
  readonly status: ReservationStatus;
  readonly at: number;
}

/** The branch, with its details at the time of the reservation. */
export interface ReservationBranch extends Named {
  readonly address: LocalizedText | null;
  readonly phone: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The order that was placed together with a reservation. */
export interface Preorder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  /** Number of units in all lines. */
  readonly count: number;
  readonly total: Money;
}

/** Contact details, sent only to the customer of the reservation. */
export interface ReservationCustomer {
  readonly name: string;
  /** The national number, digits only. */
  readonly phone: string;
  /** For example `+965`. */
  readonly dialCode: string;
}

/** Names are those at the time of the reservation, because a table may have been renamed since. */
export interface Reservation {
  readonly id: string;
  /** Short number that the customer tells the staff. */
  readonly number: string;
  readonly kind: ReservationKind;
  readonly status: ReservationStatus;
  /** Who ended a rejected reservation: the customer by cancelling it, or the business. */
  readonly endedBy: 'customer' | 'business' | null;
  readonly branch: ReservationBranch;
  /** Null if the business chooses the table. */
  readonly table: (Named & { readonly area: Named | null }) | null;
  readonly service: (Named & { readonly minutes: number; readonly price: Money | null }) | null;
  readonly staff: Named | null;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly guests: number;
  readonly placedAt: number;
  /** Every status so far, in order. */
  readonly events: readonly ReservationEvent[];
  /** Deadline for the customer to change or cancel the reservation; null if the deadline has passed. */
  readonly changeUntil: number | null;
  /** When the customer gets a reminder; null if none is planned. */
  readonly reminderAt: number | null;
  /** Null for everybody except the customer. */
  readonly customer: ReservationCustomer | null;
  readonly note: string;
  readonly order: Preorder | null;
}

/** The customer's changes to a reservation. Omitted fields stay unchanged. */
export interface ReservationChange {
  readonly startsAt: number;
  readonly guests?: number;
  /** Null means no preferred area. */
  readonly areaId?: string | null;
  /** Null means no preferred staff member. */
  readonly staffId?: string | null;
  readonly note?: string;
}

/** A table that can be reserved, or several tables that are put together. */
export interface ReservableTable extends Named {
  readonly areaId: string | null;
  readonly isCombination: boolean;
  /** The smallest party that the table is for. */
  readonly seatsFrom: number;
  /** The largest party that the table seats; null means any size. */
  readonly seats: number | null;
}

/** A service that can be reserved. */
export interface ReservableService extends Named {
  readonly description: LocalizedText;
  readonly picture: Picture | null;
  readonly minutes: number;
  /** Null if the business gives no price. */
  readonly price: Money | null;
  /** Ids of the staff who provide the service; empty if the customer cannot choose one of them. */
  readonly staffIds: readonly string[];
}

export interface Staff extends Named {
  readonly picture: Picture | null;
}

/** What customers can reserve at a branch, and what they are asked for. */
export interface ReservationForm {
  /** Whether the customer must order dishes together with the reservation. */
  readonly requiresPreorder: boolean;
  readonly canChooseTable: boolean;
  /** The largest party. */
  readonly maxGuests: number;
  readonly isLoginRequired: boolean;
  /** Whether the server confirms a reservation immediately. If not, somebody at the business must accept it first. */
  readonly isConfirmedAtOnce: boolean;
  /** How many hours before the start the customer gets a reminder; 0 means never. */
  readonly reminderHours: number;
  /** The customer may change or cancel a reservation until this many hours before its start. */
  readonly changeUntilHours: number;
  /** The last date (YYYY-MM-DD) that can be reserved. */
  readonly lastDay: string;
  readonly areas: readonly Named[];
  readonly tables: readonly ReservableTable[];
  readonly services: readonly ReservableService[];
  readonly staff: readonly Staff[];
  readonly intro: LocalizedText | null;
  readonly questions: readonly Question[];
}

/** A time slot for reservations, free or full. */
export interface ReservableTime extends Span {
  readonly isFree: boolean;
  /** The tables that are free at that time; empty if customers cannot choose a table. */
  readonly tableIds: readonly string[];
}

/**
 * Status displayed to the customer. The status code for "rejected" covers three cases: the business declined the
 * reservation, the customer cancelled it, or the business ended it after accepting it. This status distinguishes them.
 */
export type ReservationPhase = ReservationStatus | 'cancelled' | 'ended';

/** Returns the status displayed to the customer. */
export function getReservationPhase({
  status,
  endedBy,
  events,
}: Pick<Reservation, 'status' | 'endedBy' | 'events'>): ReservationPhase {
  if (status !== reservationStatus.rejected) return status;
  if (endedBy === 'customer') return 'cancelled';
  return events.some((event) => event.status === reservationStatus.accepted) ? 'ended' : status;
}

/**
 * Splits reservations at `now` (epoch ms). `upcoming` has the next one first. `past` has all others in their given
 * order: those that are over, rejected or cancelled.
 */
export function splitByTime(reservations: readonly Reservation[], now: number) {
  const isUpcoming = ({ status, endsAt }: Reservation) => isActive(status) && endsAt > now;
  return {
    upcoming: reservations.filter(isUpcoming).sort((a, b) => a.startsAt - b.startsAt),
    past: reservations.filter((reservation) => !isUpcoming(reservation)),
  };
}
