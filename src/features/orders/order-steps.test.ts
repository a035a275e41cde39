import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatus } from '../../domain/orders/order-status.ts';
import { buildOrderSteps } from './order-steps.ts';

const { pending, accepted, rejected, ready, outForDelivery, delivered, cancelled, scheduled } = orderStatus;
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
    expect(buildSteps(accepted, [pending, accepted]).map(({ status, state }) => [status, state])).toEqual([
      [pending, 'done'],
      [accepted, 'current'],
      [ready, 'todo'],
      [delivered, 'todo'],
    ]);
  });

  it('returns the time of each completed step and the promised time of the step "ready"', () => {
    expect(buildSteps(accepted, [pending, accepted]).map(({ time }) => time)).toEqual([
      SIX_PM_MS,
      SIX_PM_MS + MINUTE_MS,
      SIX_PM_MS + 40 * MINUTE_MS,
      null,
    ]);
  });

  it('marks every step as completed when the customer has picked up the order', () => {
    expect(
      buildSteps(delivered, [pending, accepted, ready, delivered]).every(({ state }) => state === 'done'),
    ).toBe(true);
  });

  it('includes the step "out for delivery" in the steps of a delivery', () => {
    expect(
      buildSteps(outForDelivery, [pending, accepted, outForDelivery], 'delivery').map(({ status }) => status),
    ).toEqual([pending, accepted, ready, outForDelivery, delivered]);
  });

  it('starts the steps of a scheduled order with the step "scheduled"', () => {
    expect(buildSteps(scheduled, [scheduled])[0]).toMatchObject({ status: scheduled, state: 'current' });
    expect(buildSteps(pending, [scheduled, pending])[0]).toMatchObject({ status: scheduled, state: 'done' });
  });

  it.each([
    ['declined', rejected],
    ['cancelled', cancelled],
  ] as const)('ends the steps of a %s order with a failed step', (_, lastStatus) => {
    expect(buildSteps(lastStatus, [pending, lastStatus]).map(({ status, state }) => [status, state])).toEqual(
      [
        [pending, 'done'],
        [lastStatus, 'failed'],
      ],
    );
  });
});
