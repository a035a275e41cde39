import { createCurrency, createMoney } from '../../../domain/money/money.ts';
import type { DeviceOrder } from '../stored-orders.ts';

/** An order of two teas that this device has placed. */
export const teaOrder: DeviceOrder = {
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
