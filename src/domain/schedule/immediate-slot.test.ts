import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promiseImmediateOrder } from './immediate-slot.ts';

const slot = (from: number, remaining: number | null, length = 30) => ({
  from,
  to: from + length,
  remaining,
});

describe('the place of an immediate order', () => {
  it('counts an immediate order in the slot in which it is ready', () => {
    const slots = [slot(0, 1), slot(30, 1)];
    expect(promiseImmediateOrder(29, slots)).toEqual({ promisedAt: 29, slot: slots[0] });
    expect(promiseImmediateOrder(30, slots)).toEqual({ promisedAt: 30, slot: slots[1] });
  });

  it('promises the start of the first later slot with room when the slot of the order is full', () => {
    const slots = [slot(0, 5), slot(30, 0), slot(60, 0), slot(90, 2)];
    expect(promiseImmediateOrder(40, slots)).toEqual({ promisedAt: 90, slot: slots[3] });
    expect(promiseImmediateOrder(100, [slot(90, 0)])).toBeNull();
  });

  it('counts an immediate order in the latest of overlapping slots', () => {
    const slots = [slot(0, 1, 60), slot(15, 1, 60), slot(30, 1, 60)];
    expect(promiseImmediateOrder(20, slots)?.slot).toBe(slots[1]);
  });

  it('counts no order that is ready outside the slots', () => {
    expect(promiseImmediateOrder(70, [slot(0, 0), slot(30, 0)])).toEqual({ promisedAt: 70, slot: null });
    expect(promiseImmediateOrder(70, [])).toEqual({ promisedAt: 70, slot: null });
  });

  it('never promises a time before the order can be ready, or a full slot', () => {
    const slots = fc
      .array(fc.integer({ min: 0, max: 2 }), { maxLength: 8 })
      .map((list) => list.map((remaining, index) => slot(index * 30, remaining)));
    fc.assert(
      fc.property(slots, fc.integer({ min: 0, max: 300 }), (list, readyAt) => {
        const place = promiseImmediateOrder(readyAt, list);
        if (!place) return list.filter(({ to, remaining }) => to > readyAt && remaining).length === 0;
        return place.promisedAt >= readyAt && place.slot?.remaining !== 0;
      }),
    );
  });
});
