import { zonedTimeAt } from '../../domain/schedule/zoned.ts';

const PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
/** Of hours, each. */
const PART = 6;

export type PartOfDay = (typeof PARTS)[number];

/** Which quarter of the day an instant (epoch ms) is in, by the clocks of a zone. */
export const partOfDay = (instant: number, timeZone: string): PartOfDay =>
  PARTS[Math.floor(zonedTimeAt(instant, timeZone).minutes / (PART * 60))] ?? 'night';

/** What belongs to each part of the day, in order; parts with nothing are left out. */
export function byPartOfDay<T extends { readonly from: number }>(
  slots: readonly T[],
  timeZone: string,
): { readonly part: PartOfDay; readonly slots: readonly T[] }[] {
  const groups = new Map<PartOfDay, T[]>();
  for (const slot of slots) {
    const part = partOfDay(slot.from, timeZone);
    const group = groups.get(part) ?? [];
    groups.set(part, group);
    group.push(slot);
  }
  return [...groups].map(([part, its]) => ({ part, slots: its }));
}
