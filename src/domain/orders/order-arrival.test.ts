import { describe, expect, it } from 'vitest';
import { findArrivalProblem } from './order-arrival.ts';
import { orderStatus } from './order-status.ts';

describe('findArrivalProblem', () => {
  it('lets customers announce their arrival until the order is handed over, rejected or cancelled', () => {
    const allowedStatuses = Object.values(orderStatus).filter(
      (status) => !findArrivalProblem('car_pickup', status, true),
    );
    expect(allowedStatuses.sort((a, b) => a - b)).toEqual([0, 1, 3, 4, 10]);
    expect(findArrivalProblem('car_pickup', 5, true)).toBe('order_over');
  });

  it('accepts an announced arrival only for pickup orders', () => {
    expect(findArrivalProblem('delivery', 1, true)).toBe('not_for_pickup');
    expect(findArrivalProblem('dine_in', 5, true)).toBe('not_for_pickup');
  });

  it('accepts no announced arrival if the business does not ask for the car', () => {
    expect(findArrivalProblem('car_pickup', 1, false)).toBe('counter_pickup');
  });
});
