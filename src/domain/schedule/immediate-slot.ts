import { isFree } from './schedule-type.ts';
import type { Slot } from './slots.ts';

// An immediate order uses the capacity of the slot in which it is ready (decisions, section 2). The app and the backend
// share this rule (docs/adr/0048-capacity-by-dishes-or-amount.md).

/** The promised time of an immediate order, and the slot whose capacity the order uses. */
export interface ImmediatePromise {
  /** Epoch ms. */
  readonly promisedAt: number;
  /** Null if the promised time is outside all slots. The order then uses no capacity. */
  readonly slot: Slot | null;
}

/**
 * Promises an order for `readyAt` (epoch ms). If the slot of that time has no room, promises the start of the first
 * later slot with room. Null if no slot has room. `slots` are those of the running shift, in order, already marked by
 * `markSmallSlots`.
 */
export function promiseImmediateOrder(readyAt: number, slots: readonly Slot[]): ImmediatePromise | null {
  const readySlot = slots.filter(({ from, to }) => from <= readyAt && readyAt < to).at(-1);
  if (!readySlot) return { promisedAt: readyAt, slot: null };
  if (isFree(readySlot)) return { promisedAt: readyAt, slot: readySlot };
  const laterSlot = slots.find((slot) => slot.from > readySlot.from && isFree(slot));
  return laterSlot ? { promisedAt: laterSlot.from, slot: laterSlot } : null;
}
