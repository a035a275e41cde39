import { describe, expect, it } from 'vitest';
import { arrivalProblem } from './order-arrival.ts';
import { orderStatus } from './order-status.ts';

describe('a customer who says that they are there', () => {
  it('is heard until the order is handed over, declined or cancelled', () => {
    const heard = Object.values(orderStatus).filter((status) => !arrivalProblem('car_pickup', status));
    expect(heard.sort((a, b) => a - b)).toEqual([0, 1, 3, 4, 10]);
    expect(arrivalProblem('car_pickup', 5)).toBe('order_over');
  });

  it('is nobody the branch waits for unless the order is picked up', () => {
    expect(arrivalProblem('delivery', 1)).toBe('not_for_pickup');
    expect(arrivalProblem('dine_in', 5)).toBe('not_for_pickup');
  });
});
