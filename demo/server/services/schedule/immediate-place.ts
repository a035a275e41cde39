import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import {
  type ImmediatePromise,
  promiseImmediateOrder,
} from '../../../../src/domain/schedule/immediate-slot.ts';
import { computeDelayedStart } from '../../../../src/domain/schedule/rush.ts';
import type { OrderSize } from '../../../../src/domain/schedule/slot-capacity.ts';
import type { Db } from '../../db/open-database.ts';
import { countTakenPlaces, type SlotClaim } from '../../repo/schedule/slot-places-repo.ts';
import { toWireId } from '../business/business-document.ts';
import { Refusal } from '../shared/refusal.ts';
import { toZonedIso } from './business-time.ts';
import { addFreeCapacity, createSlotRefusal, type SlotContext, toBranchSlot } from './offered-slots.ts';
import { getTimezone, listImmediateSlots } from './opening.ts';
import { getSlotCapacity } from './slot-capacity-of-branch.ts';

/** Finds the place of an order that could be ready at `readyAt` (epoch ms). Throws what `claimPlace` throws. */
async function findImmediatePlace(
  db: Db,
  context: SlotContext,
  type: OrderType,
  readyAt: number,
): Promise<ImmediatePromise> {
  const { business, branch, at, holdId, seenPromise } = context;
  const isLimited = getSlotCapacity(branch, type, business.currency) !== null;
  const slots = isLimited ? listImmediateSlots(business, branch, type, at) : [];
  const [first] = slots;
  if (!first) return { promisedAt: readyAt, slot: null };
  const takenPlaces = await countTakenPlaces(db, toWireId(business.referenceId, branch.id), {
    at: new Date(at),
    ignoredHoldId: holdId,
    after: new Date(first.from - 1),
    to: new Date(slots.at(-1)?.from ?? at),
  });
  const place = promiseImmediateOrder(readyAt, addFreeCapacity(context, type, slots, takenPlaces));
  if (!place) {
    const durationMs = readyAt - computeDelayedStart(context.rush, at);
    throw await createSlotRefusal(db, { ...context, durationMs }, type, 'slot_full', readyAt);
  }
  if (place.promisedAt > readyAt && seenPromise != null && place.promisedAt > seenPromise)
    throw new Refusal(409, 'busier', 'Orders take longer now', {
      promised_at: toZonedIso(place.promisedAt, getTimezone(business)),
    });
  return place;
}

/** The parts of an order's draft that determine its place in a slot. `promisedAt` is when the order could be ready. */
interface PlaceDraft {
  readonly promisedAt?: Date | null | undefined;
  readonly slotClaim: SlotClaim | null;
  readonly size: OrderSize;
}

/**
 * Computes the promised time of an order and its claim on a slot. A scheduled order keeps both from its draft. An
 * immediate order claims the slot in which it will be ready. An order claims no slot if the capacity of slots is not
 * limited, or if the order is a parcel, which has no promised time. Throws Refusal 409 `slot_full` with the nearest free
 * slots if no slot of the shift has room, and `busier` if the promised time is now later than the customer saw.
 */
export async function claimPlace(
  db: Db,
  context: SlotContext,
  { selling_types: type, priority }: OrderRequest,
  { promisedAt: readyAt = null, slotClaim, size }: PlaceDraft,
): Promise<{ readonly promisedAt: Date | null; readonly slotClaim: SlotClaim | null }> {
  if (!readyAt || priority !== 'now') return { promisedAt: readyAt, slotClaim };
  const { promisedAt, slot } = await findImmediatePlace(db, context, type, readyAt.getTime());
  const { holdId } = context;
  return {
    promisedAt: new Date(promisedAt),
    slotClaim: slot && { slot: toBranchSlot(context, type, slot), size, holdId, owner: null },
  };
}
