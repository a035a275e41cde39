import fc from 'fast-check';
import type { Span } from '../open-state.ts';
import type { CutOff, LastOrders, OpeningHours } from '../opening-hours.ts';
import { type Clocks, evaluateByMinute } from './schedule-oracle.ts';

const MINUTE = 60_000;
const DAY = 1440;

const minute = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 30, 120, 150, 1320));
const lastOrders: fc.Arbitrary<LastOrders> = fc.oneof(
  fc.integer({ min: 1, max: 300 }).map((minutes) => ({
    types: null,
    minutesBeforeClosing: minutes,
    time: null,
  })),
  minute.map((time) => ({ types: null, minutesBeforeClosing: null, time })),
);
const cutOff: fc.Arbitrary<CutOff> = fc
  .tuple(minute, minute, fc.integer({ min: 0, max: 600 }))
  .map(([from, to, earlier]) => ({ types: null, from, to, orderUntil: Math.max(0, from - earlier) }));

/** Last orders and cut-offs of a branch. */
export const anyOrderLimits = fc.record({
  lastOrders: fc.array(lastOrders, { maxLength: 2 }),
  cutOffs: fc.array(cutOff, { maxLength: 2 }),
});

/** Evaluates last orders and cut-offs minute by minute. */
export function evaluateOrdersByMinute(hours: OpeningHours, clocks: Clocks) {
  const { first, localMinutes } = clocks;
  const { isOpen } = evaluateByMinute(hours, clocks);
  const open = localMinutes.map((_, index) => isOpen((first + index) * MINUTE) ?? false);
  /** The first minute at which the clocks show a local time or a later one. */
  const showAt = (wall: number): number => localMinutes.findIndex((local) => local >= wall);
  const days = [...new Set(localMinutes.map((local) => Math.floor(local / DAY)))];

  /** Start, end and last orders of the open hours that contain a minute. Unknown ends are null. */
  const describeHours = (index: number): { end: number | null; lastOrders: number | null } => {
    let begin = index;
    while (begin > 0 && open[begin - 1]) begin -= 1;
    let end = index;
    while (end < open.length && open[end]) end += 1;
    if (end === open.length) return { end: null, lastOrders: null };
    const ends = (hours.lastOrders ?? []).flatMap(({ minutesBeforeClosing, time }) => {
      if (minutesBeforeClosing !== null) return Math.max(begin, end - minutesBeforeClosing);
      const instants = days
        .map((day) => showAt(day * DAY + (time ?? 0)))
        .filter((at) => at >= 0 && at <= end);
      const last = Math.max(-1, ...instants);
      return last > begin ? last : [];
    });
    return { end, lastOrders: ends.length ? Math.min(...ends) : null };
  };

  /** The minutes at which the cut-offs for a slot pass. */
  const listCutOffs = (index: number): number[] => {
    const local = localMinutes[index] ?? 0;
    return (hours.cutOffs ?? []).flatMap(({ from, to, orderUntil }) => {
      // Walks back from the slot to the minute at which its cut-off's hours begin.
      for (let wall = local; wall > local - DAY; wall -= 1) {
        const timeOfDay = wall % DAY;
        if (timeOfDay === from) return showAt(wall - timeOfDay + orderUntil);
        if (timeOfDay === to) return [];
      }
      return [];
    });
  };

  return {
    /** Whether an order for as soon as possible is accepted; undefined near the end of the clocks. */
    acceptsOrders(at: number): boolean | undefined {
      const index = Math.floor(at / MINUTE) - first;
      if (!open[index]) return false;
      const { end, lastOrders: last } = describeHours(index);
      if (end === null) return undefined;
      return last === null || at < (first + last) * MINUTE;
    },
    /** Whether a slot is accepted at an instant; undefined near the end of the clocks. */
    acceptsSlot({ from }: Span, at: number): boolean | undefined {
      const index = from / MINUTE - first;
      const { end, lastOrders: last } = describeHours(index);
      if (end === null && hours.lastOrders?.length) return undefined;
      const deadlines = [...(last === null ? [] : [last]), ...listCutOffs(index)];
      return deadlines.every((deadline) => deadline >= index || at < (first + deadline) * MINUTE);
    },
  };
}
