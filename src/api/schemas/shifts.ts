import * as z from 'zod/mini';

/** A span of wall-clock time as instants, ISO 8601 with the business's offset. */
const span = z.object({ from: z.string(), to: z.string() });

const typeToday = z.object({
  status: z.enum(['open', 'closed']),
  /** When it opens next, if closed and known. */
  opens_at: z.nullish(z.string()),
  /** When the running shift ends, if open. */
  closes_at: z.nullish(z.string()),
  shifts: z.array(span),
  slots: z.array(span),
});

const byType = <T extends z.ZodMiniType>(of: T) =>
  z.object({ delivery: z.optional(of), car_pickup: z.optional(of), dine_in: z.optional(of) });

/** `GET webapp/v5/shifts/{branch_id}`: today per selling type, and the other days' slots by date (YYYY-MM-DD). */
export const shiftsResponse = z.object({
  error: z.optional(z.literal(0)),
  timezone: z.string(),
  today: byType(typeToday),
  days: z._default(z.array(z.object({ date: z.string(), slots: byType(z.array(span)) })), []),
});
export type ShiftsResponse = z.infer<typeof shiftsResponse>;
