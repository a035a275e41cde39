import type { Call } from '../call.ts';
import {
  changeReservationRequest,
  reservationResponse,
  reservationsRequest,
  reservationsResponse,
  reserveTableRequest,
} from '../schemas/reservation-schema.ts';
import {
  reservationFormResponse,
  reservationTimesQuery,
  reservationTimesResponse,
} from '../schemas/reservation-times-schema.ts';

export const reservationForm = {
  method: 'GET',
  path: 'webapp/reservation-form/{branch_id}',
  response: reservationFormResponse,
} as const satisfies Call;

export const reservationTimes = {
  method: 'GET',
  path: 'webapp/reservation-times/{branch_id}',
  query: reservationTimesQuery,
  response: reservationTimesResponse,
} as const satisfies Call;

/** With an `Idempotency-Key`: the same key is the same reservation, however often it is sent. */
export const reserveTable = {
  method: 'POST',
  path: 'webapp/reserve-table',
  body: reserveTableRequest,
  response: reservationResponse,
} as const satisfies Call;

export const reservations = {
  method: 'POST',
  path: 'webapp/reservations/{reference_id}',
  body: reservationsRequest,
  response: reservationsResponse,
} as const satisfies Call;

export const reservation = {
  method: 'GET',
  path: 'webapp/reservation/{reservation_id}',
  response: reservationResponse,
} as const satisfies Call;

/** By whoever placed it, until `change_until`. 409 `slot_taken` leaves it as it was, `too_late` comes with it. */
export const changeReservation = {
  method: 'POST',
  path: 'webapp/reservation-change/{reservation_id}',
  body: changeReservationRequest,
  response: reservationResponse,
} as const satisfies Call;

/** Likewise. It may be sent again. */
export const cancelReservation = {
  method: 'POST',
  path: 'webapp/reservation-cancel/{reservation_id}',
  response: reservationResponse,
} as const satisfies Call;
