import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { orderSteps } from './order-steps.ts';

const MINUTE = 60_000;
const SIX = Date.parse('2026-01-01T18:00:00+03:00');

const events = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ status, at: SIX + index * MINUTE }));

const stepsOf = (
  status: OrderStatus,
  passed: OrderStatus[],
  orderType: 'car_pickup' | 'delivery' = 'car_pickup',
) => orderSteps({ status, orderType, events: events(...passed), promisedAt: SIX + 40 * MINUTE });

describe('orderSteps', () => {
  it('shows what is done, what is now, and what is to come', () => {
    expect(stepsOf(1, [0, 1]).map(({ status, state }) => [status, state])).toEqual([
      [0, 'done'],
      [1, 'current'],
      [3, 'todo'],
      [5, 'todo'],
    ]);
  });

  it('gives the times of what was passed, and the promise for what hands the order over', () => {
    expect(stepsOf(1, [0, 1]).map(({ at }) => at)).toEqual([SIX, SIX + MINUTE, SIX + 40 * MINUTE, null]);
  });

  it('has everything done when the order was picked up', () => {
    expect(stepsOf(5, [0, 1, 3, 5]).every(({ state }) => state === 'done')).toBe(true);
  });

  it('sends only a delivery out', () => {
    expect(stepsOf(4, [0, 1, 4], 'delivery').map(({ status }) => status)).toEqual([0, 1, 3, 4, 5]);
  });

  it('begins with being scheduled for an order that was', () => {
    expect(stepsOf(10, [10])[0]).toMatchObject({ status: 10, state: 'current' });
    expect(stepsOf(0, [10, 0])[0]).toMatchObject({ status: 10, state: 'done' });
  });

  it.each([2, 9] as const)('ends a lost order (%i) where it was lost', (lost) => {
    expect(stepsOf(lost, [0, lost]).map(({ status, state }) => [status, state])).toEqual([
      [0, 'done'],
      [lost, 'failed'],
    ]);
  });
});
