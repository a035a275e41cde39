import type { OrderType } from '../menu/menu-types.ts';
import { isBeforeDeadline } from './last-orders.ts';
import type { OpenState, Span } from './open-state.ts';
import { canBeReady, type OrderPreparation } from './preparation.ts';
import type { Rush } from './rush.ts';
import type { CapacityUnit } from './slot-capacity.ts';
import type { Slot } from './slots.ts';

// When a branch accepts orders: open or closed now, and the slots for later. The server computes it
// (`src/api/mappers/map-schedule.ts`). All instants are epoch milliseconds.

/** The slots of one calendar day of the business. */
export interface ScheduleDay {
  /** YYYY-MM-DD */
  readonly date: string;
  /** In time order. Full slots are included, with `remaining` 0. */
  readonly slots: readonly Slot[];
}

/** When a branch accepts orders of one order type. */
export interface TypeSchedule {
  /** Whether the branch was open when the server responded. */
  readonly isOpen: boolean;
  /** Null while open or if unknown. */
  readonly opensAt: number | null;
  /** Null while closed or if unknown. */
  readonly closesAt: number | null;
  /** Last orders of the current shift, which may have passed. Null if the shift has none, or if they are unknown. */
  readonly lastOrdersAt: number | null;
  /** The shifts that begin today, and yesterday's shifts that have not ended. */
  readonly shifts: readonly Span[];
  readonly rush: Rush;
  /** When the kitchen prepares orders, see `canBeReady`. Empty means at any time, even before the branch opens. */
  readonly openSpans: readonly Span[];
  /** What `Slot.remaining` counts: orders, dishes or money. */
  readonly capacityUnit: CapacityUnit;
  /** The slots whose capacity immediate orders use, in time order. Empty if immediate orders have no limit. */
  readonly nowSlots: readonly Slot[];
  /** In time order. Days without slots are omitted. */
  readonly days: readonly ScheduleDay[];
}

export interface BranchSchedule {
  /** IANA name. */
  readonly timezone: string;
  /** The business's date (YYYY-MM-DD) at the time of the response; null if unknown. */
  readonly today: string | null;
  /** An order type without an entry is not offered. */
  readonly types: Readonly<Partial<Record<OrderType, TypeSchedule>>>;
}

export const ALWAYS_OPEN: OpenState = { open: true, opensAt: null, closesAt: null };

/** Derives the open state at `now` from the times in the last response. */
export function getOpenStateAt(schedule: TypeSchedule | undefined, now: number): OpenState {
  if (!schedule) return ALWAYS_OPEN;
  const { isOpen, opensAt, closesAt, lastOrdersAt } = schedule;
  const ordersEndAt = lastOrdersAt ?? closesAt;
  const open = isOpen ? !ordersEndAt || now < ordersEndAt : !!opensAt && now >= opensAt;
  return {
    open,
    opensAt: open ? null : opensAt,
    closesAt: open ? closesAt : null,
    lastOrdersAt: isOpen === open ? lastOrdersAt : null,
  };
}

/** The conditions that a slot must meet to be ordered. */
export interface SlotCondition {
  /** Epoch ms. */
  readonly now: number;
  /** Earliest start of a slot (epoch ms): now plus the notice that the business needs for a scheduled order. */
  readonly earliest: number;
  readonly preparation: OrderPreparation;
}

/**
 * Whether a slot can still be ordered: it leaves the notice that the business needs and enough time for the
 * preparation, and its cut-off has not passed.
 */
export const isSlotInTime = (slot: Slot, { now, earliest, preparation }: SlotCondition): boolean =>
  slot.from >= earliest && isBeforeDeadline(slot, now) && canBeReady(slot.from, preparation);

/**
 * The days with the slots that can be ordered, see `isSlotInTime`. Days without such slots are omitted. Returns
 * `previous` if nothing has changed, to avoid renders.
 */
export function listOrderableDays(
  days: readonly ScheduleDay[],
  condition: SlotCondition,
  previous: readonly ScheduleDay[],
): readonly ScheduleDay[] {
  const orderableDays = days
    .map(({ date, slots }) => ({ date, slots: slots.filter((slot) => isSlotInTime(slot, condition)) }))
    .filter(({ slots }) => slots.length);
  const isSame = (day: ScheduleDay, index: number): boolean => {
    const slots = previous[index]?.slots;
    return (
      slots?.length === day.slots.length && day.slots.every((slot, slotIndex) => slot === slots[slotIndex])
    );
  };
  return orderableDays.length === previous.length && orderableDays.every(isSame) ? previous : orderableDays;
}

/** The server's refusal of a slot that is full or no longer offered. */
export interface SlotRefusal {
  readonly code: 'slot_full' | 'slot_gone';
  /** The nearest free slots, in time order. */
  readonly alternatives: readonly Slot[];
}
