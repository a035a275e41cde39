import type * as z from 'zod/mini';
import type { slotHoldRequest, WireSlotHold } from '../../../../src/api/contract/schedule-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import type { Db } from '../../db/open-database.ts';
import { findHeldPlace, holdPlace, SlotFull } from '../../repo/schedule/slot-places-repo.ts';
import { toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import { toZonedIso } from './business-time.ts';
import { createSlotRefusal, requireInstant, type SlotContext, toBranchSlot } from './offered-slots.ts';
import { getTimezone, listSlots } from './opening.ts';
import { type PlaceLimits, type PlaceSender, toPlaceRefusal } from './place-limits.ts';

const MINUTE_MS = 60_000;

/** Default duration of a hold. */
const HOLD_MINUTES = 10;
/** Maximum time that a customer can hold places in a slot, as a multiple of the hold's duration. */
export const MAX_HOLD_FACTOR = 3;

/** How long a hold lasts unless it is extended. */
export const getHoldMs = ({ hold_minutes }: FileBranch): number => (hold_minutes ?? HOLD_MINUTES) * MINUTE_MS;

/**
 * The slot that starts at `from`, if the customer holds a place in it. The place is guaranteed until the hold expires or
 * the slot begins.
 */
export async function findHeldSlot(
  db: Db,
  { business, branch, at, holdId }: SlotContext,
  type: OrderType,
  from: number,
): Promise<(Span & { readonly expiresAt: number }) | null> {
  if (holdId === null || from <= at) return null;
  const row = await findHeldPlace(db, business.referenceId, holdId, new Date(at));
  const isSameSlot =
    row?.branchId === toWireId(business.referenceId, branch.id) &&
    row.sellingType === type &&
    row.startsAt.getTime() === from;
  return isSameSlot && row.expiresAt
    ? { from, to: row.endsAt.getTime(), expiresAt: row.expiresAt.getTime() }
    : null;
}

/**
 * Holds a place in a slot during checkout, or extends the hold while the slot can still be ordered. Throws Refusal 409
 * with alternatives, and 429 `too_many_places` and `hold_over`. After a refusal, the customer keeps the previous hold.
 */
export async function holdSlot(
  db: Db,
  context: SlotContext & { readonly holdId: string },
  { selling_types: type, from }: z.output<typeof slotHoldRequest>,
  { limits, sender }: { readonly limits: PlaceLimits; readonly sender: PlaceSender },
): Promise<WireSlotHold> {
  const { business, branch, at, holdId, rush } = context;
  const startsAt = requireInstant('from', from);
  const formatIso = (epochMs: number) => toZonedIso(epochMs, getTimezone(business));
  const toHoldWire = (slot: Span, until: number): WireSlotHold => ({
    id: holdId,
    from: formatIso(slot.from),
    to: formatIso(slot.to),
    expires_at: formatIso(until),
  });
  const slot = listSlots(business, branch, type, at, rush).find((one) => one.from === startsAt);
  if (!slot) {
    const heldSlot = await findHeldSlot(db, context, type, startsAt);
    if (heldSlot) return toHoldWire(heldSlot, heldSlot.expiresAt);
    throw await createSlotRefusal(db, context, type, 'slot_gone', startsAt);
  }
  const durationMs = getHoldMs(branch);
  const branchSlot = toBranchSlot(context, type, slot);
  const owner = limits.identify(business.referenceId, sender);
  const holdTime = {
    durationMs,
    maxMs: durationMs * MAX_HOLD_FACTOR,
    key: limits.createHoldKey(owner, branchSlot),
  };
  try {
    const claim = { slot: branchSlot, size: context.size, holdId, owner };
    const expiresAt = await holdPlace(db, claim, holdTime, new Date(at));
    return toHoldWire(slot, expiresAt.getTime());
  } catch (error) {
    if (error instanceof SlotFull) throw await createSlotRefusal(db, context, type, 'slot_full', startsAt);
    throw toPlaceRefusal(error, new Date(at));
  }
}
