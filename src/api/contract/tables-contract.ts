import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { countParam, id, localizedText } from './common-contract.ts';

/** A table to order from or to reserve, or a service with its own length. */
const table = z.object({
  id,
  /** Without the word for what it is: the business's `table_label` goes before it. */
  name: localizedText,
  seats: z.nullish(z.int().check(z.minimum(1))),
  /** How long it is taken, where it can be reserved. */
  minutes: z.nullish(z.int().check(z.minimum(1))),
  /** Free starting times of the asked day, ISO 8601 with offset; absent when no day was asked. */
  free: z.nullish(z.array(z.string())),
});
export type WireTable = z.infer<typeof table>;

/** `GET webapp/tables/{branch_id}`: the tables or services of a branch; of a day for a party, with their free times. */
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
