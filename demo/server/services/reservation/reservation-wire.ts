import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { WireReservation } from '../../../../src/api/contract/reservation-contract.ts';
import {
  changeableUntil,
  isActive,
  type RequestStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import type { ReservationRow, StoredReservation } from '../../repo/reservation/reservations-repo.ts';
import type { StoredAnswer } from '../feedback/feedback-answers.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { statusOf as orderStatusOf } from '../orders/order-wire.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { timezoneOf } from '../schedule/opening.ts';

export type { StoredReservation };

/** What was reserved, with the names at that time. A JSON column that only this code writes. */
export type ReservedThing = Pick<
  WireReservation,
  'branch' | 'table' | 'service' | 'staff' | 'currency' | 'currency_digits'
> & {
  /** Hours before the start: the deadline for changes, and the reminder. */
  readonly change_until_hours: number;
  readonly reminder_hours: number;
};

export const reservedThingOf = ({ what }: Pick<ReservationRow, 'what'>): ReservedThing =>
  what as ReservedThing;
/** A check constraint allows only these values. */
export const requestStatusOf = ({ status }: { readonly status: number }): RequestStatus =>
  status as RequestStatus;

type Preorder = NonNullable<StoredReservation['order']>;

function toPreorderWire({ quote, ...order }: Preorder): WireReservation['order'] {
  const { lines, total } = quote as Quote;
  const count = lines.reduce((units, { quantity }) => units + quantity, 0);
  return { id: order.id, number: order.number, status: orderStatusOf(order), count, total };
}

/** The deadline (epoch ms) for changes and cancellation. Null when it has passed. */
export const changeUntil = (row: ReservationRow, now: number): number | null =>
  changeableUntil(
    { status: requestStatusOf(row), startsAt: row.startsAt.getTime() },
    reservedThingOf(row).change_until_hours,
    now,
  );

/**
 * A reservation as sent, with times on the business's own clock. The id alone gives access, so personal data and the pre-order
 * are included only with `full`.
 */
export function toReservationWire(
  { row, events, order }: StoredReservation,
  business: Business,
  { full, now }: { readonly full: boolean; readonly now: number },
): WireReservation {
  const timezone = timezoneOf(business);
  const iso = (at: Date | number) => toZonedIso(Number(at), timezone);
  const { change_until_hours: _until, reminder_hours: _reminder, ...reserved } = reservedThingOf(row);
  const until = changeUntil(row, now);
  const reminder = !row.remindedAt && isActive(requestStatusOf(row)) ? row.remindAt : null;
  return {
    id: row.id,
    number: row.number,
    reference_id: row.referenceId,
    kind: row.kind === 'service' ? 'service' : 'table',
    status: requestStatusOf(row),
    ended_by: row.endedBy as WireReservation['ended_by'],
    ...reserved,
    timezone,
    starts_at: iso(row.startsAt),
    ends_at: iso(row.endsAt),
    guests: row.guests,
    placed_at: iso(row.placedAt),
    events: statusEvents(events).map(({ status, at }) => ({
      status: requestStatusOf({ status }),
      at: iso(at),
    })),
    changed_at: row.changedAt && iso(row.changedAt),
    change_until: until === null ? null : iso(until),
    reminder_at: reminder && iso(reminder),
    ...(full && {
      customer: { name: row.customerName, phone: row.phone, dial_code: row.dialCode },
      note: row.note,
      answers: row.answers as StoredAnswer[],
      order: order && toPreorderWire(order),
    }),
  };
}

/** The events that changed the status. Changes of the time are left out. */
const statusEvents = (events: StoredReservation['events']) =>
  events.filter(({ status }, index) => events[index - 1]?.status !== status);
