import type { Call } from '../call.ts';
import {
  reservationResponse,
  reservationsRequest,
  reservationsResponse,
  reserveTableRequest,
  tablesQuery,
  tablesResponse,
} from '../schemas/reservation.ts';

export const tables = {
  method: 'GET',
  path: 'webapp/tables/{branch_id}',
  query: tablesQuery,
  response: tablesResponse,
} as const satisfies Call;

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
