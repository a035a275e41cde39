import fc from 'fast-check';
import type { Span } from '../open-state.ts';
import type { CutOff, LastOrders, OpeningHours } from '../opening-hours.ts';
import { type Clocks, evaluateByMinute } from './schedule-oracle.ts';

const MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

const anyMinute = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 30, 120, 150, 1320));
const anyLastOrders: fc.Arbitrary<LastOrders> = fc.oneof(
  fc.integer({ min: 1, max: 300 }).map((minutes) => ({
    types: null,
    minutesBeforeClosing: minutes,
    time: null,
  })),
  anyMinute.map((time) => ({ types: null, minutesBeforeClosing: null, time })),
);
const anyCutOff: fc.Arbitrary<CutOff> = fc
  .tuple(anyMinute, anyMinute, fc.integer({ min: 0, max: 600 }))
  .map(([from, to, minutesBefore]) => ({
    types: null,
    from,
    to,
    orderUntil: Math.max(0, from - minutesBefore),
  }));

/** Last orders and cut-offs of a branch. */
export const anyOrderLimits = fc.record({
  lastOrders: fc.array(anyLastOrders, { maxLength: 2 }),
  cutOffs: fc.array(anyCutOff, { maxLength: 2 }),
});

/** Evaluates last orders and cut-offs minute by minute. */
export function evaluateOrdersByMinute(hours: OpeningHours, clocks: Clocks) {
  const { firstMinute, localMinutes } = clocks;
  const { isOpen } = evaluateByMinute(hours, clocks);
  const openFlags = localMinutes.map((_, index) => isOpen((firstMinute + index) * MINUTE) ?? false);
  /** The first minute at which the clocks show a local time or a later one. */
  const findMinuteIndex = (localMinute: number): number =>
    localMinutes.findIndex((minute) => minute >= localMinute);
  const days = [...new Set(localMinutes.map((localMinute) => Math.floor(localMinute / MINUTES_PER_DAY)))];

  /**
   * End and last orders of the open hours that contain the minute at `index`, as indexes into `localMinutes`. Both are
   * null if the branch is still open at the last minute of `clocks`.
   */
  const describeHours = (index: number): { end: number | null; lastOrders: number | null } => {
    let beginIndex = index;
    while (beginIndex > 0 && openFlags[beginIndex - 1]) beginIndex -= 1;
    let endIndex = index;
    while (endIndex < openFlags.length && openFlags[endIndex]) endIndex += 1;
    if (endIndex === openFlags.length) return { end: null, lastOrders: null };
    const lastOrderMinutes = (hours.lastOrders ?? []).flatMap(({ minutesBeforeClosing, time }) => {
      if (minutesBeforeClosing !== null) return Math.max(beginIndex, endIndex - minutesBeforeClosing);
      const minuteIndexes = days
        .map((day) => findMinuteIndex(day * MINUTES_PER_DAY + (time ?? 0)))
        .filter((minuteIndex) => minuteIndex >= 0 && minuteIndex <= endIndex);
      const lastOrderMinute = Math.max(-1, ...minuteIndexes);
      return lastOrderMinute > beginIndex ? lastOrderMinute : [];
    });
    return { end: endIndex, lastOrders: lastOrderMinutes.length ? Math.min(...lastOrderMinutes) : null };
  };

  /** When the cut-offs of the slot that begins at `index` pass, as indexes into `localMinutes`. */
  const listCutOffs = (index: number): number[] => {
    const slotMinute = localMinutes[index] ?? 0;
    return (hours.cutOffs ?? []).flatMap(({ from, to, orderUntil }) => {
      // Searches back from the slot for the minute at which the hours of its cut-off begin.
      for (let localMinute = slotMinute; localMinute > slotMinute - MINUTES_PER_DAY; localMinute -= 1) {
        const timeOfDay = localMinute % MINUTES_PER_DAY;
        if (timeOfDay === from) return findMinuteIndex(localMinute - timeOfDay + orderUntil);
        if (timeOfDay === to) return [];
      }
      return [];
    });
  };

  return {
    /** Whether an immediate order is accepted; undefined near the last minute of `clocks`. */
    acceptsOrders(instant: number): boolean | undefined {
      const index = Math.floor(instant / MINUTE) - firstMinute;
      if (!openFlags[index]) return false;
      const { end: endIndex, lastOrders: lastOrderMinute } = describeHours(index);
      if (endIndex === null) return undefined;
      return lastOrderMinute === null || instant < (firstMinute + lastOrderMinute) * MINUTE;
    },
    /** Whether a slot is accepted at an instant; undefined near the last minute of `clocks`. */
    acceptsSlot({ from }: Span, instant: number): boolean | undefined {
      const index = from / MINUTE - firstMinute;
      const { end: endIndex, lastOrders: lastOrderMinute } = describeHours(index);
      if (endIndex === null && hours.lastOrders?.length) return undefined;
      const deadlines = [...(lastOrderMinute === null ? [] : [lastOrderMinute]), ...listCutOffs(index)];
      return deadlines.every((deadline) => deadline >= index || instant < (firstMinute + deadline) * MINUTE);
    },
  };
}
