import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderSummary } from '../../api/contract/order-list-contract.ts';
import { toOrderSummary } from '../../api/mappers/map-order.ts';
import { buildArbitrary } from '../../api/testing/arbitrary-wire.ts';
import { listPaths, setAtPath } from '../../api/testing/nested-values.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createHistoryStorage, type DeviceOrder } from './stored-orders.ts';
import { teaOrder } from './testing/device-order.ts';

const ORDERS_KEY = 'order-app:demo:orders';
const GARBAGE = [-1, 0.5, '', 'x', 'x'.repeat(600), true, [], {}, null, undefined];

function openDevice(storedValue?: unknown) {
  const storage = createMemoryStorage();
  if (storedValue !== undefined) storage.set(ORDERS_KEY, JSON.stringify(storedValue));
  return { storage, history: createHistoryStorage({ storage, referenceId: 'demo' } as StoreDeps) };
}

const storedTeaOrder: DeviceOrder = { ...teaOrder, key: 'k-1' };
const version1TeaOrder = {
  id: 'o-1',
  number: '7',
  branch_id: 'demo~one',
  branch_name: { en: 'One' },
  status: 0,
  selling_type: 'car_pickup',
  placed_at: '2026-03-01T09:00:00+03:00',
  currency: 'KWD',
  currency_digits: 3,
  total: 3,
  count: 2,
  key: 'k-1',
};

describe('the orders stored on the device', () => {
  it('loads stored orders exactly as they were saved', () => {
    const { storage, history } = openDevice();
    history.save([storedTeaOrder, { ...storedTeaOrder, id: 'o-2', key: undefined }]);
    expect(createHistoryStorage({ storage, referenceId: 'demo' } as StoreDeps).load()).toEqual([
      storedTeaOrder,
      { ...storedTeaOrder, id: 'o-2', key: undefined },
    ]);
  });

  // @spec constants/persisted-3
  it("migrates orders that version 1 stored in the API's format", () => {
    expect(openDevice({ v: 1, d: [version1TeaOrder] }).history.load()).toEqual([storedTeaOrder]);
  });

  it('migrates orders that version 2 stored with `sellingType`', () => {
    const { orderType, ...order } = storedTeaOrder;
    expect(openDevice({ v: 2, d: [{ ...order, sellingType: orderType }] }).history.load()).toEqual([
      storedTeaOrder,
    ]);
  });

  it('loads a stored order without the field `isShipped` as an order that is not shipped', () => {
    const { isShipped: _isShipped, ...order } = storedTeaOrder;
    expect(openDevice({ v: 3, d: [order] }).history.load()).toEqual([storedTeaOrder]);
  });

  it('loads either all stored orders or none, whatever the storage contains', () => {
    const parseOrders = (value: unknown) => {
      const { data } = z.array(orderSummary).safeParse(value);
      try {
        return data ? data.map(toOrderSummary) : null;
      } catch {
        return null;
      }
    };
    const anyGarbageChange = fc.option(fc.tuple(fc.nat(), fc.constantFrom<unknown>(...GARBAGE)));
    fc.assert(
      fc.property(buildArbitrary(z.array(orderSummary)), anyGarbageChange, (validOrders, garbageChange) => {
        const paths = [[], ...listPaths(validOrders)];
        const value = garbageChange
          ? setAtPath(validOrders, paths[garbageChange[0] % paths.length] ?? [], garbageChange[1])
          : validOrders;
        const { history } = openDevice({ v: 1, d: value });
        expect(history.load()).toEqual(parseOrders(JSON.parse(JSON.stringify({ d: value })).d));
      }),
      { numRuns: 500 },
    );
  });

  it('ignores stored orders with an invalid amount or status', () => {
    const invalidOrders = [
      { ...storedTeaOrder, total: { ...storedTeaOrder.total, minor: 0.5 } },
      { ...storedTeaOrder, total: { minor: 1, currency: { code: 'KWD', digits: 1 } } },
      { ...storedTeaOrder, status: 7 },
    ];
    for (const order of invalidOrders) expect(openDevice({ v: 3, d: [order] }).history.load()).toBeNull();
  });
});
