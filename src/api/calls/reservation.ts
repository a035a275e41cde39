import type { Call } from '../call.ts';
import {
  reservationResponse,
  reservationsRequest,
  reservationsResponse,
  reserveTableRequest,
} from '../schemas/reservation.ts';

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
