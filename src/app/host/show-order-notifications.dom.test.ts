// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestI18n } from '../../i18n/testing/i18n.tsx';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import type { Services } from '../service-types.ts';
import { plainConfig } from '../testing/test-config.ts';
import { showOrderNotifications } from './show-order-notifications.ts';

const ORDER = {
  id: 'o1',
  number: 'A7',
  branch_id: 'demo~one',
  branch_name: { en: 'Salmiya' },
  status: 1,
  selling_type: 'car_pickup',
  placed_at: new Date().toISOString(),
  currency: 'KWD',
  currency_digits: 3,
  total: 1.5,
  count: 1,
};
const EVENTS_PATH = 'webapp/update-order-events/demo~one/o1';
const statusBody = (status: number) => ({ body: { status, events: [] } });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.dataset.orderApp = 'hosted';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function startNotifications(locale: 'en' | 'ar', worker?: object) {
  const createNotification = vi.fn();
  const notifications: { onclick?: () => void }[] = [];
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      onclick?: () => void;
      constructor(...args: unknown[]) {
        createNotification(...args);
        notifications.push(this);
      }
    },
  );
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: worker });
  const storage = createMemoryStorage();
  storage.set('order-app:demo:orders', JSON.stringify({ v: 1, d: [ORDER] }));
  storage.set('order-app:demo:order-news', JSON.stringify({ v: 1, d: true }));
  const stores = createTestStores({ [EVENTS_PATH]: statusBody(1) }, { storage, apiOrigin: location.origin });
  await stores.business.getState().load();
  const navigate = vi.fn(async () => undefined);
  const stopNotifications = showOrderNotifications({
    stores,
    config: plainConfig,
    i18n: createTestI18n(locale),
    router: { navigate, buildHref: (path: string) => path },
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as Services);
  const advanceToStatus = async (status: number) => {
    stores.page.setHidden(true);
    await vi.advanceTimersByTimeAsync(6_000);
    stores.routes[EVENTS_PATH] = statusBody(status);
    await vi.advanceTimersByTimeAsync(12_000);
  };
  return { createNotification, notifications, navigate, advanceToStatus, stopNotifications };
}

describe('showOrderNotifications', () => {
  it('names business, order and status in a notification, and opens the order on a press', async () => {
    const focus = vi.spyOn(window, 'focus').mockReturnValue(undefined);
    const { createNotification, notifications, navigate, advanceToStatus, stopNotifications } =
      await startNotifications('en');
    await advanceToStatus(3);
    expect(createNotification).toHaveBeenCalledTimes(1);
    const [title, options] = createNotification.mock.calls[0] ?? [];
    expect(title).toBe('Demo');
    expect(options).toMatchObject({
      body: expect.stringMatching(/^Order A7: Ready/),
      lang: 'en',
      dir: 'ltr',
    });
    notifications[0]?.onclick?.();
    expect(focus).toHaveBeenCalled();
    expect(navigate).toHaveBeenCalledWith('/demo/order/o1');
    stopNotifications();
  });

  it('shows an Arabic notification through the service worker, and opens its order on a press', async () => {
    const showNotification = vi.fn(async () => undefined);
    const workerListeners: ((event: object) => void)[] = [];
    const { createNotification, navigate, advanceToStatus, stopNotifications } = await startNotifications(
      'ar',
      {
        getRegistration: async () => ({ showNotification }),
        addEventListener: (_: string, listener: () => void) => workerListeners.push(listener),
        removeEventListener: () => workerListeners.pop(),
      },
    );
    await advanceToStatus(3);
    expect(createNotification).not.toHaveBeenCalled();
    expect(showNotification).toHaveBeenCalledWith(
      'Demo',
      expect.objectContaining({
        body: expect.stringContaining('طلب رقم'),
        dir: 'rtl',
        data: expect.objectContaining({ orderId: 'o1' }),
      }),
    );
    // Only the worker's messages with an order id open an order.
    for (const data of [null, { seen: [] }, { orderId: 7 }]) workerListeners[0]?.({ data });
    expect(navigate).not.toHaveBeenCalled();
    workerListeners[0]?.({ data: { orderId: 'o1' } });
    expect(navigate).toHaveBeenCalledWith('/demo/order/o1');
    stopNotifications();
    expect(workerListeners).toEqual([]);
  });
});
