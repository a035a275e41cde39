// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createOrderNotifications } from './order-notifications-store.ts';

const buildWireSummary = (id: string, status: number, placed_at = new Date().toISOString()) => ({
  id,
  number: `A${id}`,
  branch_id: 'demo~one',
  branch_name: { en: 'Salmiya' },
  status,
  selling_type: 'car_pickup',
  placed_at,
  currency: 'KWD',
  currency_digits: 3,
  total: 1.5,
  count: 1,
});
const TWO_DAYS_AGO = new Date(Date.now() - 48 * 3_600_000).toISOString();
const ORDERS = [buildWireSummary('1', 1), buildWireSummary('2', 5), buildWireSummary('3', 0, TWO_DAYS_AGO)];

/** Stubs the browser's Notification API. `permissionAfterRequest` is the customer's answer to the permission prompt. */
function stubNotificationApi(
  permission: NotificationPermission,
  permissionAfterRequest: NotificationPermission = permission,
) {
  const api = {
    permission,
    requestPermission: vi.fn(async () => {
      api.permission = permissionAfterRequest;
      return permissionAfterRequest;
    }),
  };
  vi.stubGlobal('Notification', api);
  return api;
}
const createStores = (overrides = {}) => {
  const storage = createMemoryStorage();
  storage.set('order-app:demo:orders', JSON.stringify({ v: 1, d: ORDERS }));
  const stores = createTestStores({}, { apiOrigin: location.origin, storage, ...overrides });
  return { ...stores, getNotifications: () => stores.getOrCreateStore(createOrderNotifications) };
};

beforeEach(() => {
  document.body.dataset.orderApp = 'hosted';
});
afterEach(() => {
  delete document.body.dataset.orderApp;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('order notifications', () => {
  it('offers order notifications only on the business’s own page', () => {
    stubNotificationApi('default');
    expect(createStores().getNotifications().getState().isOffered).toBe(true);
    expect(
      createStores({ apiOrigin: 'https://elsewhere.test' }).getNotifications().getState().isOffered,
    ).toBe(false);
    delete document.body.dataset.orderApp;
    expect(createStores().getNotifications().getState().isOffered).toBe(false);
  });

  it('offers no order notifications in a browser without the Notification API', () => {
    expect(createStores().getNotifications().getState().isOffered).toBe(false);
  });

  it('asks for the notification permission once, when the customer switches notifications on, and stores the setting', async () => {
    const api = stubNotificationApi('default', 'granted');
    const { getNotifications, deps } = createStores();
    expect(api.requestPermission).not.toHaveBeenCalled();
    await getNotifications().getState().setEnabled(true);
    expect(getNotifications().getState()).toMatchObject({ isOn: true, permission: 'granted' });
    expect(createStores({ storage: deps.storage }).getNotifications().getState().isOn).toBe(true);
    await getNotifications().getState().setEnabled(false);
    await getNotifications().getState().setEnabled(true);
    expect(api.requestPermission).toHaveBeenCalledTimes(1);
    getNotifications().getState().forget();
    expect(createStores({ storage: deps.storage }).getNotifications().getState().isOn).toBe(false);
  });

  it('keeps order notifications off when the customer denies the permission or the request for it throws', async () => {
    stubNotificationApi('default', 'denied');
    const { getNotifications } = createStores();
    await getNotifications().getState().setEnabled(true);
    expect(getNotifications().getState()).toMatchObject({ isOn: false, permission: 'denied' });
    stubNotificationApi('default').requestPermission.mockRejectedValue(new TypeError('no'));
    const storesWithError = createStores();
    await storesWithError.getNotifications().getState().setEnabled(true);
    expect(storesWithError.getNotifications().getState().isOn).toBe(false);
    expect(storesWithError.reportedErrors).toHaveLength(1);
  });

  it('shows one notification per status change of a running order while the page is hidden', async () => {
    vi.useFakeTimers();
    stubNotificationApi('granted');
    const { getNotifications, page, listRequestsTo, routes } = createStores();
    await getNotifications().getState().setEnabled(true);
    const notify = vi.fn();
    const stop = getNotifications().getState().watchOrders(notify);
    const buildStatusReply = (status: number) => ({
      body: { status, events: [{ status, at: new Date().toISOString() }] },
    });
    const countStatusRequests = () => listRequestsTo('webapp/update-order-events/').length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countStatusRequests()).toBe(0);

    routes['webapp/update-order-events/demo~one/1'] = buildStatusReply(1);
    page.setHidden(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(countStatusRequests()).toBeGreaterThan(1);
    expect(listRequestsTo('webapp/update-order-events/').every(({ path }) => path.endsWith('/1'))).toBe(true);
    // The status that the customer has already seen triggers no notification.
    expect(notify).not.toHaveBeenCalled();
    routes['webapp/update-order-events/demo~one/1'] = buildStatusReply(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(notify.mock.calls.map(([{ id }, status]) => [id, status])).toEqual([['1', 3]]);

    page.setHidden(false);
    const countBefore = countStatusRequests();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countStatusRequests()).toBe(countBefore);
    stop();
    page.setHidden(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countStatusRequests()).toBe(countBefore);
  });

  it('requests no order updates while order notifications are off', async () => {
    vi.useFakeTimers();
    stubNotificationApi('granted');
    const { getNotifications, page, listRequestsTo } = createStores();
    getNotifications().getState().watchOrders(vi.fn());
    page.setHidden(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(listRequestsTo('webapp/update-order-events/')).toEqual([]);
  });
});
