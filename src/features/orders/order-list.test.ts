import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../../domain/money/money.ts';
import type { OrderSummary } from '../../domain/orders/order.ts';
import { groupByProgress, mergeOrders } from './order-list.ts';

const buildSummary = (minute: number, overrides: Partial<OrderSummary> = {}): OrderSummary => ({
  id: `o-${minute}`,
  number: String(minute),
  branchId: 'b',
  branchName: {},
  status: 5,
  orderType: 'car_pickup',
  placedAt: minute * 60_000,
  scheduledAt: null,
  total: createMoney(1000, createCurrency('KWD')),
  count: 1,
  rate: null,
  isShipped: false,
  isUnpaid: false,
  ...overrides,
});
const buildNewestFirst = (minutes: readonly number[]) =>
  [...minutes].sort((a, b) => b - a).map((minute) => buildSummary(minute));
const getNumbers = (orders: readonly OrderSummary[]) => orders.map(({ number }) => Number(number));

describe('the orders of an account and a device', () => {
  it('lists each order of account and device once, newest first, with the last known status', () => {
    const mergedOrders = mergeOrders({
      accountOrders: buildNewestFirst([5, 3]),
      hasMore: false,
      deviceOrders: [...buildNewestFirst([4, 3]), buildSummary(1, { status: 0 })],
      statuses: { 'o-1': 1 },
    });
    expect(getNumbers(mergedOrders)).toEqual([5, 4, 3, 1]);
    expect(mergedOrders.at(-1)?.status).toBe(1);
    expect(getNumbers(groupByProgress(mergedOrders).runningOrders)).toEqual([1]);
    expect(getNumbers(groupByProgress(mergedOrders).pastOrders)).toEqual([5, 4, 3]);
  });

  it('inserts no order above or between the listed orders when the next page arrives', () => {
    const anyMinutes = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 });
    fc.assert(
      fc.property(anyMinutes, anyMinutes, fc.nat(), (accountMinutes, deviceMinutes, firstPageLength) => {
        const allOrders = buildNewestFirst(accountMinutes);
        const firstPage = allOrders.slice(0, 1 + (firstPageLength % allOrders.length));
        const deviceSources = { deviceOrders: buildNewestFirst(deviceMinutes), statuses: {} };
        const numbersBefore = getNumbers(
          mergeOrders({
            ...deviceSources,
            accountOrders: firstPage,
            hasMore: firstPage.length < allOrders.length,
          }),
        );
        const numbersAfter = getNumbers(
          mergeOrders({ ...deviceSources, accountOrders: allOrders, hasMore: false }),
        );
        expect(numbersAfter.slice(0, numbersBefore.length)).toEqual(numbersBefore);
        expect(new Set(numbersAfter)).toEqual(new Set([...accountMinutes, ...deviceMinutes]));
      }),
    );
  });
});
