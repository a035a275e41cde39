import type { SlotRefusal } from '../../domain/schedule/branch-schedule.ts';
import { slotRefusedBody, type WireSlotHold } from '../contract/schedule-contract.ts';
import { toInstant } from './map-common.ts';
import { toSlots } from './map-schedule.ts';

/** For how long the server holds the slot from its response on, in ms. Throws when an instant cannot be read. */
export const holdDurationMs = (hold: Pick<WireSlotHold, 'expires_at'>, now: string): number =>
  toInstant(hold.expires_at) - toInstant(now);

/** Reads the body of an error response; null when it is no refusal of a slot. */
export function toSlotRefusal(body: unknown): SlotRefusal | null {
  const { data } = slotRefusedBody.safeParse(body);
  return data ? { code: data.code, alternatives: toSlots(data.alternatives) } : null;
}
