import { expect, it, vi } from 'vitest';
import { openNotification } from './notification-press.ts';

const scope = new URL('https://orders.example/cafe');
const NOTIFICATION = { orderId: 'o1', path: 'https://orders.example/cafe/order/o1' };
const createTab = (url: string) => ({ url, focus: vi.fn(async () => undefined), postMessage: vi.fn() });
const pressNotification = async (notificationData: unknown, ...openTabs: ReturnType<typeof createTab>[]) => {
  const openWindow = vi.fn(async () => undefined);
  await openNotification(notificationData, { matchAll: async () => openTabs, openWindow }, scope);
  return openWindow;
};

it('shows the order of a pressed notification in an open page of the same business', async () => {
  const otherBusinessTab = createTab('https://orders.example/cafe-2');
  const sameBusinessTab = createTab('https://orders.example/cafe/car_pickup');
  const openWindow = await pressNotification(NOTIFICATION, otherBusinessTab, sameBusinessTab);
  expect(sameBusinessTab.focus).toHaveBeenCalled();
  expect(sameBusinessTab.postMessage).toHaveBeenCalledWith({ orderId: 'o1' });
  expect(otherBusinessTab.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('opens the order of a pressed notification in a new page when no page of the business is open', async () => {
  expect(await pressNotification(NOTIFICATION)).toHaveBeenCalledWith(NOTIFICATION.path);
});

it.each([null, 'text', {}, { path: 'https://evil.test/cafe' }, { path: 'https://orders.example/cafe-2' }])(
  'opens no page for a notification with the data %j',
  async (notificationData) => expect(await pressNotification(notificationData)).not.toHaveBeenCalled(),
);
