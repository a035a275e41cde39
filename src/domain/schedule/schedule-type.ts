import type { Slot } from './slots.ts';

export type ScheduleType = '' | 'now' | 'later';

/** How a business takes orders of one selling type at a moment, and what the customer chose. */
interface Situation {
  readonly open: boolean;
  /** Orders for later are taken. */
  readonly isOn: boolean;
  /** Orders for now are not. Means nothing unless `isOn`. */
  readonly onlySchedule: boolean;
  readonly chosen: ScheduleType;
}

/** What an order is for (spec, section 4): '' where the shop is closed and takes no orders for later. */
export function scheduleType({ open, isOn, onlySchedule, chosen }: Situation): ScheduleType {
  if (!isOn) return open ? 'now' : '';
  return open && !onlySchedule ? chosen || 'now' : 'later';
}

/** Whether there is a place in a slot. */
export const isFree = ({ left }: Slot): boolean => left !== 0;

/**
 * The slot chosen for a customer who has chosen none: the second free one after opening, so that the kitchen has begun; the
 * first where there is no second (spec, section 4). `opensAt` in epoch ms; null while open.
 */
export function firstSlot<S extends Slot>(slots: readonly S[], opensAt: number | null): S | null {
  const [first = null, second = first] = slots.filter(
    (slot) => isFree(slot) && slot.from >= (opensAt ?? Number.NEGATIVE_INFINITY),
  );
  return second;
}

/** At most `count` free slots that begin nearest to an instant (epoch ms), in time order; of two as near, the later. */
export const nearest = <S extends Slot>(slots: readonly S[], from: number, count: number): S[] =>
  slots
    .filter(isFree)
    .sort((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from) || b.from - a.from)
    .slice(0, count)
    .sort((a, b) => a.from - b.from);
