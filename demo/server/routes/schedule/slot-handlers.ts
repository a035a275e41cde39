import type { Shifts } from '../../services/schedule/shifts-response.ts';
import type { SlotService } from '../../services/schedule/slot-service.ts';
import type { Handlers } from '../api/call-handler.ts';
import { type CachedBody, cacheText, sendMomentaryBody, sendPrivateJson } from '../http/json-response.ts';

/** Encodes each response once, because all customers of a branch get the same one within a second. */
function createShiftsBodies() {
  const bodies = new WeakMap<Shifts, CachedBody>();
  return (shifts: Shifts): CachedBody => {
    const cached = bodies.get(shifts);
    if (cached) return cached;
    const body = cacheText(JSON.stringify({ error: 0, ...shifts }), false);
    bodies.set(shifts, body);
    return body;
  };
}

/** Handlers for the slots of a branch, and for holding a place in a slot. */
export function slotHandlers(slots: SlotService) {
  const toBody = createShiftsBodies();
  return {
    shifts: async ({ c, params, query }) =>
      sendMomentaryBody(c, toBody(await slots.shifts(params.branch_id, query.hold_id ?? null))),

    slotHold: async ({ c, params, body }) =>
      sendPrivateJson(c, { error: 0, ...(await slots.hold(params.branch_id, body)) }),

    async slotRelease({ c, params, body }) {
      await slots.release(params.branch_id, body.hold_id);
      return sendPrivateJson(c, { error: 0 });
    },
  } satisfies Handlers;
}
