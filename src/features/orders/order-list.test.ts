import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf, money } from '../../domain/money/money.ts';
import type { OrderSummary } from '../../domain/orders/order.ts';
import { groupByProgress, mergeOrders } from './order-list.ts';

const summary = (minute: number, part: Partial<OrderSummary> = {}): OrderSummary => ({
  id: `o-${minute}`,
  number: String(minute),
  branchId: 'b',
  branchName: {},
  status: 5,
  orderType: 'car_pickup',
  placedAt: minute * 60_000,
  scheduledAt: null,
  total: money(1000, currencyOf('KWD')),
  count: 1,
  rate: null,
  isUnpaid: false,
  ...part,
});
const newest = (minutes: readonly number[]) => [...minutes].sort((a, b) => b - a).map((at) => summary(at));
const ids = (orders: readonly OrderSummary[]) => orders.map(({ number }) => Number(number));

describe('the orders of an account and a device', () => {
  it('lists each order once, newest first, with its last known status', () => {
    const merged = mergeOrders({
      account: newest([5, 3]),
      hasMore: false,
      device: [...newest([4, 3]), summary(1, { status: 0 })],
      statuses: { 'o-1': 1 },
    });
    expect(ids(merged)).toEqual([5, 4, 3, 1]);
    expect(merged.at(-1)?.status).toBe(1);
    expect(ids(groupByProgress(merged).running)).toEqual([1]);
    expect(ids(groupByProgress(merged).past)).toEqual([5, 4, 3]);
  });

  it('never inserts an order above the end of the list when the next page arrives', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 });
    fc.assert(
      fc.property(minutes, minutes, fc.nat(), (account, device, cut) => {
        const all = newest(account);
        const first = all.slice(0, 1 + (cut % all.length));
        const deviceOrders = { device: newest(device), statuses: {} };
        const before = ids(
          mergeOrders({ ...deviceOrders, account: first, hasMore: first.length < all.length }),
        );
        const after = ids(mergeOrders({ ...deviceOrders, account: all, hasMore: false }));
        expect(after.slice(0, before.length)).toEqual(before);
        expect(new Set(after)).toEqual(new Set([...account, ...device]));
      }),
    );
  });
});
