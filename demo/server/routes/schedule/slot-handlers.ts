import type { SlotService } from '../../services/schedule/slot-service.ts';
import type { Handlers } from '../api/call-handler.ts';
import { sendPrivateJson } from '../http/json-response.ts';

/** Handlers for the slots of a branch, and for holding a place in a slot. */
export function slotHandlers(slots: SlotService) {
  return {
    shifts: async ({ c, params, query }) =>
      sendPrivateJson(c, { error: 0, ...(await slots.shifts(params.branch_id, query.hold_id ?? null)) }),

    slotHold: async ({ c, params, body }) =>
      sendPrivateJson(c, { error: 0, ...(await slots.hold(params.branch_id, body)) }),

    async slotRelease({ c, params, body }) {
      await slots.release(params.branch_id, body.hold_id);
      return sendPrivateJson(c, { error: 0 });
    },
  } satisfies Handlers;
}
