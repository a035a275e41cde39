import type { Slot } from './slots.ts';

/** `now` means as soon as possible, `later` means for a slot, '' means neither. */
export type ScheduleType = '' | 'now' | 'later';

/** The order times that a business accepts for an order type, and the customer's choice. */
interface ScheduleConditions {
  readonly open: boolean;
  /** Whether the business accepts scheduled orders. */
  readonly acceptsScheduled: boolean;
  /** Whether the business accepts scheduled orders only. Ignored unless `acceptsScheduled`. */
  readonly onlySchedule: boolean;
  readonly chosenType: ScheduleType;
}

/** Whether an order is immediate or scheduled (spec, section 4); '' if neither is possible. */
export function resolveScheduleType({
  open,
  acceptsScheduled,
  onlySchedule,
  chosenType,
}: ScheduleConditions): ScheduleType {
  if (!acceptsScheduled) return open ? 'now' : '';
  return open && !onlySchedule ? chosenType || 'now' : 'later';
}

/** Whether a slot has room for the order. */
export const isFree = ({ remaining, isTooSmall }: Slot): boolean => remaining !== 0 && !isTooSmall;

/**
 * The preselected slot: the second free slot after opening, because the kitchen needs time to start (spec, section 4).
 * If there is only one free slot, that slot. `opensAt` is epoch ms; null while open.
 */
export function selectDefaultSlot<S extends Slot>(slots: readonly S[], opensAt: number | null): S | null {
  const [first = null, second = first] = slots.filter(
    (slot) => isFree(slot) && slot.from >= (opensAt ?? Number.NEGATIVE_INFINITY),
  );
  return second;
}

/** At most `count` free slots nearest to an instant (epoch ms), in time order. Ties go to the later slot. */
export const listNearestSlots = <S extends Slot>(slots: readonly S[], instant: number, count: number): S[] =>
  slots
    .filter(isFree)
    .sort((a, b) => Math.abs(a.from - instant) - Math.abs(b.from - instant) || b.from - a.from)
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
  const otherSlots = slots.filter(({ from }) => from !== refusedStart);
  const isOffered = ({ from }: Slot) => offeredByServer.some((slot) => slot.from === from);
  const offeredSlots = otherSlots.filter((slot) => isOffered(slot) && isFree(slot));
  return offeredSlots.length ? offeredSlots : listNearestSlots(otherSlots, refusedStart, MAX_ALTERNATIVES);
}
