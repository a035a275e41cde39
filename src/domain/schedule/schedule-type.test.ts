import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listNearestSlots, resolveScheduleType, selectFirstSlot } from './schedule-type.ts';

const slot = (from: number, remaining?: number) => ({ from, to: from + 1, remaining });

describe('resolveScheduleType', () => {
  // @spec schedule/schedule-type
  it.each([
    ['orders for now when open and nothing is chosen', true, true, false, '', 'now'],
    ['orders for later when open and later is chosen', true, true, false, 'later', 'later'],
    ['orders for later when open for scheduled orders only', true, true, true, 'now', 'later'],
    ['orders for later when closed', false, true, false, 'now', 'later'],
    ['takes no orders when closed without scheduled orders', false, false, false, 'later', ''],
    ['orders for now when open without scheduled orders', true, false, false, 'later', 'now'],
    ['ignores "only scheduled" when scheduled orders are off', true, false, true, '', 'now'],
  ] as const)('%s', (_, open, isOn, onlySchedule, chosen, expected) => {
    expect(resolveScheduleType({ open, isOn, onlySchedule, chosen })).toBe(expected);
  });
});

describe('selectFirstSlot', () => {
  // @spec schedule/otherwise-later-with-second-free
  it('suggests the second free slot after opening, or the first if there is only one', () => {
    expect(selectFirstSlot([slot(1), slot(2), slot(3)], null)?.from).toBe(2);
    expect(selectFirstSlot([slot(1), slot(2), slot(3), slot(4)], 2)?.from).toBe(3);
    expect(selectFirstSlot([slot(1, 0), slot(2, 1), slot(3, 0), slot(4, 9)], null)?.from).toBe(4);
    expect(selectFirstSlot([slot(1), slot(2)], 2)?.from).toBe(2);
    expect(selectFirstSlot([slot(1), slot(2, 0)], 2)).toBeNull();
    expect(selectFirstSlot([], null)).toBeNull();
  });
});

describe('the nearest slots', () => {
  it('offers the free slots nearest to a time in order of time', () => {
    const slots = [1, 2, 3, 4, 5, 6, 7].map((from) => slot(from, from === 4 || from === 5 ? 0 : 2));
    expect(listNearestSlots(slots, 4, 4).map(({ from }) => from)).toEqual([2, 3, 6, 7]);
  });
  it('never skips a free slot that is nearer than an offered one', () => {
    const slots = fc.uniqueArray(
      fc.record({ from: fc.integer({ min: 0, max: 200 }), remaining: fc.integer({ min: 0, max: 2 }) }),
      { selector: ({ from }) => from },
    );
    fc.assert(
      fc.property(
        slots,
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 5 }),
        (all, at, count) => {
          const listed = all
            .map(({ from, remaining }) => slot(from, remaining))
            .sort((a, b) => a.from - b.from);
          const offered = listNearestSlots(listed, at, count);
          const free = listed.filter(({ remaining }) => remaining !== 0);
          expect(offered).toHaveLength(Math.min(count, free.length));
          expect(offered).toEqual(free.filter((slot) => offered.includes(slot)));
          const largestDistance = Math.max(...offered.map(({ from }) => Math.abs(from - at)));
          for (const { from } of free.filter((slot) => !offered.includes(slot)))
            expect(Math.abs(from - at)).toBeGreaterThanOrEqual(largestDistance);
        },
      ),
    );
  });
});
