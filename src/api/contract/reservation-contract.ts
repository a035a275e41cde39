import * as z from 'zod/mini';
import type { Call } from './call.ts';
import {
  amount,
  dialCode,
  id,
  image,
  localizedText,
  maxCharacters,
  orderStatus,
  pagination,
  phone,
} from './common-contract.ts';
import { answer, answerValue, question } from './feedback-contract.ts';
import { orderLine } from './quote-contract.ts';

/** Other-request status codes (spec, section 4): 0 pending, 1 accepted, 2 rejected, 3 completed. */
const requestStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** A table of the room, or a service that somebody gives. */
const reservationKind = z.enum(['table', 'service']);

const reservationNote = z.string().check(z.trim(), maxCharacters(500));

const guests = z.int().check(z.minimum(1), z.maximum(1000));

/** What is reserved. Left out: whichever is free, and fits best. A service is reserved when `service_id` is given. */
const wish = {
  table_id: z.nullish(id),
  /** A wish that binds: a table of that area, or none. */
  area_id: z.nullish(id),
  service_id: z.nullish(id),
  staff_id: z.nullish(id),
};

/**
 * `POST webapp/reserve-table`. `type` is the business's: with 2 comes a pre-ordered cart, priced as `calcOrder` prices it with
 * `reservation`, and paid on the spot. The idempotency key travels in the header.
 */
export const reserveTableRequest = z.object({
  branch_id: id,
  type: z.union([z.literal(1), z.literal(2)]),
  ...wish,
  /** One of the times of `reservationTimes`, ISO 8601 with offset. */
  starts_at: z.string(),
  guests,
  name: z.string().check(z.trim(), z.minLength(1), maxCharacters(100)),
  phone,
  dial_code: dialCode,
  /** That the phone is the customer's (`verify-otp`), where the business asks for it. Not part of what the idempotency key stands for. */
  phone_proof: z.nullish(z.string().check(z.maxLength(100))),
  note: z._default(reservationNote, ''),
  /** To the questions of `reservationForm`. */
  answers: z._default(z.array(answer).check(z.maxLength(50)), []),
  order_lines: z._default(z.array(orderLine).check(z.maxLength(300)), []),
  coupon_code: z.nullish(z.string().check(z.maxLength(60))),
  use_wallet: z._default(z.boolean(), false),
  /** A method that is paid on the spot. */
  payment_type: z._default(z.int(), 2),
  /** To the kitchen. */
  comment: z._default(z.string().check(maxCharacters(500)), ''),
  /** Of the pre-order, as it was shown: another one on the server is refused with the new quote (409 `stale_total`). */
  total: z._default(amount, 0),
  wallet_amount: z.nullish(amount),
});
export type ReserveTableRequest = z.infer<typeof reserveTableRequest>;

const named = { id, name: localizedText };

/** The words of then: a table may be renamed, and who gave a service may have left. */
const reservation = z.object({
  id,
  /** What is said aloud at the door. */
  number: z.string(),
  reference_id: z.string(),
  kind: reservationKind,
  status: requestStatus,
  /** Who ended a rejected one: its customer by cancelling, or the business. */
  ended_by: z._default(z.nullable(z.enum(['customer', 'business'])), null),
  branch: z.object({
    ...named,
    address: z.optional(localizedText),
    phone: z.nullish(z.string()),
    lat: z.nullish(z.number()),
    lng: z.nullish(z.number()),
  }),
  /** IANA: the business's own. */
  timezone: z.string(),
  table: z._default(
    z.nullable(z.object({ ...named, area: z._default(z.nullable(z.object(named)), null) })),
    null,
  ),
  service: z._default(
    z.nullable(
      z.object({
        ...named,
        image: z.nullish(image),
        duration_minutes: z.int(),
        price: z._default(z.nullable(amount), null),
      }),
    ),
    null,
  ),
  staff: z._default(z.nullable(z.object({ ...named, image: z.nullish(image) })), null),
  starts_at: z.string(),
  ends_at: z.string(),
  guests: z.int(),
  placed_at: z.string(),
  /** Every status it had, in order. */
  events: z.array(z.object({ status: requestStatus, at: z.string() })),
  /** When its customer last changed it. */
  changed_at: z._default(z.nullable(z.string()), null),
  /** Until then its customer may change or cancel it; null: not any more. */
  change_until: z._default(z.nullable(z.string()), null),
  /** When its customer is reminded; null: there is no reminder to come. */
  reminder_at: z._default(z.nullable(z.string()), null),
  currency: z.string(),
  currency_digits: z.int(),
  // Only to its customer:
  customer: z.optional(z.object({ name: z.string(), phone: z.string(), dial_code: z.string() })),
  note: z.optional(z.string()),
  /** With their questions, in the words of then. */
  answers: z.optional(z.array(z.object({ question, value: answerValue }))),
  /** The pre-order. */
  order: z.nullish(z.object({ id, number: z.string(), status: orderStatus, count: z.int(), total: amount })),
});
export type WireReservation = z.infer<typeof reservation>;

/** The answer about one: all of it to whoever is logged in as its customer, or sends the key it was placed with as `Order-Key`. */
const reservationResponse = z.object({
  error: z.optional(z.literal(0)),
  reservation,
  /** The server's clock when it answered. */
  now: z.string(),
});

/**
 * `POST webapp/reservations/{reference_id}`: a customer's by the token, and a guest's by the ids and keys kept on the device (one
 * whose key is wrong is left out), the latest start first.
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

/** `POST webapp/reservation-change/{reservation_id}`: what is left out stays; a table or staff left out may become another. */
export const changeReservationRequest = z.object({
  starts_at: z.string(),
  guests: z.optional(guests),
  table_id: z.nullish(id),
  area_id: z.nullish(id),
  staff_id: z.nullish(id),
  note: z.optional(reservationNote),
});
export type ChangeReservationRequest = z.infer<typeof changeReservationRequest>;

/** 409 of changing and cancelling: it is too late, or it is over. */
export const tooLateReservationBody = z.object({
  error: z.literal(1),
  code: z.literal('too_late'),
  message: z.string(),
  reservation,
});

/** With an `Idempotency-Key`: the same key is the same reservation, however often it is sent. */
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

/** By whoever placed it, until `change_until`. 409 `slot_taken` leaves it as it was, `too_late` comes with it. */
export const changeReservationCall = {
  method: 'POST',
  path: 'webapp/reservation-change/{reservation_id}',
  body: changeReservationRequest,
  response: reservationResponse,
} as const satisfies Call;

/** Likewise. It may be sent again. */
export const cancelReservationCall = {
  method: 'POST',
  path: 'webapp/reservation-cancel/{reservation_id}',
  response: reservationResponse,
} as const satisfies Call;
