import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { WireReservation } from '../../../../src/api/contract/reservation-contract.ts';
import {
  getChangeDeadline,
  isActive,
  type ReservationStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import type { ReservationRow, StoredReservation } from '../../repo/reservation/reservations-repo.ts';
import type { StoredAnswer } from '../feedback/feedback-answers.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { getOrderStatus } from '../orders/order-wire.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { getTimezone } from '../schedule/opening.ts';

export type { StoredReservation };

/**
 * The reserved table or service, with its names when the reservation was placed or last changed. Only this server
 * writes the JSON column, so its shape is known.
 */
export type ReservationSnapshot = Pick<
  WireReservation,
  'branch' | 'table' | 'service' | 'staff' | 'currency' | 'currency_digits'
> & {
  /** Deadline for changes, in hours before the start. */
  readonly change_until_hours: number;
  /** Time of the reminder, in hours before the start. */
  readonly reminder_hours: number;
};

export const getReservationSnapshot = ({ snapshot }: Pick<ReservationRow, 'snapshot'>): ReservationSnapshot =>
  snapshot as ReservationSnapshot;
/** The cast is safe, because a check constraint allows only the values of `ReservationStatus`. */
export const getReservationStatus = ({ status }: { readonly status: number }): ReservationStatus =>
  status as ReservationStatus;

type Preorder = NonNullable<StoredReservation['order']>;

function toPreorderWire({ quote, ...order }: Preorder): WireReservation['order'] {
  const { lines, total } = quote as Quote;
  const count = lines.reduce((units, { quantity }) => units + quantity, 0);
  return { id: order.id, number: order.number, status: getOrderStatus(order), count, total };
}

/** The deadline for changes and cancellation (epoch ms). Null when it has passed or the reservation has ended. */
export const computeChangeDeadline = (row: ReservationRow, now: number): number | null =>
  getChangeDeadline(
    { status: getReservationStatus(row), startsAt: row.startsAt.getTime() },
    getReservationSnapshot(row).change_until_hours,
    now,
  );

/**
 * A reservation as sent to clients, with times in the business's time zone. Anyone who knows the id can read it.
 * Personal data and the pre-order are therefore included only with `isFull`.
 */
export function toReservationWire(
  { row, events, order }: StoredReservation,
  business: Business,
  { isFull, now }: { readonly isFull: boolean; readonly now: number },
): WireReservation {
  const timezone = getTimezone(business);
  const toIso = (at: Date | number) => toZonedIso(Number(at), timezone);
  const { change_until_hours: _until, reminder_hours: _reminder, ...snapshot } = getReservationSnapshot(row);
  const changeDeadline = computeChangeDeadline(row, now);
  const remindAt = !row.remindedAt && isActive(getReservationStatus(row)) ? row.remindAt : null;
  return {
    id: row.id,
    number: row.number,
    reference_id: row.referenceId,
    kind: row.kind === 'service' ? 'service' : 'table',
    status: getReservationStatus(row),
    ended_by: row.endedBy as WireReservation['ended_by'],
    ...snapshot,
    timezone,
    starts_at: toIso(row.startsAt),
    ends_at: toIso(row.endsAt),
    guests: row.guests,
    placed_at: toIso(row.placedAt),
    events: listStatusEvents(events).map(({ status, at }) => ({
      status: getReservationStatus({ status }),
      at: toIso(at),
    })),
    changed_at: row.changedAt && toIso(row.changedAt),
    change_until: changeDeadline === null ? null : toIso(changeDeadline),
    reminder_at: remindAt && toIso(remindAt),
    ...(isFull && {
      customer: { name: row.customerName, phone: row.phone, dial_code: row.dialCode },
      note: row.note,
      answers: row.answers as StoredAnswer[],
      order: order && toPreorderWire(order),
    }),
  };
}

/** The events that changed the status, without changes to the time. */
const listStatusEvents = (events: StoredReservation['events']) =>
  events.filter(({ status }, index) => events[index - 1]?.status !== status);
