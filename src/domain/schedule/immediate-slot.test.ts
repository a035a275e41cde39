import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promiseImmediateOrder } from './immediate-slot.ts';

const buildSlot = (from: number, remaining: number | null, length = 30) => ({
  from,
  to: from + length,
  remaining,
});

describe('the place of an immediate order', () => {
  it('uses the capacity of the slot in which an immediate order is ready', () => {
    const slots = [buildSlot(0, 1), buildSlot(30, 1)];
    expect(promiseImmediateOrder(29, slots)).toEqual({ promisedAt: 29, slot: slots[0] });
    expect(promiseImmediateOrder(30, slots)).toEqual({ promisedAt: 30, slot: slots[1] });
  });

  it('promises an immediate order for the first later slot with free places when its own slot is full', () => {
    const slots = [buildSlot(0, 5), buildSlot(30, 0), buildSlot(60, 0), buildSlot(90, 2)];
    expect(promiseImmediateOrder(40, slots)).toEqual({ promisedAt: 90, slot: slots[3] });
    expect(promiseImmediateOrder(100, [buildSlot(90, 0)])).toBeNull();
  });

  it('uses the capacity of the latest of overlapping slots for an immediate order', () => {
    const slots = [buildSlot(0, 1, 60), buildSlot(15, 1, 60), buildSlot(30, 1, 60)];
    expect(promiseImmediateOrder(20, slots)?.slot).toBe(slots[1]);
  });

  it('uses no slot’s capacity for an immediate order that is ready outside all slots', () => {
    expect(promiseImmediateOrder(70, [buildSlot(0, 0), buildSlot(30, 0)])).toEqual({
      promisedAt: 70,
      slot: null,
    });
    expect(promiseImmediateOrder(70, [])).toEqual({ promisedAt: 70, slot: null });
  });

  it('never promises an immediate order before it can be ready, or for a full slot', () => {
    const anySlots = fc
      .array(fc.integer({ min: 0, max: 2 }), { maxLength: 8 })
      .map((remainingPlaces) => remainingPlaces.map((remaining, index) => buildSlot(index * 30, remaining)));
    fc.assert(
      fc.property(anySlots, fc.integer({ min: 0, max: 300 }), (slots, readyAt) => {
        const promise = promiseImmediateOrder(readyAt, slots);
        if (!promise) return slots.filter(({ to, remaining }) => to > readyAt && remaining).length === 0;
        return promise.promisedAt >= readyAt && promise.slot?.remaining !== 0;
      }),
    );
  });
});
