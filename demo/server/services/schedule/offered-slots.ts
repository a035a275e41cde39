import type { SlotRefused } from '../../../../src/api/contract/schedule-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import { canBeReady } from '../../../../src/domain/schedule/preparation.ts';
import { computeDelayedStart, type Rush } from '../../../../src/domain/schedule/rush.ts';
import { listNearestSlots } from '../../../../src/domain/schedule/schedule-type.ts';
import {
  getRequiredCapacity,
  markSmallSlots,
  type OrderSize,
} from '../../../../src/domain/schedule/slot-capacity.ts';
import type { Slot } from '../../../../src/domain/schedule/slots.ts';
import { parseInstant } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import { type BranchSlot, countTakenPlaces, type TakenPlaces } from '../../repo/schedule/slot-places-repo.ts';
import { toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { createInvalidFieldRefusal, Refusal } from '../shared/refusal.ts';
import { toZonedIso } from './business-time.ts';
import { getTimezone, listPreparationSpans, listSlots } from './opening.ts';
import {
  createFreeCapacityAdder,
  getSlotCapacity,
  hasSlotCapacities,
  toCapacityUnitWire,
} from './slot-capacity-of-branch.ts';

/** Maximum number of free slots that a refusal offers as alternatives. */
const MAX_ALTERNATIVES = 4;

/** A branch at an instant (epoch ms), for a customer. If the customer holds a place, `holdId` is the id of the hold. */
export interface SlotContext {
  readonly business: Business;
  readonly branch: FileBranch;
  readonly at: number;
  readonly holdId: string | null;
  /** The rush of the order type. */
  readonly rush: Rush;
  /** The extra minutes that the customer saw. Null or absent if unknown. */
  readonly seenExtraMinutes?: number | null | undefined;
  /** The promised time that the customer saw for an immediate order (epoch ms). Null or absent if unknown. */
  readonly seenPromise?: number | null;
  /** Size of the order or cart. Only slots with room for it are offered as alternatives. */
  readonly size: OrderSize;
  /** Preparation time of the order (ms). If set, only slots for which the order can be ready are offered. */
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
  const startOfWork = computeDelayedStart(rush, at);
  return slots.filter(({ from }) => canBeReady(from, { now: startOfWork, durationMs, openSpans }));
}

interface SizeContext extends Pick<SlotContext, 'branch' | 'size'> {
  readonly business: Pick<Business, 'currency'>;
}

/** The slots that can be ordered, with their free capacity. Includes full slots. Marks slots that are too small. */
export async function listOfferedSlots(db: Db, context: SlotContext, type: OrderType): Promise<Slot[]> {
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
  return [...addFreeCapacity(context, type, slots, takenPlaces)];
}

/** Adds the free capacity to each slot, and marks slots that are too small for the order. */
export function addFreeCapacity(
  { business, branch, size }: SizeContext,
  type: OrderType,
  slots: readonly Span[],
  takenPlaces: readonly TakenPlaces[],
): readonly Slot[] {
  const addToSlot = createFreeCapacityAdder(branch, business.currency, takenPlaces);
  const unit = getSlotCapacity(branch, type, business.currency)?.unit ?? 'orders';
  return markSmallSlots(
    slots.map((slot) => addToSlot(type, slot)),
    getRequiredCapacity(unit, size),
  );
}

/** Creates a function that converts slots to the wire format. `formatIso` formats an instant. */
export const createSlotFormatter = (formatIso: (epochMs: number) => string) => (slot: Slot) => ({
  from: formatIso(slot.from),
  to: formatIso(slot.to),
  ...(slot.remaining != null && { left: slot.remaining }),
  ...(slot.orderBy != null && { order_by: formatIso(slot.orderBy) }),
});

/** Creates the refusal of the slot that starts at `startsAt` (epoch ms), with the nearest free slots. */
export async function createSlotRefusal(
  db: Db,
  context: SlotContext,
  type: OrderType,
  code: SlotRefused['code'],
  startsAt: number,
): Promise<Refusal> {
  const formatIso = (epochMs: number) => toZonedIso(epochMs, getTimezone(context.business));
  const freeSlots = listNearestSlots(await listOfferedSlots(db, context, type), startsAt, MAX_ALTERNATIVES);
  const message = code === 'slot_full' ? 'That time is taken' : 'That time is no longer available';
  return new Refusal(409, code, message, {
    from: formatIso(startsAt),
    alternatives: freeSlots.map(createSlotFormatter(formatIso)),
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

/** Converts a slot to the form that the repo uses to count taken places. */
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
