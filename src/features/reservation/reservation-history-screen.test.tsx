// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireReservation } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { ReservationHistoryScreen } from './reservation-history-screen.tsx';

const user = userEvent.setup();
const PATH = '/demo/reservation/history';
const LIST_URL = 'webapp/reservations/demo';
const now = '2026-03-01T09:00:00+03:00';
const reservationInDays = (id: string, daysFromNow: number, status: 0 | 1 | 2 | 3 = 1) => {
  const formatTimeAfterStart = (hours: number) =>
    new Date(Date.now() + daysFromNow * 86_400_000 + hours * 3_600_000).toISOString();
  return wireReservation({
    id,
    status,
    starts_at: formatTimeAfterStart(0),
    ends_at: formatTimeAfterStart(2),
    ended_by: status === 2 ? 'customer' : null,
  });
};
const listResponse = (...reservations: ReturnType<typeof reservationInDays>[]) => ({
  body: { reservations, pagination: { page: 1, pages: 1, total: reservations.length }, now },
});

function openHistoryScreen(
  listRoute: NonNullable<Parameters<typeof createTestStores>[0]>[string],
  isReservationStored = true,
) {
  const storage = createMemoryStorage();
  if (isReservationStored)
    storage.set('order-app:demo:reservations', JSON.stringify({ v: 1, d: [{ id: 'r-1', key: 'k' }] }));
  const restaurant = { body: restaurantBody({ reservation: { enabled: true } }) };
  const routes = { [LIST_URL]: listRoute, 'webapp/v5/restaurant/': restaurant };
  return showScreen(PATH, ReservationHistoryScreen, createTestStores(routes, { storage }));
}
const getLinkTargets = () =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? link.textContent);

describe('the list of reservations', () => {
  // @spec paths/reservation-history
  // @spec calls/post-webapp-reservations-reference-id
  it('lists upcoming reservations first, beginning with the soonest, and links each to its screen', async () => {
    const { router } = await openHistoryScreen(
      listResponse(
        reservationInDays('far', 9),
        reservationInDays('next', 2, 0),
        reservationInDays('gone', 5, 2),
        reservationInDays('old', -3, 3),
      ),
    );
    const groupHeadings = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(groupHeadings).toEqual(['Upcoming', 'Past and cancelled']);
    // The fifth link leads to the form for a new reservation.
    expect(getLinkTargets()).toHaveLength(4 + 1);
    expect(screen.getByText('Cancelled')).toBeTruthy();
    await user.click(screen.getAllByRole('link')[0] as HTMLElement);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/reservation/success/next'));
  });

  // @spec paths/reservation-history
  it('offers a reservation and the login when the list of reservations is empty', async () => {
    const { router } = await openHistoryScreen(listResponse(), false);
    expect(await screen.findByRole('heading', { name: 'No reservations yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make a reservation' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/reservation/reserv_dinein'));
  });

  it('loads the list of reservations again when the customer retries after a failure', async () => {
    const { routes } = await openHistoryScreen('lost');
    expect(await screen.findByText('We couldn’t load your reservations.')).toBeTruthy();
    routes[LIST_URL] = listResponse(reservationInDays('one', 1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getLinkTargets()).toHaveLength(1 + 1));
  });
});
