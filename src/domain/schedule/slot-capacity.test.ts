import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../money/money.ts';
import { isFree, listNearestSlots } from './schedule-type.ts';
import { getRequiredCapacity, markSmallSlots, markSmallSlotsOfDays, measureCart } from './slot-capacity.ts';

const KWD = createCurrency('KWD');
const buildSlot = (from: number, remaining: number | null) => ({ from, to: from + 1, remaining });

describe('the capacity of a slot', () => {
  it('measures the capacity that a cart needs by orders, by dishes or by subtotal', () => {
    const cartSize = measureCart(5, { subtotal: createMoney(12_500, KWD) });
    expect(
      (['orders', 'dishes', 'amount'] as const).map((unit) => getRequiredCapacity(unit, cartSize)),
    ).toEqual([1, 5, 12_500]);
  });

  it('requires a slot capacity of at least 1, even for a free order', () => {
    expect(getRequiredCapacity('amount', measureCart(3, { subtotal: createMoney(0, KWD) }))).toBe(1);
    expect(getRequiredCapacity('amount', measureCart(3, null))).toBe(1);
  });

  it('omits slots that are too small for the cart from the nearest free slots', () => {
    const slots = [buildSlot(1, 4), buildSlot(2, 5), buildSlot(3, null), buildSlot(4, 0), buildSlot(5, 9)];
    const nearestSlots = listNearestSlots(markSmallSlots(slots, 5), 1, 4);
    expect(nearestSlots.map(({ from }) => from)).toEqual([2, 3, 5]);
  });

  it('marks a slot as too small only if it has free places, but too few for the cart', () => {
    const markedSlots = markSmallSlots([buildSlot(1, 4), buildSlot(2, 5), buildSlot(3, 0)], 5);
    expect(markedSlots.map(({ isTooSmall = false }) => isTooSmall)).toEqual([true, false, false]);
    expect(markedSlots.map(isFree)).toEqual([false, true, false]);
  });

  it('returns the same slot objects for the same cart size, so that lists render only after a change', () => {
    const days = [{ date: '2026-03-02', slots: [buildSlot(1, 4), buildSlot(2, 5)] }];
    const [daysOfFirstCall] = markSmallSlotsOfDays(days, 5);
    const [daysOfSecondCall] = markSmallSlotsOfDays(days, 5);
    expect(daysOfFirstCall?.slots.every((slot, index) => slot === daysOfSecondCall?.slots[index])).toBe(true);
    expect(daysOfFirstCall?.slots[1]).toBe(days[0]?.slots[1]);
    expect(markSmallSlotsOfDays(days, 1)).toBe(days);
  });
});
