import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { countParam, id, localizedText } from './common-contract.ts';

/** A table for orders or reservations, or a service with its own duration. */
const table = z.object({
  id,
  /** Without the word "Table". The business's `table_label` is displayed before it. */
  name: localizedText,
  seats: z.nullish(z.int().check(z.minimum(1))),
  /** Duration of a reservation in minutes. */
  minutes: z.nullish(z.int().check(z.minimum(1))),
  /** Free start times on the requested day, ISO 8601 with offset. Absent without a `date` in the query. */
  free: z.nullish(z.array(z.string())),
});
export type WireTable = z.infer<typeof table>;

/**
 * `GET webapp/tables/{branch_id}`: the tables or services of a branch. With `date`, also their free times for a party.
 */
const tablesQuery = z.object({
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  guests: z.optional(countParam),
});

export const tablesResponse = z.object({ error: z.optional(z.literal(0)), tables: z.array(table) });

export const tablesCall = {
  method: 'GET',
  path: 'webapp/tables/{branch_id}',
  query: tablesQuery,
  response: tablesResponse,
  lenient: tablesResponse,
} as const satisfies Call;
