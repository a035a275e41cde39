import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { buildOrderSteps } from './order-steps.ts';

const MINUTE_MS = 60_000;
const SIX_PM_MS = Date.parse('2026-01-01T18:00:00+03:00');

const buildEvents = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ status, at: SIX_PM_MS + index * MINUTE_MS }));

const buildSteps = (
  status: OrderStatus,
  passedStatuses: OrderStatus[],
  orderType: 'car_pickup' | 'delivery' = 'car_pickup',
) =>
  buildOrderSteps({
    status,
    orderType,
    events: buildEvents(...passedStatuses),
    promisedAt: SIX_PM_MS + 40 * MINUTE_MS,
  });

describe('buildOrderSteps', () => {
  it('marks the completed, the current and the remaining steps of an order', () => {
    expect(buildSteps(1, [0, 1]).map(({ status, state }) => [status, state])).toEqual([
      [0, 'done'],
      [1, 'current'],
      [3, 'todo'],
      [5, 'todo'],
    ]);
  });

  it('returns the time of each completed step and the promised time of the step "ready"', () => {
    expect(buildSteps(1, [0, 1]).map(({ time }) => time)).toEqual([
      SIX_PM_MS,
      SIX_PM_MS + MINUTE_MS,
      SIX_PM_MS + 40 * MINUTE_MS,
      null,
    ]);
  });

  it('marks every step as completed when the customer has picked up the order', () => {
    expect(buildSteps(5, [0, 1, 3, 5]).every(({ state }) => state === 'done')).toBe(true);
  });

  it('includes the step "out for delivery" in the steps of a delivery', () => {
    expect(buildSteps(4, [0, 1, 4], 'delivery').map(({ status }) => status)).toEqual([0, 1, 3, 4, 5]);
  });

  it('starts the steps of a scheduled order with the step "scheduled"', () => {
    expect(buildSteps(10, [10])[0]).toMatchObject({ status: 10, state: 'current' });
    expect(buildSteps(0, [10, 0])[0]).toMatchObject({ status: 10, state: 'done' });
  });

  it.each([
    ['declined', 2],
    ['cancelled', 9],
  ] as const)('ends the steps of a %s order with a failed step', (_, lastStatus) => {
    expect(buildSteps(lastStatus, [0, lastStatus]).map(({ status, state }) => [status, state])).toEqual([
      [0, 'done'],
      [lastStatus, 'failed'],
    ]);
  });
});
