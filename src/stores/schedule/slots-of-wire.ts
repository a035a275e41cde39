import type { ShiftsResponse, WireSlot } from '../../api/contract/schedule-contract.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import type { ScheduleDay } from './schedule-state.ts';

/** Slots of an answer, in time order; one whose times cannot be read is left out. */
export const toSlots = (slots: readonly WireSlot[]): Slot[] =>
  slots
    .map(({ from, to, left = null }) => ({ from: Date.parse(from), to: Date.parse(to), left }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);

/** The days of an answer that have slots for a selling type, in order. */
export function toDays(
  { today, days, timezone }: Pick<ShiftsResponse, 'today' | 'days' | 'timezone'>,
  type: SellingType,
): ScheduleDay[] {
  const slots = toSlots(today[type]?.slots ?? []);
  const [first] = slots;
  const others = days.map((day) => ({ date: day.date, slots: toSlots(day.slots[type] ?? []) }));
  return [...(first ? [{ date: zonedNow(first.from, timezone).date, slots }] : []), ...others]
    .filter((day) => day.slots.length)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The days from an instant (epoch ms) on; those `shown` already, where they are the same. */
export function daysFrom(
  days: readonly ScheduleDay[],
  earliest: number,
  shown: readonly ScheduleDay[],
): readonly ScheduleDay[] {
  const left = days
    .map(({ date, slots }) => ({ date, slots: slots.filter(({ from }) => from >= earliest) }))
    .filter(({ slots }) => slots.length);
  const isSame = (day: ScheduleDay, at: number): boolean => {
    const slots = shown[at]?.slots;
    return slots?.length === day.slots.length && slots[0] === day.slots[0];
  };
  return left.length === shown.length && left.every(isSame) ? shown : left;
}
