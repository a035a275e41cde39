import { type Currency, createCurrency, type Money, parseMoney } from '../../domain/money/money.ts';
import type {
  ReservableTime,
  Reservation,
  ReservationChange,
  ReservationForm,
} from '../../domain/reservation/reservation.ts';
import { formatInstant } from '../../lib/calendar.ts';
import {
  type ChangeReservationRequest,
  tooLateReservationBody,
  type WireReservation,
} from '../contract/reservation-contract.ts';
import {
  timeRefusedBody,
  type WireReservationForm,
  type WireReservationTime,
} from '../contract/reservation-times-contract.ts';
import { toInstant, toOptionalInstant, toPicture } from './map-common.ts';
import { toQuestion } from './map-feedback.ts';
import { toSpans } from './map-schedule.ts';

/** Null for an absent price, an unknown currency, or a price with more decimals than the currency. */
const toPrice = (currency: Currency | null, amount: number | null): Money | null => {
  if (amount === null || !currency) return null;
  try {
    return parseMoney(amount, currency);
  } catch {
    return null;
  }
};

/** Maps a reservation. Throws for an unreadable instant or order total. */
export function toReservation(wire: WireReservation): Reservation {
  const { branch, table, service, staff, customer, order } = wire;
  const currency = createCurrency(wire.currency, wire.currency_digits);
  return {
    id: wire.id,
    number: wire.number,
    kind: wire.kind,
    status: wire.status,
    endedBy: wire.ended_by,
    branch: {
      id: branch.id,
      name: branch.name,
      address: branch.address ?? null,
      phone: branch.phone ?? null,
      lat: branch.lat ?? null,
      lng: branch.lng ?? null,
    },
    table,
    service: service && {
      id: service.id,
      name: service.name,
      minutes: service.duration_minutes,
      price: toPrice(currency, service.price),
    },
    staff: staff && { id: staff.id, name: staff.name },
    startsAt: toInstant(wire.starts_at),
    endsAt: toInstant(wire.ends_at),
    guests: wire.guests,
    placedAt: toInstant(wire.placed_at),
    events: wire.events.map(({ status, at }) => ({ status, at: toInstant(at) })),
    changeUntil: toOptionalInstant(wire.change_until),
    reminderAt: toOptionalInstant(wire.reminder_at),
    customer: customer ? { name: customer.name, phone: customer.phone, dialCode: customer.dial_code } : null,
    note: wire.note ?? '',
    order: order ? { ...order, total: parseMoney(order.total, currency) } : null,
  };
}

/** Maps a list of reservations. Omits and reports unreadable ones. */
export const toReservations = (
  list: readonly WireReservation[],
  report: (error: unknown) => void,
): readonly Reservation[] =>
  list.flatMap((wire) => {
    try {
      return [toReservation(wire)];
    } catch (error) {
      report(error);
      return [];
    }
  });

/** The reservation in a `too_late` error; null for any other error body. */
export function toTooLateReservation(body: unknown): Reservation | null {
  const { data } = tooLateReservationBody.safeParse(body);
  const [reservation = null] = data ? toReservations([data.reservation], () => undefined) : [];
  return reservation;
}

/** Maps a change of a reservation to the API's format. Unchanged fields are absent. */
export const toChangeRequest = ({
  startsAt,
  guests,
  areaId,
  staffId,
  note,
}: ReservationChange): ChangeReservationRequest => ({
  starts_at: formatInstant(startsAt),
  ...(guests !== undefined && { guests }),
  ...(areaId !== undefined && { area_id: areaId }),
  ...(staffId !== undefined && { staff_id: staffId }),
  ...(note !== undefined && { note }),
});

/** Maps a list of times. Omits times that are unreadable or do not end after their start. */
export const toReservableTimes = (times: readonly WireReservationTime[]): readonly ReservableTime[] =>
  toSpans(times, ({ free, tables }) => ({ isFree: free, tableIds: tables }));

/** The nearest free times in a `slot_taken` or `slot_gone` error; null for any other error body. */
export function toTimeAlternatives(body: unknown): readonly ReservableTime[] | null {
  const { data } = timeRefusedBody.safeParse(body);
  return data ? toReservableTimes(data.alternatives) : null;
}

/**
 * Maps the reservation form of a branch. Prices are null if `currency` is null, or if they have more decimals than the
 * currency.
 */
export function toReservationForm(
  form: WireReservationForm,
  currency: Currency | null,
  apiOrigin: string,
): ReservationForm {
  const readPicture = (image: Parameters<typeof toPicture>[0]) =>
    toPicture(image, apiOrigin, () => undefined);
  return {
    requiresPreorder: form.type === 2,
    canChooseTable: form.with_table,
    maxGuests: form.max_guests,
    isLoginRequired: form.login_required,
    isConfirmedAtOnce: form.confirm === 'at_once',
    reminderHours: form.reminder_hours,
    changeUntilHours: form.change_until_hours,
    lastDay: form.last_day,
    areas: form.areas,
    tables: form.tables.map(({ id, name, area_id, seats_from, seats, combined }) => ({
      id,
      name,
      areaId: area_id,
      seatsFrom: seats_from,
      seats,
      isCombination: combined,
    })),
    services: form.services.map(({ id, name, description = {}, image, duration_minutes, price, staff }) => ({
      id,
      name,
      description,
      picture: readPicture(image),
      minutes: duration_minutes,
      price: toPrice(currency, price),
      staffIds: staff,
    })),
    staff: form.staff.map(({ id, name, image }) => ({ id, name, picture: readPicture(image) })),
    intro: form.intro ?? null,
    questions: form.questions.map(toQuestion),
  };
}
