import * as z from 'zod/mini';
import { sellingType } from './common-schema.ts';
import { holdId, slot } from './shifts-schema.ts';

/**
 * `POST webapp/slot-hold/{branch_id}`: keeps a place in the slot that starts at `from` (ISO 8601 with offset) for a few minutes. The
 * same id again renews it, or moves it to another slot; moved in vain, it stays where it was.
 */
export const slotHoldRequest = z.object({ hold_id: holdId, selling_types: sellingType, from: z.string() });

export const slotHoldResponse = z.object({
  error: z.optional(z.literal(0)),
  hold: z.object({
    id: holdId,
    from: z.string(),
    to: z.string(),
    /** Until then, an order with this hold is sure of its place. */
    expires_at: z.string(),
  }),
  /** The server's clock when it answered. */
  now: z.string(),
});
export type WireSlotHold = z.infer<typeof slotHoldResponse>['hold'];

/** `POST webapp/slot-release/{branch_id}`: gives the place back. A hold that is not there is no mistake. */
export const slotReleaseRequest = z.object({ hold_id: holdId });
export const slotReleaseResponse = z.object({ error: z.optional(z.literal(0)) });

/**
 * 409 of a hold and of an order: the slot is full, or no longer offered (it has passed, or hours have changed). `alternatives` are
 * the nearest free ones, at most four, in time order.
 */
export const slotRefusedBody = z.object({
  error: z.literal(1),
  code: z.enum(['slot_full', 'slot_gone']),
  message: z.string(),
  alternatives: z.array(slot),
  now: z.string(),
});
export type SlotRefused = z.infer<typeof slotRefusedBody>;
