import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  listAlternatives,
  listNearestSlots,
  resolveScheduleType,
  selectDefaultSlot,
} from './schedule-type.ts';

const buildSlot = (from: number, remaining?: number) => ({ from, to: from + 1, remaining });

describe('resolveScheduleType', () => {
  // @spec schedule/schedule-type
  it.each([
    [
      'makes an order immediate when the shop is open and the customer has chosen nothing',
      true,
      true,
      false,
      '',
      'now',
    ],
    [
      'schedules an order when the shop is open and the customer has chosen a later time',
      true,
      true,
      false,
      'later',
      'later',
    ],
    ['schedules an order when the open shop accepts only scheduled orders', true, true, true, 'now', 'later'],
    ['schedules an order when the shop is closed', false, true, false, 'now', 'later'],
    [
      'accepts no order when the shop is closed and accepts no scheduled orders',
      false,
      false,
      false,
      'later',
      '',
    ],
    [
      'makes an order immediate when the open shop accepts no scheduled orders',
      true,
      false,
      false,
      'later',
      'now',
    ],
    [
      'ignores the setting "only scheduled orders" when scheduled orders are switched off',
      true,
      false,
      true,
      '',
      'now',
    ],
  ] as const)('%s', (_, isShopOpen, acceptsScheduled, onlySchedule, chosenType, expected) => {
    expect(resolveScheduleType({ open: isShopOpen, acceptsScheduled, onlySchedule, chosenType })).toBe(
      expected,
    );
  });
});

describe('selectFirstSlot', () => {
  // @spec schedule/otherwise-later-with-second-free
  it('suggests the second free slot after opening, or the only free slot', () => {
    expect(selectDefaultSlot([buildSlot(1), buildSlot(2), buildSlot(3)], null)?.from).toBe(2);
    expect(selectDefaultSlot([buildSlot(1), buildSlot(2), buildSlot(3), buildSlot(4)], 2)?.from).toBe(3);
    expect(
      selectDefaultSlot([buildSlot(1, 0), buildSlot(2, 1), buildSlot(3, 0), buildSlot(4, 9)], null)?.from,
    ).toBe(4);
    expect(selectDefaultSlot([buildSlot(1), buildSlot(2)], 2)?.from).toBe(2);
    expect(selectDefaultSlot([buildSlot(1), buildSlot(2, 0)], 2)).toBeNull();
    expect(selectDefaultSlot([], null)).toBeNull();
  });
});

describe('the nearest slots', () => {
  it('offers the free slots nearest to a time, sorted by time', () => {
    const slots = [1, 2, 3, 4, 5, 6, 7].map((from) => buildSlot(from, from === 4 || from === 5 ? 0 : 2));
    expect(listNearestSlots(slots, 4, 4).map(({ from }) => from)).toEqual([2, 3, 6, 7]);
  });
  it('offers the nearest free slots, whichever slots exist and whatever the time', () => {
    const anySlots = fc.uniqueArray(
      fc.record({ from: fc.integer({ min: 0, max: 200 }), remaining: fc.integer({ min: 0, max: 2 }) }),
      { selector: ({ from }) => from },
    );
    fc.assert(
      fc.property(
        anySlots,
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 5 }),
        (slotPlaces, time, count) => {
          const slots = slotPlaces
            .map(({ from, remaining }) => buildSlot(from, remaining))
            .sort((a, b) => a.from - b.from);
          const offeredSlots = listNearestSlots(slots, time, count);
          const freeSlots = slots.filter(({ remaining }) => remaining !== 0);
          expect(offeredSlots).toHaveLength(Math.min(count, freeSlots.length));
          expect(offeredSlots).toEqual(freeSlots.filter((slot) => offeredSlots.includes(slot)));
          const largestDistance = Math.max(...offeredSlots.map(({ from }) => Math.abs(from - time)));
          for (const { from } of freeSlots.filter((slot) => !offeredSlots.includes(slot)))
            expect(Math.abs(from - time)).toBeGreaterThanOrEqual(largestDistance);
        },
      ),
    );
  });
});

describe('listAlternatives', () => {
  const slots = [buildSlot(1), buildSlot(2, 0), buildSlot(3), buildSlot(4), buildSlot(5)];
  const listStarts = (offered: readonly number[]) =>
    listAlternatives(
      slots,
      3,
      offered.map((from) => buildSlot(from)),
    ).map(({ from }) => from);

  it('offers only those of the server’s times that the customer can choose for this order', () => {
    expect(listStarts([-1, 0, 2, 4])).toEqual([4]);
  });

  it('offers the nearest free times for this order if the server offers none that the customer can choose', () => {
    expect(listStarts([-1, 0])).toEqual([1, 4, 5]);
    expect(listStarts([])).toEqual([1, 4, 5]);
  });
});
