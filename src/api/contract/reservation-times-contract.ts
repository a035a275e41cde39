import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { amount, countParam, id, image, localizedText } from './common-contract.ts';
import { question } from './feedback-contract.ts';

const namedFields = { id, name: localizedText };

/** `GET webapp/reservation-form/{branch_id}`: what customers can reserve at a branch, and the questions to answer. */
export const reservationFormResponse = z.object({
  error: z.optional(z.literal(0)),
  form: z.object({
    /** Type 2 includes a pre-ordered cart. */
    type: z.union([z.literal(1), z.literal(2)]),
    /** Whether the customer may choose the table. */
    with_table: z.boolean(),
    /** The largest party: limited by the business's setting and its largest table. */
    max_guests: z.int(),
    login_required: z.boolean(),
    /** `by_hand` means that the staff must accept each reservation. */
    confirm: z.enum(['by_hand', 'at_once']),
    /** How many hours before the start a reminder is sent; 0 means no reminder. */
    reminder_hours: z.number(),
    /** How many hours before the start the reservation can still be changed or cancelled. */
    change_until_hours: z.number(),
    /** The first and last day (YYYY-MM-DD) that can be reserved. */
    first_day: z.string(),
    last_day: z.string(),
    areas: z.array(z.object(namedFields)),
    tables: z.array(
      z.object({
        ...namedFields,
        area_id: z._default(z.nullable(id), null),
        /** The smallest and largest party for the table; null means no limit. */
        seats_from: z._default(z.int(), 1),
        seats: z._default(z.nullable(z.int()), null),
        /** Whether this is a combination of several tables. Its name contains their names. */
        combined: z._default(z.boolean(), false),
      }),
    ),
    services: z.array(
      z.object({
        ...namedFields,
        description: z.optional(localizedText),
        image: z.nullish(image),
        duration_minutes: z.int(),
        price: z._default(z.nullable(amount), null),
        /** Ids of the staff who provide the service; empty if the customer cannot choose one. */
        staff: z.array(id),
      }),
    ),
    staff: z.array(z.object({ ...namedFields, image: z.nullish(image) })),
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
  /** Whether the time is free. Taken times are listed too. */
  free: z.boolean(),
  /**
   * Ids of the free tables, if the customer may choose one. Areas and staff have no such list: query with `area` or
   * `staff` for their free times.
   */
  tables: z._default(z.array(id), []),
});
export type WireReservationTime = z.infer<typeof time>;

const day = z.iso.date();

/**
 * `GET webapp/reservation-times/{branch_id}`: the times of several days for a party, in order. `days` is the number of
 * days starting with `from`, at most 31; the default is today only. A day without times is closed or cannot be
 * reserved. `but` is a reservation that the customer is changing; its own time counts as free.
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
 * The 409 response to making and changing a reservation: the time has been taken or is no longer offered.
 * `alternatives` are the nearest free times for the same request, at most four, in time order.
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
