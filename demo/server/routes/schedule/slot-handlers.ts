import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import type { Shifts } from '../../services/schedule/shifts-response.ts';
import type { SlotService } from '../../services/schedule/slot-service.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { ReadClientInfo } from '../http/client-info.ts';
import { type CachedBody, cacheText, sendNoStoreBody, sendPrivateJson } from '../http/json-response.ts';
import type { RequestAuth } from '../http/request-auth.ts';

interface SlotRouteDeps {
  readonly slots: SlotService;
  readonly catalogue: Pick<Catalogue, 'getBranch'>;
  readonly auth: Pick<RequestAuth, 'findCustomer'>;
  readonly readClientInfo: ReadClientInfo;
}

/** An expired login does not prevent a hold. The customer has to log in again only when placing the order. */
function ignoreInvalidToken(error: unknown): null {
  if (error instanceof Refusal && error.code === 'token_invalid') return null;
  throw error;
}

/**
 * Creates a function that encodes each response once. The same `Shifts` object goes to many customers: all customers of
 * a branch get it within a second.
 */
function createShiftsEncoder() {
  const bodies = new WeakMap<Shifts, CachedBody>();
  return (shifts: Shifts): CachedBody => {
    const cachedBody = bodies.get(shifts);
    if (cachedBody) return cachedBody;
    const body = cacheText(JSON.stringify({ error: 0, ...shifts }), false);
    bodies.set(shifts, body);
    return body;
  };
}

/** Handlers for the slots of a branch, and for holding a place in a slot. */
export function createSlotHandlers({ slots, catalogue, auth, readClientInfo }: SlotRouteDeps) {
  const encodeShifts = createShiftsEncoder();
  return {
    shifts: async ({ c, params, query }) =>
      sendNoStoreBody(c, encodeShifts(await slots.loadShifts(params.branch_id, query.hold_id ?? null))),

    async slotHold({ c, params, body }) {
      const { business } = await catalogue.getBranch(params.branch_id);
      const customer = await auth.findCustomer(c, business.referenceId).catch(ignoreInvalidToken);
      const sender = { ip: readClientInfo(c).ip, customer };
      return sendPrivateJson(c, { error: 0, ...(await slots.hold(params.branch_id, body, sender)) });
    },

    async slotRelease({ c, params, body }) {
      await slots.release(params.branch_id, body.hold_id);
      return sendPrivateJson(c, { error: 0 });
    },
  } satisfies Handlers;
}
