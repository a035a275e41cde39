import { describe, expect, it } from 'vitest';
import { canMove, isFinal, nextStates, type OrderStatus, orderStatus, timelineFor } from './order-status.ts';

const all = Object.values(orderStatus);

describe('order status', () => {
  // @spec codes/order-status-codes-0-1
  it('moves as decided, and in no other way', () => {
    const allowed = all.flatMap((from) => all.filter((to) => canMove(from, to)).map((to) => `${from}>${to}`));
    expect(allowed.sort()).toEqual(
      ['0>1', '0>2', '0>9', '1>3', '1>4', '1>9', '10>0', '10>1', '10>9', '3>4', '3>5', '4>5'].sort(),
    );
  });
  // @spec codes/order-status-codes-0-1
  it('ends rejected, delivered or cancelled', () => {
    expect(all.filter(isFinal).sort()).toEqual([2, 5, 9]);
  });
  // @spec codes/order-status-codes-0-1
  it('goes out only for a delivery', () => {
    expect(nextStates(3, 'delivery')).toEqual([4, 5]);
    expect(nextStates(3, 'car_pickup')).toEqual([5]);
    expect(nextStates(1, 'dine_in')).toEqual([3, 9]);
    expect(nextStates(5, 'delivery')).toEqual([]);
  });
  // @spec codes/order-status-codes-0-1
  it('has a timeline of moves that are allowed, from pending to delivered', () => {
    for (const type of ['delivery', 'car_pickup', 'dine_in'] as const) {
      const steps = timelineFor(type);
      expect(steps[0]).toBe(orderStatus.pending);
      expect(steps.at(-1)).toBe(orderStatus.delivered);
      steps.slice(1).forEach((to, index) => {
        const from: OrderStatus = steps[index] ?? 0;
        expect(nextStates(from, type)).toContain(to);
      });
    }
  });
});
