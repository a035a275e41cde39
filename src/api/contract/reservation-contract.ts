import * as z from 'zod/mini';
import { paymentType } from '../../domain/payment/payment-type.ts';
import type { Call } from './call.ts';
import {
  amount,
  deviceId,
  dialCode,
  id,
  image,
  limitCharacters,
  localizedText,
  orderStatus,
  pagination,
  phone,
} from './common-contract.ts';
import { answer, answerValue, question } from './feedback-contract.ts';
import { orderLine } from './quote-contract.ts';

/** Status codes of a reservation (spec, section 4, other requests): 0 pending, 1 accepted, 2 rejected, 3 completed. */
const reservationStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** A table, or a service such as a haircut. */
const reservationKind = z.enum(['table', 'service']);

const reservationNote = z.string().check(z.trim(), limitCharacters(500));

const guests = z.int().check(z.minimum(1), z.maximum(1000));

/**
 * The table or service to reserve. A request with `service_id` reserves a service, any other request reserves a table.
 * If `table_id` or `staff_id` is absent, the server picks the best free table or staff member.
 */
const targetFields = {
  table_id: z.nullish(id),
  /** The server reserves only a table in this area. */
  area_id: z.nullish(id),
  service_id: z.nullish(id),
  staff_id: z.nullish(id),
};

/**
 * `POST webapp/reserve-table`. `type` must equal `reservation.type` of the business. Type 2 includes a pre-order: its
 * cart is priced like `calcOrder` with `reservation: true`, and the customer pays on site. The idempotency key is
 * sent in the `Idempotency-Key` header.
 */
export const reserveTableRequest = z.object({
  branch_id: id,
  type: z.union([z.literal(1), z.literal(2)]),
  ...targetFields,
  /** One of the times from `reservationTimes`, ISO 8601 with offset. */
  starts_at: z.string(),
  guests,
  name: z.string().check(z.trim(), z.minLength(1), limitCharacters(100)),
  phone,
  dial_code: dialCode,
  /**
   * Proof from `verify-otp` that the phone is the customer's, if the business requires it. May differ when the
   * request is repeated with the same idempotency key.
   */
  phone_proof: z.nullish(z.string().check(z.maxLength(100))),
  /** May differ when the request is repeated with the same idempotency key. */
  device_id: deviceId,
  note: z._default(reservationNote, ''),
  /** Answers to the questions of `reservationForm`. */
  answers: z._default(z.array(answer).check(z.maxLength(50)), []),
  order_lines: z._default(z.array(orderLine).check(z.maxLength(300)), []),
  coupon_code: z.nullish(z.string().check(z.maxLength(60))),
  use_wallet: z._default(z.boolean(), false),
  /** A payment method for paying on site. */
  payment_type: z._default(z.int(), paymentType.cash),
  /** A note for the kitchen. */
  comment: z._default(z.string().check(limitCharacters(500)), ''),
  /**
   * The pre-order's total that the customer saw. If the server's total differs, it responds with 409 `stale_total` and
   * the new quote.
   */
  total: z._default(amount, 0),
  wallet_amount: z.nullish(amount),
});
export type ReserveTableRequest = z.infer<typeof reserveTableRequest>;

const namedFields = { id, name: localizedText };

/** A reservation, with the names at the time it was made, because tables may be renamed and staff may leave. */
const reservation = z.object({
  id,
  /** The number that the customer tells the staff. */
  number: z.string(),
  reference_id: z.string(),
  kind: reservationKind,
  status: reservationStatus,
  /** Who ended a rejected reservation: the customer by cancelling it, or the business. */
  ended_by: z._default(z.nullable(z.enum(['customer', 'business'])), null),
  branch: z.object({
    ...namedFields,
    address: z.optional(localizedText),
    phone: z.nullish(z.string()),
    lat: z.nullish(z.number()),
    lng: z.nullish(z.number()),
  }),
  /** The business's IANA time zone. */
  timezone: z.string(),
  table: z._default(
    z.nullable(z.object({ ...namedFields, area: z._default(z.nullable(z.object(namedFields)), null) })),
    null,
  ),
  service: z._default(
    z.nullable(
      z.object({
        ...namedFields,
        image: z.nullish(image),
        duration_minutes: z.int(),
        price: z._default(z.nullable(amount), null),
      }),
    ),
    null,
  ),
  staff: z._default(z.nullable(z.object({ ...namedFields, image: z.nullish(image) })), null),
  starts_at: z.string(),
  ends_at: z.string(),
  guests: z.int(),
  placed_at: z.string(),
  /** All status changes, in order. */
  events: z.array(z.object({ status: reservationStatus, at: z.string() })),
  /** When the customer last changed the reservation. */
  changed_at: z._default(z.nullable(z.string()), null),
  /** The customer can change or cancel until this time; null if that is no longer possible. */
  change_until: z._default(z.nullable(z.string()), null),
  /** When the customer will be reminded; null if no reminder is pending. */
  reminder_at: z._default(z.nullable(z.string()), null),
  currency: z.string(),
  currency_digits: z.int(),
  // The following fields are sent only to the reservation's customer.
  customer: z.optional(z.object({ name: z.string(), phone: z.string(), dial_code: z.string() })),
  note: z.optional(z.string()),
  /** The answers, with the questions as they were asked. */
  answers: z.optional(z.array(z.object({ question, value: answerValue }))),
  /** The pre-order. */
  order: z.nullish(z.object({ id, number: z.string(), status: orderStatus, count: z.int(), total: amount })),
});
export type WireReservation = z.infer<typeof reservation>;

/**
 * The reservation. The customer's data is included if they are logged in or send the reservation's key as `Order-Key`.
 */
const reservationResponse = z.object({
  error: z.optional(z.literal(0)),
  reservation,
  /** The server's time when it responded. */
  now: z.string(),
});

/**
 * `POST webapp/reservations/{reference_id}`: an account's reservations by token, and a guest's by the ids and keys
 * stored on the device, latest start first. Reservations with a wrong key are omitted.
 */
export const reservationsRequest = z.object({
  ids: z._default(
    z.array(z.object({ id, key: z.string().check(z.maxLength(200)) })).check(z.maxLength(100)),
    [],
  ),
  page: z._default(z.int().check(z.minimum(1)), 1),
});

const reservationsResponse = z.object({
  error: z.optional(z.literal(0)),
  reservations: z.array(reservation),
  pagination,
  now: z.string(),
});

/**
 * `POST webapp/reservation-change/{reservation_id}`. Without `table_id` and `staff_id`, the server keeps the reserved
 * table or staff member if they are free at the new time, and otherwise assigns another. With `area_id`, the table is
 * in this area; without it, in any area. Absent `guests` and `note` stay unchanged.
 */
export const changeReservationRequest = z.object({
  starts_at: z.string(),
  guests: z.optional(guests),
  table_id: z.nullish(id),
  area_id: z.nullish(id),
  staff_id: z.nullish(id),
  note: z.optional(reservationNote),
});
export type ChangeReservationRequest = z.infer<typeof changeReservationRequest>;

/** The 409 response to changing and cancelling: the deadline has passed, or the reservation is finished. */
export const tooLateReservationBody = z.object({
  error: z.literal(1),
  code: z.literal('too_late'),
  message: z.string(),
  reservation,
});

/** Requires an `Idempotency-Key`: the same key always returns the same reservation. */
export const reserveTableCall = {
  method: 'POST',
  path: 'webapp/reserve-table',
  body: reserveTableRequest,
  response: reservationResponse,
} as const satisfies Call;

export const reservationsCall = {
  method: 'POST',
  path: 'webapp/reservations/{reference_id}',
  body: reservationsRequest,
  response: reservationsResponse,
} as const satisfies Call;

export const reservationCall = {
  method: 'GET',
  path: 'webapp/reservation/{reservation_id}',
  response: reservationResponse,
} as const satisfies Call;

/**
 * Only for the customer who made the reservation, until `change_until`. After 409 `slot_taken`, the reservation is
 * unchanged. 409 `too_late` contains the reservation.
 */
export const changeReservationCall = {
  method: 'POST',
  path: 'webapp/reservation-change/{reservation_id}',
  body: changeReservationRequest,
  response: reservationResponse,
} as const satisfies Call;

/** Only for the customer who made the reservation, until `change_until`. Safe to repeat. */
export const cancelReservationCall = {
  method: 'POST',
  path: 'webapp/reservation-cancel/{reservation_id}',
  response: reservationResponse,
} as const satisfies Call;
