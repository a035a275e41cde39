import { describe, expect, it } from 'vitest';
import {
  buildTimeline,
  canTransition,
  isFinal,
  listNextStatuses,
  type OrderStatus,
  orderStatus,
} from './order-status.ts';

const allStatuses = Object.values(orderStatus);

describe('order status', () => {
  // @spec codes/order-status-codes-0-1
  it('allows exactly the specified transitions between order statuses', () => {
    const allowedChanges = allStatuses.flatMap((from) =>
      allStatuses.filter((to) => canTransition(from, to)).map((to) => `${from}>${to}`),
    );
    expect(allowedChanges.sort()).toEqual(
      ['0>1', '0>2', '0>9', '1>3', '1>4', '1>9', '10>0', '10>1', '10>9', '3>4', '3>5', '4>5'].sort(),
    );
  });
  // @spec codes/order-status-codes-0-1
  it('treats the order statuses rejected, delivered and cancelled as final', () => {
    expect(allStatuses.filter(isFinal).sort()).toEqual([2, 5, 9]);
  });
  // @spec codes/order-status-codes-0-1
  it('allows the status "out for delivery" only for deliveries', () => {
    expect(listNextStatuses(3, 'delivery')).toEqual([4, 5]);
    expect(listNextStatuses(3, 'car_pickup')).toEqual([5]);
    expect(listNextStatuses(1, 'dine_in')).toEqual([3, 9]);
    expect(listNextStatuses(5, 'delivery')).toEqual([]);
  });
  // @spec codes/order-status-codes-0-1
  it('lists only allowed status changes in the timeline of each order type, from pending to delivered', () => {
    for (const type of ['delivery', 'car_pickup', 'dine_in'] as const) {
      const steps = buildTimeline(type);
      expect(steps[0]).toBe(orderStatus.pending);
      expect(steps.at(-1)).toBe(orderStatus.delivered);
      steps.slice(1).forEach((to, index) => {
        const from: OrderStatus = steps[index] ?? 0;
        expect(listNextStatuses(from, type)).toContain(to);
      });
    }
  });
});
