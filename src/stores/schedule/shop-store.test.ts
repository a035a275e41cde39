import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { createTestStores } from '../testing/test-stores.ts';

const NOW = Date.parse('2026-03-01T10:00:00+03:00');
const SHIFTS_PATH = 'webapp/v5/shifts/demo~one';
const buildOpenBody = (closes_at: string) =>
  shiftsBody({ car_pickup: { status: 'open', closes_at, shifts: [], slots: [] } });
const buildClosedBody = (opens_at: string | null) =>
  shiftsBody({ car_pickup: { status: 'closed', opens_at, shifts: [], slots: [] } });
const advance = async (ms = 0) => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
};

async function startStores(...args: Parameters<typeof createTestStores>) {
  const stores = createTestStores(...args);
  stores.start();
  await stores.business.getState().load();
  await advance();
  return { ...stores, isOpen: () => stores.shop.getState().getOpenState('car_pickup').open };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the open state', () => {
  // @spec schedule/shop-open-unless-fetched-shifts
  it('treats the shop as open until a schedule says otherwise', async () => {
    const { shop, business } = createTestStores({ [SHIFTS_PATH]: { status: 500, body: {} } });
    expect(shop.getState().getOpenState('delivery')).toEqual({ open: true, opensAt: null, closesAt: null });
    await business.getState().load();
    await shop.getState().load();
    expect(shop.getState()).toMatchObject({ status: 'error', openStates: { car_pickup: { open: true } } });
  });

  it('takes the open state and the next opening time from the schedule', async () => {
    const { shop, stop } = await startStores({
      [SHIFTS_PATH]: { body: buildClosedBody('2026-03-01T11:00:00+03:00') },
    });
    expect(shop.getState()).toMatchObject({
      status: 'fetched',
      timezone: 'Asia/Kuwait',
      openStates: {
        car_pickup: { open: false, opensAt: NOW + 3_600_000, closesAt: null },
        dine_in: { open: true },
      },
    });
    stop();
  });

  // @spec schedule/delivery-with-shipping-always-open
  it('keeps delivery open at all times if the business ships', async () => {
    const { shop, stop } = await startStores({
      'webapp/v5/restaurant/': {
        body: restaurantBody({ checkoutDelivery: { enabled: true, shipping: true } }),
      },
      [SHIFTS_PATH]: { body: shiftsBody({ delivery: { status: 'closed', shifts: [], slots: [] } }) },
    });
    expect(shop.getState().openStates.delivery.open).toBe(true);
    stop();
  });

  it('shows the shop as closed at closing time and requests the schedule again', async () => {
    const { isOpen, listRequestsTo, routes, stop } = await startStores({
      [SHIFTS_PATH]: { body: buildOpenBody('2026-03-01T10:10:00+03:00') },
    });
    expect(isOpen()).toBe(true);
    routes[SHIFTS_PATH] = { body: buildClosedBody('2026-03-01T10:20:00+03:00') };
    await advance(10 * 60_000);
    expect(isOpen()).toBe(true);
    await advance(1_000);
    expect(isOpen()).toBe(false);
    expect(listRequestsTo(SHIFTS_PATH)).toHaveLength(2);
    routes[SHIFTS_PATH] = { body: buildOpenBody('2026-03-01T23:00:00+03:00') };
    await advance(10 * 60_000);
    expect(isOpen()).toBe(true);
    expect(listRequestsTo(SHIFTS_PATH)).toHaveLength(3);
    stop();
  });

  it('shows the shop as closed at closing time even if the server is unreachable', async () => {
    const { isOpen, routes, stop } = await startStores({
      [SHIFTS_PATH]: { body: buildOpenBody('2026-03-01T10:10:00+03:00') },
    });
    routes[SHIFTS_PATH] = 'lost';
    await advance(10 * 60_000 + 1_000);
    expect(isOpen()).toBe(false);
    stop();
  });

  it('requests the schedule every half hour, because the business may change its hours by hand', async () => {
    const { listRequestsTo, stop } = await startStores({
      [SHIFTS_PATH]: { body: buildOpenBody('2026-03-01T23:00:00+03:00') },
    });
    await advance(31 * 60_000);
    expect(listRequestsTo(SHIFTS_PATH)).toHaveLength(2);
    stop();
  });

  it('requests the schedule when the page is shown again after a while, but never while the page is hidden', async () => {
    const { listRequestsTo, page, stop } = await startStores({
      [SHIFTS_PATH]: { body: buildOpenBody('2026-03-01T10:10:00+03:00') },
    });
    page.setHidden(true);
    await advance(2 * 3_600_000);
    expect(listRequestsTo(SHIFTS_PATH)).toHaveLength(1);
    page.setHidden(false);
    await advance();
    expect(listRequestsTo(SHIFTS_PATH)).toHaveLength(2);
    page.setHidden(true);
    page.setHidden(false);
    await advance();
    expect(listRequestsTo(SHIFTS_PATH)).toHaveLength(2);
    stop();
  });

  it('updates the open state when the element is attached to a document again', async () => {
    const { isOpen, start, stop, listRequestsTo } = await startStores({
      [SHIFTS_PATH]: { body: buildOpenBody('2026-03-01T10:10:00+03:00') },
    });
    stop();
    expect(vi.getTimerCount()).toBe(0);
    await advance(3_600_000);
    expect(isOpen()).toBe(true);
    start();
    await advance();
    expect(isOpen()).toBe(false);
    expect(listRequestsTo(SHIFTS_PATH)).toHaveLength(2);
    stop();
  });

  it('shows the open state of the selected branch', async () => {
    const { shop, business, stop } = await startStores({
      [SHIFTS_PATH]: { body: buildClosedBody(null) },
      'webapp/v5/shifts/demo~two': { body: buildOpenBody('2026-03-01T23:00:00+03:00') },
      'webapp/v5/menu/': { body: { menu: { categories: [] }, discounts: {} } },
    });
    expect(shop.getState().openStates.car_pickup.open).toBe(false);
    await business.getState().selectBranch('demo~two');
    await advance();
    expect(shop.getState().openStates.car_pickup.open).toBe(true);
    stop();
  });
});
