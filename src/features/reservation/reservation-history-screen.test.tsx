// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireReservation } from '../../api/testing/wire-examples.ts';
import { memoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { ReservationHistoryScreen } from './reservation-history-screen.tsx';

const user = userEvent.setup();
const AT = '/demo/reservation/history';
const LIST = 'webapp/reservations/demo';
const now = '2026-03-01T09:00:00+03:00';
const day = (id: string, days: number, status: 0 | 1 | 2 | 3 = 1) => {
  const at = (hours: number) => new Date(Date.now() + days * 86_400_000 + hours * 3_600_000).toISOString();
  return wireReservation({
    id,
    status,
    starts_at: at(0),
    ends_at: at(2),
    ended_by: status === 2 ? 'customer' : null,
  });
};
const page = (...reservations: ReturnType<typeof day>[]) => ({
  body: { reservations, pagination: { page: 1, pages: 1, total: reservations.length }, now },
});

function open(route: NonNullable<Parameters<typeof createTestStores>[0]>[string], made = true) {
  const storage = memoryStorage();
  if (made)
    storage.set('order-app:demo:reservations', JSON.stringify({ v: 1, d: [{ id: 'r-1', key: 'k' }] }));
  const restaurant = { body: restaurantBody({ reservation: { enabled: true } }) };
  const routes = { [LIST]: route, 'webapp/v5/restaurant/': restaurant };
  return showScreen(AT, ReservationHistoryScreen, createTestStores(routes, { storage }));
}
const links = () =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? link.textContent);

describe('the list of reservations', () => {
  // @spec paths/reservation-history
  it('has what is to come first, the next at the top, and each leads to its own screen', async () => {
    const { router } = await open(
      page(day('far', 9), day('next', 2, 0), day('gone', 5, 2), day('old', -3, 3)),
    );
    const groups = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(groups).toEqual(['Upcoming', 'Past and cancelled']);
    // And the way to another one.
    expect(links()).toHaveLength(4 + 1);
    expect(screen.getByText('Cancelled')).toBeTruthy();
    await user.click(screen.getAllByRole('link')[0] as HTMLElement);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/reservation/success/next'));
  });

  // @spec paths/reservation-history
  it('is honest about being empty, and leads to a first one and to an account', async () => {
    const { router } = await open(page(), false);
    expect(await screen.findByRole('heading', { name: 'No reservations yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make a reservation' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/reservation/reserv_dinein'));
  });

  it('that cannot be had can be asked for again', async () => {
    const { routes } = await open('lost');
    expect(await screen.findByText('We couldn’t load your reservations.')).toBeTruthy();
    routes[LIST] = page(day('one', 1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(links()).toHaveLength(1 + 1));
  });
});
