import type * as z from 'zod/mini';
import type { OrderRequest } from '../../../../src/api/contract/order-contract.ts';
import type {
  SlotRefused,
  slotHoldRequest,
  WireSlotHold,
} from '../../../../src/api/contract/schedule-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import { canBeReady } from '../../../../src/domain/schedule/preparation.ts';
import { delayStart, getExtraMinutes, type Rush } from '../../../../src/domain/schedule/rush.ts';
import { isFree, listNearestSlots } from '../../../../src/domain/schedule/schedule-type.ts';
import {
  getRequiredCapacity,
  markSmallSlots,
  type OrderSize,
} from '../../../../src/domain/schedule/slot-capacity.ts';
import type { Slot } from '../../../../src/domain/schedule/slots.ts';
import { parseInstant } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import {
  type BranchSlot,
  countTakenPlaces,
  findHeldPlace,
  holdPlace,
  SlotFull,
  type TakenPlaces,
} from '../../repo/schedule/slot-places-repo.ts';
import { toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { createInvalidFieldRefusal, Refusal } from '../shared/refusal.ts';
import { toZonedIso } from './business-time.ts';
import {
  computeOpenState,
  getTimezone,
  isOnlyScheduled,
  listPreparationSpans,
  listSlots,
} from './opening.ts';
import { type PlaceLimits, type PlaceSender, toPlaceRefusal } from './place-limits.ts';
import {
  createPlaceCounter,
  getSlotCapacity,
  hasSlotCapacities,
  toCapacityUnitWire,
} from './slot-capacity-of-branch.ts';

const MINUTE_MS = 60_000;

/** Default duration of a hold. */
const HOLD_MINUTES = 10;
/** Maximum time that a customer can hold places in a slot, as a multiple of the hold's duration. */
const MAX_HOLD_FACTOR = 3;

const getHoldMs = ({ hold_minutes }: FileBranch): number => (hold_minutes ?? HOLD_MINUTES) * MINUTE_MS;

/** Number of free slots that are offered as alternatives. */
const OFFERED_SLOTS = 4;

/** A branch at an instant (epoch ms), for the customer who holds a place with `holdId`. */
export interface SlotContext {
  readonly business: Business;
  readonly branch: FileBranch;
  readonly at: number;
  readonly holdId: string | null;
  /** The rush of the order type. */
  readonly rush: Rush;
  /** The extra minutes that the customer saw. Null or absent: unknown. */
  readonly seenExtraMinutes?: number | null | undefined;
  /** The promise of an immediate order that the customer saw (epoch ms). Null or absent: unknown. */
  readonly seenPromise?: number | null;
  /** The order or cart. Only slots with room for it are offered as alternatives. */
  readonly size: OrderSize;
  /** How long the order takes (ms), if only the slots for which it can be ready are offered. */
  readonly durationMs?: number;
}

interface ReadyContext extends Pick<SlotContext, 'branch' | 'at' | 'rush'> {
  readonly business: Pick<Business, 'response'>;
  readonly durationMs: number;
}

/** The slots for which an order that takes `durationMs` can be ready, even in a rush. */
export function listReadySlots(
  { business, branch, at, rush, durationMs }: ReadyContext,
  type: OrderType,
): Slot[] {
  const slots = listSlots(business, branch, type, at, rush);
  const lastStart = slots.at(-1)?.from ?? at;
  const openSpans = listPreparationSpans(business, branch, type, { from: at, to: lastStart });
  const now = delayStart(rush, at);
  return slots.filter(({ from }) => canBeReady(from, { now, durationMs, openSpans }));
}

interface SizeContext extends Pick<SlotContext, 'branch' | 'size'> {
  readonly business: Pick<Business, 'currency'>;
}

/** The slots that can be ordered, including full ones, with their free capacity. Those that are too small are marked. */
async function listOfferedSlots(db: Db, context: SlotContext, type: OrderType): Promise<Slot[]> {
  const { business, branch, at, holdId, durationMs } = context;
  const slots =
    durationMs === undefined
      ? listSlots(business, branch, type, at, context.rush)
      : listReadySlots({ ...context, durationMs }, type);
  const to = new Date(slots.at(-1)?.from ?? at);
  const branchId = toWireId(business.referenceId, branch.id);
  const takenPlaces = hasSlotCapacities(branch)
    ? await countTakenPlaces(db, branchId, {
        at: new Date(at),
        after: new Date(at),
        to,
        ignoredHoldId: holdId,
      })
    : [];
  return [...countCapacity(context, type, slots, takenPlaces)];
}

/** Adds their free capacity to slots, and marks those that are too small for the order. */
export function countCapacity(
  { business, branch, size }: SizeContext,
  type: OrderType,
  slots: readonly Span[],
  takenPlaces: readonly TakenPlaces[],
): readonly Slot[] {
  const count = createPlaceCounter(branch, business.currency, takenPlaces);
  const unit = getSlotCapacity(branch, type, business.currency)?.unit ?? 'orders';
  return markSmallSlots(
    slots.map((slot) => count(type, slot)),
    getRequiredCapacity(unit, size),
  );
}

/** Creates a function that converts slots to the wire format. `formatIso` formats an instant. */
export const createSlotWire = (formatIso: (epochMs: number) => string) => (slot: Slot) => ({
  from: formatIso(slot.from),
  to: formatIso(slot.to),
  ...(slot.remaining != null && { left: slot.remaining }),
  ...(slot.orderBy != null && { order_by: formatIso(slot.orderBy) }),
});

/**
 * Checks that an order that takes `durationMs` can be ready for its slot, even in a rush. A customer who holds a
 * place in the slot keeps it during checkout. Throws Refusal 409 `slot_gone` with the nearest slots for which the order
 * can be ready.
 */
export async function requirePreparation(
  db: Db,
  context: SlotContext,
  type: OrderType,
  slot: Span,
  durationMs: number,
): Promise<void> {
  const { business, branch, at, holdId, rush } = context;
  const now = delayStart(rush, at) - (holdId ? getHoldMs(branch) * MAX_HOLD_FACTOR : 0);
  const earliestWork = Math.min(now, slot.from - durationMs);
  const openSpans = listPreparationSpans(business, branch, type, { from: earliestWork, to: slot.from });
  if (canBeReady(slot.from, { now, durationMs, openSpans })) return;
  throw await createSlotRefusal(db, { ...context, durationMs }, type, 'slot_gone', slot.from);
}

/** Creates the refusal of a slot (by its start, epoch ms), with the nearest free slots. */
export async function createSlotRefusal(
  db: Db,
  context: SlotContext,
  type: OrderType,
  code: SlotRefused['code'],
  startsAt: number,
): Promise<Refusal> {
  const formatIso = (epochMs: number) => toZonedIso(epochMs, getTimezone(context.business));
  const free = listNearestSlots(await listOfferedSlots(db, context, type), startsAt, OFFERED_SLOTS);
  const message = code === 'slot_full' ? 'That time is taken' : 'That time is no longer available';
  return new Refusal(409, code, message, {
    from: formatIso(startsAt),
    alternatives: free.map(createSlotWire(formatIso)),
    ...toCapacityUnitWire(context.business, context.branch, type),
    now: formatIso(context.at),
  });
}

/** Parses a request's time field to epoch ms. Throws Refusal 422 for text that is not a time. */
export function requireInstant(field: string, text: string | null | undefined): number {
  const at = parseInstant(text ?? '');
  if (at !== null) return at;
  throw createInvalidFieldRefusal(
    'invalid',
    field,
    'Enter a time with its offset, such as 2026-03-01T18:30:00+03:00',
  );
}

/** A slot in the form in which the repo counts what is taken. */
export const toBranchSlot = (
  { business, branch }: Pick<SlotContext, 'business' | 'branch'>,
  sellingType: OrderType,
  { from, to }: Span,
): BranchSlot => ({
  referenceId: business.referenceId,
  branchId: toWireId(business.referenceId, branch.id),
  sellingType,
  startsAt: new Date(from),
  endsAt: new Date(to),
  capacity: getSlotCapacity(branch, sellingType, business.currency),
});

/**
 * The slot that starts at `from`, if the customer holds a place in it. The place is guaranteed until the hold expires or
 * the slot begins.
 */
async function findHeldSlot(
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
 * Holds a place in a slot during checkout, or extends the hold as long as the slot can be ordered. Throws Refusal 409
 * with alternatives, and 429 `too_many_places` and `hold_over`; the customer then keeps the previous hold.
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
  const stepMs = getHoldMs(branch);
  const branchSlot = toBranchSlot(context, type, slot);
  const owner = limits.identify(business.referenceId, sender);
  const holdTime = {
    stepMs,
    maxMs: stepMs * MAX_HOLD_FACTOR,
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

/** Returns null unless an immediate order takes longer than the customer saw. Then throws Refusal 409 `busier`. */
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
