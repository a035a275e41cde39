import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../money/money.ts';
import { isFree, listNearestSlots } from './schedule-type.ts';
import { getRequiredCapacity, markSmallSlots, markSmallSlotsOfDays, measureCart } from './slot-capacity.ts';

const KWD = createCurrency('KWD');
const slot = (from: number, remaining: number | null) => ({ from, to: from + 1, remaining });

describe('the capacity of a slot', () => {
  it('needs capacity for an order, for each of its dishes, or for its subtotal', () => {
    const size = measureCart(5, { subtotal: createMoney(12_500, KWD) });
    expect((['orders', 'dishes', 'amount'] as const).map((unit) => getRequiredCapacity(unit, size))).toEqual([
      1, 5, 12_500,
    ]);
  });

  it('needs a capacity of at least 1, even for a free order', () => {
    expect(getRequiredCapacity('amount', measureCart(3, { subtotal: createMoney(0, KWD) }))).toBe(1);
    expect(getRequiredCapacity('amount', measureCart(3, null))).toBe(1);
  });

  it('leaves out the slots that are too small for the cart when the nearest ones are offered', () => {
    const slots = [slot(1, 4), slot(2, 5), slot(3, null), slot(4, 0), slot(5, 9)];
    const nearest = listNearestSlots(markSmallSlots(slots, 5), 1, 4);
    expect(nearest.map(({ from }) => from)).toEqual([2, 3, 5]);
  });

  it('marks only slots that have some room, but too little', () => {
    const marked = markSmallSlots([slot(1, 4), slot(2, 5), slot(3, 0)], 5);
    expect(marked.map(({ isTooSmall = false }) => isTooSmall)).toEqual([true, false, false]);
    expect(marked.map(isFree)).toEqual([false, true, false]);
  });

  it('keeps the identity of slots, so that lists are rendered only when they change', () => {
    const days = [{ date: '2026-03-02', slots: [slot(1, 4), slot(2, 5)] }];
    const [first] = markSmallSlotsOfDays(days, 5);
    const [second] = markSmallSlotsOfDays(days, 5);
    expect(first?.slots.every((one, index) => one === second?.slots[index])).toBe(true);
    expect(first?.slots[1]).toBe(days[0]?.slots[1]);
    expect(markSmallSlotsOfDays(days, 1)).toBe(days);
  });
});
