// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { Menu, openMenu, PATH } from './testing/render-menu-screen.tsx';

const HOUR_MS = 3_600_000;
const toIso = (timeMs: number) => new Date(timeMs).toISOString();
/** The wall-clock time at the business, as HH:MM. */
const formatClock = (timeMs: number): string => {
  const { minutes } = toZonedTime(timeMs, 'Asia/Kuwait');
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

describe.each([
  ['hours behind', 7 * HOUR_MS],
  ['hours ahead', -7 * HOUR_MS],
  ['years behind', 2000 * 24 * HOUR_MS + 7 * HOUR_MS],
])('a device whose clock is %s', (_, offset) => {
  // @spec calls/get-webapp-v5-shifts-branch-id, schedule/shop-open-unless-fetched-shifts
  it('shows the opening time by the server’s clock, not the device’s', async () => {
    const serverTime = Date.now() + offset;
    const closed = {
      status: 'closed' as const,
      shifts: [],
      slots: [],
      opens_at: toIso(serverTime + 25 * 60_000),
    };
    await openMenu({}, {}, { ...shiftsBody({ car_pickup: closed }), now: toIso(serverTime) });
    expect(await screen.findByText('Closed · opens in 25 minutes')).toBeTruthy();
  });

  // @spec entities/available-as-json-string-with, validation/one-outside-window
  it('shows the dishes that are served at the server’s time, not the device’s', async () => {
    const serverTime = Date.now() + offset;
    const categoryServedFrom = (id: string, from: number) => ({
      ...wireCategory(id, [wireItem(id, { name: { en: id }, category: id })]),
      available: JSON.stringify({
        status: true,
        from: formatClock(from),
        to: formatClock(from + 3 * HOUR_MS),
      }),
    });
    const menu = {
      categories: [
        categoryServedFrom('Soup', serverTime - HOUR_MS),
        categoryServedFrom('Toast', serverTime + 8 * HOUR_MS),
      ],
    };
    const response = { body: { ...shiftsBody(), now: toIso(serverTime) } };
    let respond: (reply: typeof response) => void = () => {};
    const pendingResponse = new Promise<typeof response>((resolve) => {
      respond = resolve;
    });
    const stores = createTestStores({
      'webapp/v5/restaurant/': { body: restaurantBody({}, { menu }) },
      'webapp/v5/shifts/': () => pendingResponse,
    });
    stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
    await showScreen(PATH, Menu, stores);
    // The menu has loaded, but the server time is still unknown.
    expect(screen.queryByRole('article', { name: 'Soup' })).toBeNull();
    await act(async () => respond(response));
    expect(await screen.findByRole('article', { name: 'Soup' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Toast' })).toBeNull();
  });
});
