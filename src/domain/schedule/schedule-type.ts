import type { Slot } from './slots.ts';

export type ScheduleType = '' | 'now' | 'later';

/** The order times that a business accepts for an order type, and the customer's choice. */
interface Situation {
  readonly open: boolean;
  /** Whether the business accepts scheduled orders. */
  readonly isOn: boolean;
  /** Whether the business accepts scheduled orders only. Ignored unless `isOn`. */
  readonly onlySchedule: boolean;
  readonly chosen: ScheduleType;
}

/** Whether an order is immediate or scheduled (spec, section 4); '' if neither is possible. */
export function resolveScheduleType({ open, isOn, onlySchedule, chosen }: Situation): ScheduleType {
  if (!isOn) return open ? 'now' : '';
  return open && !onlySchedule ? chosen || 'now' : 'later';
}

/** Whether a slot has room for the order. */
export const isFree = ({ remaining, isTooSmall }: Slot): boolean => remaining !== 0 && !isTooSmall;

/**
 * The preselected slot: the second free slot after opening, because the kitchen needs time to start (spec, section 4).
 * If there is only one free slot, that slot. `opensAt` is epoch ms; null while open.
 */
export function selectFirstSlot<S extends Slot>(slots: readonly S[], opensAt: number | null): S | null {
  const [first = null, second = first] = slots.filter(
    (slot) => isFree(slot) && slot.from >= (opensAt ?? Number.NEGATIVE_INFINITY),
  );
  return second;
}

/** At most `count` free slots nearest to an instant (epoch ms), in time order. Ties go to the later slot. */
export const listNearestSlots = <S extends Slot>(slots: readonly S[], from: number, count: number): S[] =>
  slots
    .filter(isFree)
    .sort((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from) || b.from - a.from)
    .slice(0, count)
    .sort((a, b) => a.from - b.from);

/** Maximum number of times that are offered instead of a refused one. */
const MAX_ALTERNATIVES = 4;

/**
 * The times to offer instead of a refused slot that starts at `refusedStart` (epoch ms): those of the server that the
 * customer can choose from `slots`, else the nearest free ones of `slots`. The server does not know how long the cart
 * takes to prepare, so it may also offer times that are too early.
 */
export function listAlternatives<S extends Slot>(
  slots: readonly S[],
  refusedStart: number,
  offeredByServer: readonly Slot[],
): S[] {
  const others = slots.filter(({ from }) => from !== refusedStart);
  const isOffered = ({ from }: Slot) => offeredByServer.some((slot) => slot.from === from);
  const offered = others.filter((slot) => isOffered(slot) && isFree(slot));
  return offered.length ? offered : listNearestSlots(others, refusedStart, MAX_ALTERNATIVES);
}
