import * as z from 'zod/mini';

/** A span of wall-clock time as instants, ISO 8601 with the business's offset. */
const span = z.object({ from: z.string(), to: z.string() });

/**
 * A slot: a span that can be ordered for. `left` is how many orders it still takes; absent: as many as come. One that is full is
 * listed all the same, with 0. The asker's own hold (`hold_id` of the query) counts as free.
 */
export const slot = z.extend(span, { left: z.nullish(z.int().check(z.minimum(0))) });
export type WireSlot = z.infer<typeof slot>;

/** Made by the client and told to nobody: who has it has the place. */
export const holdId = z.string().check(z.regex(/^[\w-]{16,80}$/));

const typeToday = z.object({
  status: z.enum(['open', 'closed']),
  /** When it opens next, if closed and known. */
  opens_at: z.nullish(z.string()),
  /** When the running shift ends, if open. */
  closes_at: z.nullish(z.string()),
  shifts: z.array(span),
  slots: z.array(slot),
});

const byType = <T extends z.ZodMiniType>(of: T) =>
  z.object({ delivery: z.optional(of), car_pickup: z.optional(of), dine_in: z.optional(of) });

/** `hold_id`: of the place that the asker holds, so that it is not told to be taken. */
export const shiftsQuery = z.object({ hold_id: z.optional(holdId) });

/** `GET webapp/v5/shifts/{branch_id}`: today per selling type, and the other days' slots by date (YYYY-MM-DD). */
export const shiftsResponse = z.object({
  error: z.optional(z.literal(0)),
  timezone: z.string(),
  /** The server's clock when it answered. */
  now: z.nullish(z.string()),
  today: byType(typeToday),
  days: z._default(z.array(z.object({ date: z.string(), slots: byType(z.array(slot)) })), []),
});
export type ShiftsResponse = z.infer<typeof shiftsResponse>;
