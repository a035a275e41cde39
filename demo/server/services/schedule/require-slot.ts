import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import { canBeReady } from '../../../../src/domain/schedule/preparation.ts';
import { computeDelayedStart, getExtraMinutes } from '../../../../src/domain/schedule/rush.ts';
import { isFree } from '../../../../src/domain/schedule/schedule-type.ts';
import type { Db } from '../../db/open-database.ts';
import { Refusal } from '../shared/refusal.ts';
import { toZonedIso } from './business-time.ts';
import { createSlotRefusal, listOfferedSlots, requireInstant, type SlotContext } from './offered-slots.ts';
import { computeOpenState, getTimezone, isOnlyScheduled, listPreparationSpans } from './opening.ts';
import { findHeldSlot, getHoldMs, MAX_HOLD_FACTOR } from './slot-holds.ts';

/**
 * Checks that an order that takes `durationMs` can be ready for its slot, even in a rush. For a customer who holds a
 * place, work counts from the earliest time at which the hold can have begun, so that the place is not lost during
 * checkout. Throws Refusal 409 `slot_gone` with the nearest slots for which the order can be ready.
 */
export async function requirePreparation(
  db: Db,
  context: SlotContext,
  type: OrderType,
  slot: Span,
  durationMs: number,
): Promise<void> {
  const { business, branch, at, holdId, rush } = context;
  const startOfWork = computeDelayedStart(rush, at) - (holdId ? getHoldMs(branch) * MAX_HOLD_FACTOR : 0);
  const earliestWork = Math.min(startOfWork, slot.from - durationMs);
  const openSpans = listPreparationSpans(business, branch, type, { from: earliestWork, to: slot.from });
  if (canBeReady(slot.from, { now: startOfWork, durationMs, openSpans })) return;
  throw await createSlotRefusal(db, { ...context, durationMs }, type, 'slot_gone', slot.from);
}

/** Throws Refusal 409 `busier` if an immediate order now takes longer than the customer saw. Otherwise returns null. */
function requireSeenRush({ rush, seenExtraMinutes, at }: SlotContext): null {
  const extra_minutes = getExtraMinutes(rush, at);
  if (seenExtraMinutes != null && extra_minutes > seenExtraMinutes)
    throw new Refusal(409, 'busier', 'Orders take longer now', { extra_minutes });
  return null;
}

/**
 * The slot of an order. Null for an immediate order. A held place is always accepted. Throws Refusal 409 `closed` with
 * the next opening, `only_scheduled`, `busier`, or `slot_gone` and `slot_full` with the nearest free slots.
 */
export async function requireSlot(db: Db, context: SlotContext, request: OrderRequest): Promise<Span | null> {
  const { business, branch, at, rush } = context;
  const type = request.selling_types;
  if (request.priority === 'now') {
    const timezone = getTimezone(business);
    const { open, opensAt, lastOrdersAt } = computeOpenState(business, branch, type, at, rush);
    if (open && !isOnlyScheduled(business, type)) return requireSeenRush(context);
    const isAfterLastOrders = !open && lastOrdersAt != null;
    const message = isAfterLastOrders ? 'Last orders have passed' : 'This branch takes no orders for now';
    throw new Refusal(409, open ? 'only_scheduled' : 'closed', message, {
      ...(isAfterLastOrders && { last_orders_at: toZonedIso(lastOrdersAt, timezone) }),
      opens_at: opensAt === null ? null : toZonedIso(opensAt, timezone),
      now: toZonedIso(at, timezone),
    });
  }
  const startsAt = requireInstant('scheduled_at', request.scheduled_at);
  const heldSlot = await findHeldSlot(db, context, type, startsAt);
  if (heldSlot) return heldSlot;
  const slot = (await listOfferedSlots(db, context, type)).find(({ from }) => from === startsAt);
  if (!slot) throw await createSlotRefusal(db, context, type, 'slot_gone', startsAt);
  if (!isFree(slot)) throw await createSlotRefusal(db, context, type, 'slot_full', startsAt);
  return slot;
}
