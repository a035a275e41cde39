import { expect, it } from 'vitest';
import type { StoreDeps } from '../store-deps.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createOrdersStore } from './orders-store.ts';
import { createHistoryStorage } from './stored-orders.ts';
import { teaOrder } from './testing/device-order.ts';

it('reports an order placed in another tab until the customer dismisses the notice', () => {
  const openStorage = createSharedStorage();
  const stores = createTestStores({}, { storage: openStorage() });
  const orders = stores.getOrCreateStore(createOrdersStore);
  stores.start();
  const otherTab = createHistoryStorage({ storage: openStorage(), referenceId: 'demo' } as StoreDeps);
  const getOrderNumber = () => orders.getState().orderOfOtherTab?.number;

  otherTab.save([teaOrder]);
  expect(getOrderNumber()).toBe('7');
  orders.getState().dismissOrderOfOtherTab();
  otherTab.save([{ ...teaOrder, status: 1 }]);
  expect(getOrderNumber()).toBeUndefined();
  otherTab.save([{ ...teaOrder, id: 'o-2', number: '8' }, teaOrder]);
  expect(getOrderNumber()).toBe('8');
});

it('reports no order that another tab placed before this tab was opened', () => {
  const storage = createSharedStorage()();
  createHistoryStorage({ storage, referenceId: 'demo' } as StoreDeps).save([teaOrder]);
  const stores = createTestStores({}, { storage });
  const orders = stores.getOrCreateStore(createOrdersStore);
  stores.start();
  expect(orders.getState().orderOfOtherTab).toBeNull();
});
