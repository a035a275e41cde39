import { expect, it } from 'vitest';
import { createCurrency, createMoney } from '../../domain/money/money.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createOrdersStore } from './orders-store.ts';
import { createHistoryStorage, type DeviceOrder } from './stored-orders.ts';

const tea: DeviceOrder = {
  id: 'o-1',
  number: '7',
  branchId: 'demo~one',
  branchName: { en: 'One' },
  status: 0,
  orderType: 'car_pickup',
  placedAt: Date.parse('2026-03-01T09:00:00+03:00'),
  scheduledAt: null,
  total: createMoney(3000, createCurrency('KWD')),
  count: 2,
  rate: null,
  isShipped: false,
  isUnpaid: false,
};

it('names the order that another tab has placed until it is dismissed, and no change of an earlier order', () => {
  const openStorage = createSharedStorage();
  const stores = createTestStores({}, { storage: openStorage() });
  const orders = stores.getOrCreateStore(createOrdersStore);
  stores.start();
  const otherTab = createHistoryStorage({ storage: openStorage(), referenceId: 'demo' } as StoreDeps);
  const nameOrder = () => orders.getState().orderOfOtherTab?.number;

  otherTab.save([tea]);
  expect(nameOrder()).toBe('7');
  orders.getState().dismissOrderOfOtherTab();
  otherTab.save([{ ...tea, status: 1 }]);
  expect(nameOrder()).toBeUndefined();
  otherTab.save([{ ...tea, id: 'o-2', number: '8' }, tea]);
  expect(nameOrder()).toBe('8');
});

it('names no order that was placed before the tab was opened', () => {
  const storage = createSharedStorage()();
  createHistoryStorage({ storage, referenceId: 'demo' } as StoreDeps).save([tea]);
  const stores = createTestStores({}, { storage });
  const orders = stores.getOrCreateStore(createOrdersStore);
  stores.start();
  expect(orders.getState().orderOfOtherTab).toBeNull();
});
