import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { deviceId, sellingType } from './common-contract.ts';

/** A span of wall-clock time as instants, ISO 8601 with the business's offset. */
const span = z.object({ from: z.string(), to: z.string() });

/**
 * A slot: a time span for a scheduled order. `left` is the number of orders it still accepts; absent means no limit. Full slots
 * are listed with 0. The client's own hold (`hold_id` of the query) counts as free.
 */
export const slot = z.extend(span, { left: z.nullish(z.int().check(z.minimum(0))) });
export type WireSlot = z.infer<typeof slot>;

/** A secret that the client generates: it proves who holds the place. */
export const holdId = z.string().check(z.regex(/^[\w-]{16,80}$/));

const typeToday = z.object({
  status: z.enum(['open', 'closed']),
  /** The next opening time, if closed and known. */
  opens_at: z.nullish(z.string()),
  /** The end of the current shift, if open. */
  closes_at: z.nullish(z.string()),
  /** The opening hours: every shift that begins today, and those of yesterday that have not ended. */
  shifts: z.array(span),
  slots: z.array(slot),
});

const createByType = <T extends z.ZodMiniType>(schema: T) =>
  z.object({ delivery: z.optional(schema), car_pickup: z.optional(schema), dine_in: z.optional(schema) });

/** `hold_id` is the client's own hold, which then counts as free. */
const shiftsQuery = z.object({ hold_id: z.optional(holdId) });

/** `GET webapp/v5/shifts/{branch_id}`: today by order type, and the slots of the following days by date (YYYY-MM-DD). */
export const shiftsResponse = z.object({
  error: z.optional(z.literal(0)),
  timezone: z.string(),
  /** The server's time of the response. */
  now: z.nullish(z.string()),
  today: createByType(typeToday),
  days: z._default(z.array(z.object({ date: z.string(), slots: createByType(z.array(slot)) })), []),
});
export type ShiftsResponse = z.infer<typeof shiftsResponse>;

/**
 * `POST webapp/slot-hold/{branch_id}`: holds a place in the slot that starts at `from` (ISO 8601 with offset) for a few minutes.
 * The same id renews the hold or moves it to another slot. If that slot is full, the hold stays where it was. 429
 * `too_many_places`: the customer has too many places that are not confirmed. 429 `hold_over`: the customer has held places in
 * this slot for the longest time allowed, and can still order.
 */
export const slotHoldRequest = z.object({
  hold_id: holdId,
  selling_types: sellingType,
  from: z.string(),
  device_id: deviceId,
});

export const slotHoldResponse = z.object({
  error: z.optional(z.literal(0)),
  hold: z.object({
    id: holdId,
    from: z.string(),
    to: z.string(),
    /** Until then, an order with this hold gets its place. */
    expires_at: z.string(),
  }),
  /** The server's time of the response. */
  now: z.string(),
});
export type WireSlotHold = z.infer<typeof slotHoldResponse>['hold'];

/** `POST webapp/slot-release/{branch_id}`: releases a hold. An unknown hold is not an error. */
const slotReleaseRequest = z.object({ hold_id: holdId });

const slotReleaseResponse = z.object({ error: z.optional(z.literal(0)) });

/**
 * 409 of a hold and of an order: the slot is full, or no longer offered because it has passed or the hours have changed.
 * `alternatives` are the nearest free slots, at most four, in time order.
 */
export const slotRefusedBody = z.object({
  error: z.literal(1),
  code: z.enum(['slot_full', 'slot_gone']),
  message: z.string(),
  alternatives: z.array(slot),
  now: z.string(),
});
export type SlotRefused = z.infer<typeof slotRefusedBody>;

export const shiftsCall = {
  method: 'GET',
  path: 'webapp/v5/shifts/{branch_id}',
  query: shiftsQuery,
  response: shiftsResponse,
  lenient: shiftsResponse,
} as const satisfies Call;

/** Safe to repeat: the id identifies the hold. */
export const slotHoldCall = {
  method: 'POST',
  path: 'webapp/slot-hold/{branch_id}',
  body: slotHoldRequest,
  response: slotHoldResponse,
} as const satisfies Call;

export const slotReleaseCall = {
  method: 'POST',
  path: 'webapp/slot-release/{branch_id}',
  body: slotReleaseRequest,
  response: slotReleaseResponse,
} as const satisfies Call;
