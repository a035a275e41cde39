// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createOrderNotifications } from './order-notifications-store.ts';

const order = (id: string, status: number, placed_at = new Date().toISOString()) => ({
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
const LONG_AGO = new Date(Date.now() - 48 * 3_600_000).toISOString();
const ORDERS = [order('1', 1), order('2', 5), order('3', 0, LONG_AGO)];

/** A browser that can tell, and answers as the customer does. */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const api = {
    permission,
    requestPermission: vi.fn(async () => {
      api.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', api);
  return api;
}
const world = (change = {}) => {
  const storage = memoryStorage();
  storage.set('order-app:demo:orders', JSON.stringify({ v: 1, d: ORDERS }));
  const made = createTestStores({}, { apiOrigin: location.origin, storage, ...change });
  return { ...made, news: () => made.lazyStore(createOrderNotifications) };
};

beforeEach(() => {
  document.body.dataset.orderApp = 'hosted';
});
afterEach(() => {
  delete document.body.dataset.orderApp;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('news of orders', () => {
  it('are offered on the business’s own page, and nowhere else', () => {
    browser('default');
    expect(world().news().getState().isOffered).toBe(true);
    expect(world({ apiOrigin: 'https://elsewhere.test' }).news().getState().isOffered).toBe(false);
    delete document.body.dataset.orderApp;
    expect(world().news().getState().isOffered).toBe(false);
  });

  it('are not offered by a browser that cannot tell', () => {
    expect(world().news().getState().isOffered).toBe(false);
  });

  it('are asked for once, when the customer wants them, and stay wished for', async () => {
    const api = browser('default', 'granted');
    const { news, deps } = world();
    expect(api.requestPermission).not.toHaveBeenCalled();
    await news().getState().setOn(true);
    expect(news().getState()).toMatchObject({ isOn: true, permission: 'granted' });
    expect(world({ storage: deps.storage }).news().getState().isOn).toBe(true);
    await news().getState().setOn(false);
    await news().getState().setOn(true);
    expect(api.requestPermission).toHaveBeenCalledTimes(1);
    news().getState().forget();
    expect(world({ storage: deps.storage }).news().getState().isOn).toBe(false);
  });

  it('stay off where the customer tells the browser no, also where that throws', async () => {
    browser('default', 'denied');
    const { news } = world();
    await news().getState().setOn(true);
    expect(news().getState()).toMatchObject({ isOn: false, permission: 'denied' });
    browser('default').requestPermission.mockRejectedValue(new TypeError('no'));
    const other = world();
    await other.news().getState().setOn(true);
    expect(other.news().getState().isOn).toBe(false);
    expect(other.reportedErrors).toHaveLength(1);
  });

  it('come of running orders while the page is hidden, once for each step', async () => {
    vi.useFakeTimers();
    browser('granted');
    const { news, page, requestsTo, routes } = world();
    await news().getState().setOn(true);
    const tell = vi.fn();
    const stop = news().getState().watch(tell);
    const events = (status: number) => ({
      body: { status, events: [{ status, at: new Date().toISOString() }] },
    });
    const asked = () => requestsTo('webapp/update-order-events/').length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(0);

    routes['webapp/update-order-events/demo~one/1'] = events(1);
    page.setHidden(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked()).toBeGreaterThan(1);
    expect(requestsTo('webapp/update-order-events/').every(({ path }) => path.endsWith('/1'))).toBe(true);
    // What it was when the customer last looked is no news.
    expect(tell).not.toHaveBeenCalled();
    routes['webapp/update-order-events/demo~one/1'] = events(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tell.mock.calls.map(([{ id }, status]) => [id, status])).toEqual([['1', 3]]);

    page.setHidden(false);
    const before = asked();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(before);
    stop();
    page.setHidden(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(before);
  });

  it('do not come when they are off', async () => {
    vi.useFakeTimers();
    browser('granted');
    const { news, page, requestsTo } = world();
    news().getState().watch(vi.fn());
    page.setHidden(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requestsTo('webapp/update-order-events/')).toEqual([]);
  });
});
