import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { amount, countParam, id, image, localizedText } from './common-contract.ts';
import { question } from './feedback-contract.ts';

const named = { id, name: localizedText };

/** `GET webapp/reservation-form/{branch_id}`: what can be reserved at a branch, and what it wants to know. */
export const reservationFormResponse = z.object({
  error: z.optional(z.literal(0)),
  form: z.object({
    /** 2: a pre-ordered cart comes with it. */
    type: z.union([z.literal(1), z.literal(2)]),
    /** The customer may choose the table. */
    with_table: z.boolean(),
    /** The largest party: what the business takes, and its largest table seats. */
    max_guests: z.int(),
    login_required: z.boolean(),
    /** `by_hand`: somebody accepts it first. */
    confirm: z.enum(['by_hand', 'at_once']),
    /** So many hours before, a reminder is sent; 0: none is. */
    reminder_hours: z.number(),
    /** Until so many hours before, it may be changed or cancelled. */
    change_until_hours: z.number(),
    /** The first and the last day (YYYY-MM-DD) that can be reserved for. */
    first_day: z.string(),
    last_day: z.string(),
    areas: z.array(z.object(named)),
    tables: z.array(
      z.object({
        ...named,
        area_id: z._default(z.nullable(id), null),
        /** The smallest and largest party it is for; null: any. */
        seats_from: z._default(z.int(), 1),
        seats: z._default(z.nullable(z.int()), null),
      }),
    ),
    services: z.array(
      z.object({
        ...named,
        description: z.optional(localizedText),
        image: z.nullish(image),
        duration_minutes: z.int(),
        price: z._default(z.nullable(amount), null),
        /** Who gives it; none: nobody in particular. */
        staff: z.array(id),
      }),
    ),
    staff: z.array(z.object({ ...named, image: z.nullish(image) })),
    intro: z.optional(localizedText),
    questions: z.array(question),
  }),
  timezone: z.string(),
  now: z.string(),
});
export type WireReservationForm = z.infer<typeof reservationFormResponse>['form'];

const time = z.object({
  /** ISO 8601 with the business's offset. */
  from: z.string(),
  to: z.string(),
  /** False: taken. It is listed all the same. */
  free: z.boolean(),
  /** Ids of the areas with a free table, of the free tables where the customer may choose, and of who is free. */
  areas: z._default(z.array(id), []),
  tables: z._default(z.array(id), []),
  staff: z._default(z.array(id), []),
});
export type WireReservationTime = z.infer<typeof time>;

const day = z.iso.date();

/**
 * `GET webapp/reservation-times/{branch_id}`: the times of some days (`days` from `from` on, at most 31; today when left out) for a
 * party, in order; a day without any is closed, or out of reach. `but` is a reservation that is about to be changed: what it
 * takes counts as free.
 */
export const reservationTimesQuery = z.object({
  from: z.optional(day),
  days: z.optional(countParam.check(z.maximum(31))),
  guests: z.optional(countParam.check(z.maximum(1000))),
  service: z.optional(id),
  staff: z.optional(id),
  area: z.optional(id),
  table: z.optional(id),
  but: z.optional(id),
});

const reservationTimesResponse = z.object({
  error: z.optional(z.literal(0)),
  days: z.array(z.object({ date: day, times: z.array(time) })),
  timezone: z.string(),
  now: z.string(),
});

/**
 * 409 of placing and changing: somebody was quicker, or the time is no longer offered. `alternatives` are the nearest free ones for
 * the same wish, at most four, in time order.
 */
export const timeRefusedBody = z.object({
  error: z.literal(1),
  code: z.enum(['slot_taken', 'slot_gone']),
  message: z.string(),
  alternatives: z.array(time),
  now: z.string(),
});

export const reservationFormCall = {
  method: 'GET',
  path: 'webapp/reservation-form/{branch_id}',
  response: reservationFormResponse,
} as const satisfies Call;

export const reservationTimesCall = {
  method: 'GET',
  path: 'webapp/reservation-times/{branch_id}',
  query: reservationTimesQuery,
  response: reservationTimesResponse,
} as const satisfies Call;
