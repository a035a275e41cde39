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
const toIsoTime = (timeMs: number) => new Date(timeMs).toISOString();
/** The wall-clock time at the business, as HH:MM. */
const formatClock = (timeMs: number): string => {
  const { minutes } = toZonedTime(timeMs, 'Asia/Kuwait');
  return [Math.floor(minutes / 60), minutes % 60]
    .map((timePart) => String(timePart).padStart(2, '0'))
    .join(':');
};

describe.each([
  ['hours behind', 7 * HOUR_MS],
  ['hours ahead', -7 * HOUR_MS],
  ['years behind', 2000 * 24 * HOUR_MS + 7 * HOUR_MS],
])('a device whose clock is %s', (_, offsetMs) => {
  // @spec calls/get-webapp-v5-shifts-branch-id, schedule/shop-open-unless-fetched-shifts
  it('uses the server’s clock, not the device’s clock, to show the opening time', async () => {
    const serverTimeMs = Date.now() + offsetMs;
    const closedShifts = {
      status: 'closed' as const,
      shifts: [],
      slots: [],
      opens_at: toIsoTime(serverTimeMs + 25 * 60_000),
    };
    await openMenu({}, {}, { ...shiftsBody({ car_pickup: closedShifts }), now: toIsoTime(serverTimeMs) });
    expect(await screen.findByText('Closed · opens in 25 minutes')).toBeTruthy();
  });

  // @spec entities/available-as-json-string-with, validation/one-outside-window
  it('uses the server’s clock, not the device’s clock, to show the dishes that are served now', async () => {
    const serverTimeMs = Date.now() + offsetMs;
    const buildCategoryServedFrom = (id: string, startMs: number) => ({
      ...wireCategory(id, [wireItem(id, { name: { en: id }, category: id })]),
      available: JSON.stringify({
        status: true,
        from: formatClock(startMs),
        to: formatClock(startMs + 3 * HOUR_MS),
      }),
    });
    const menu = {
      categories: [
        buildCategoryServedFrom('Soup', serverTimeMs - HOUR_MS),
        buildCategoryServedFrom('Toast', serverTimeMs + 8 * HOUR_MS),
      ],
    };
    const response = { body: { ...shiftsBody(), now: toIsoTime(serverTimeMs) } };
    let sendShifts: (shiftsResponse: typeof response) => void = () => {};
    const pendingResponse = new Promise<typeof response>((resolve) => {
      sendShifts = resolve;
    });
    const stores = createTestStores({
      'webapp/v5/restaurant/': { body: restaurantBody({}, { menu }) },
      'webapp/v5/shifts/': () => pendingResponse,
    });
    stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
    await showScreen(PATH, Menu, stores);
    // The menu has loaded, but the server time is still unknown.
    expect(screen.queryByRole('article', { name: 'Soup' })).toBeNull();
    await act(async () => sendShifts(response));
    expect(await screen.findByRole('article', { name: 'Soup' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Toast' })).toBeNull();
  });
});
