import * as z from 'zod/mini';
import { dialCode, id, localizedText, pagination, phone } from './common.ts';
import { orderLine } from './order.ts';

/** Other-request status codes (spec, section 4): 0 pending, 1 accepted, 2 rejected, 3 completed. */
const requestStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** `POST webapp/reserve-table`. Type 2 carries a pre-ordered cart. The idempotency key travels in the header. */
export const reserveTableRequest = z.object({
  branch_id: id,
  table_id: z.nullish(id),
  type: z.union([z.literal(1), z.literal(2)]),
  starts_at: z.string(),
  guests: z.int().check(z.minimum(1), z.maximum(1000)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  phone,
  dial_code: dialCode,
  note: z._default(z.string().check(z.maxLength(500)), ''),
  order_lines: z._default(z.array(orderLine).check(z.maxLength(300)), []),
});

const reservation = z.object({
  id,
  number: z.string(),
  branch_id: id,
  status: requestStatus,
  table: z.nullish(z.object({ id, name: localizedText })),
  starts_at: z.string(),
  ends_at: z.nullish(z.string()),
  guests: z.int(),
  note: z.string(),
  order_id: z.nullish(id),
});

export const reservationResponse = z.object({ error: z.optional(z.literal(0)), reservation });

/** `POST webapp/reservations/{reference_id}`: a guest's by the ids kept on the device, a customer's by the token. */
export const reservationsRequest = z.object({
  ids: z._default(z.array(id).check(z.maxLength(100)), []),
  page: z._default(z.int(), 1),
});
export const reservationsResponse = z.object({
  error: z.optional(z.literal(0)),
  reservations: z.array(reservation),
  pagination,
});
