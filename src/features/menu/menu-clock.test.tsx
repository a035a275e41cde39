// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { Menu, open, PATH } from './testing/render-menu-screen.tsx';

const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();
/** The wall-clock time at the business, as HH:MM. */
const clockAt = (at: number): string => {
  const { minutes } = zonedTimeAt(at, 'Asia/Kuwait');
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

describe.each([
  ['hours behind', 7 * HOUR],
  ['hours ahead', -7 * HOUR],
  ['years behind', 2000 * 24 * HOUR + 7 * HOUR],
])('a device that is %s', (_, offset) => {
  it('shows the opening time by the server’s clock', async () => {
    const server = Date.now() + offset;
    const closed = { status: 'closed' as const, shifts: [], slots: [], opens_at: iso(server + 25 * 60_000) };
    await open({}, {}, { ...shiftsBody({ car_pickup: closed }), now: iso(server) });
    expect(await screen.findByText('Closed · opens in 25 minutes')).toBeTruthy();
  });

  it('shows the dishes that are served by the server’s clock', async () => {
    const server = Date.now() + offset;
    const categoryServedFrom = (id: string, from: number) => ({
      ...wireCategory(id, [wireItem(id, { name: { en: id }, category: id })]),
      available: JSON.stringify({ status: true, from: clockAt(from), to: clockAt(from + 3 * HOUR) }),
    });
    const menu = {
      categories: [categoryServedFrom('Soup', server - HOUR), categoryServedFrom('Toast', server + 8 * HOUR)],
    };
    const response = { body: { ...shiftsBody(), now: iso(server) } };
    let respond: (reply: typeof response) => void = () => {};
    const pendingResponse = new Promise<typeof response>((resolve) => {
      respond = resolve;
    });
    const world = createTestStores({
      'webapp/v5/restaurant/': { body: restaurantBody({}, { menu }) },
      'webapp/v5/shifts/': () => pendingResponse,
    });
    world.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
    await showScreen(PATH, Menu, world);
    // The menu has loaded; the server time has not.
    expect(screen.queryByRole('article', { name: 'Soup' })).toBeNull();
    await act(async () => respond(response));
    expect(await screen.findByRole('article', { name: 'Soup' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Toast' })).toBeNull();
  });
});
