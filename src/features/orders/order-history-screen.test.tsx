// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OrderSummary as WireSummary } from '../../api/contract/order-list-contract.ts';
import { toOrderSummary } from '../../api/mappers/map-order.ts';
import { restaurantBody, wireOrder, wireUser } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { memoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { DetailsScreen } from './details-screen.tsx';
import { HistoryScreen } from './order-history-screen.tsx';

const user = userEvent.setup();
const summary = (number: string, minute: number, part: Partial<WireSummary> = {}): WireSummary => ({
  id: number.toLowerCase(),
  number,
  status: 5,
  branch_id: 'demo~one',
  branch_name: { en: 'One' },
  selling_type: 'car_pickup',
  placed_at: `2026-03-01T09:${String(minute).padStart(2, '0')}:00+03:00`,
  scheduled_at: null,
  currency: 'KWD',
  currency_digits: 3,
  total: 3,
  count: 2,
  rate: null,
  unpaid: false,
  ...part,
});
const HISTORY = '/demo/orders/history';
const names = () =>
  screen.getAllByRole('link').flatMap((link) => link.textContent?.match(/Order (\w)/)?.[1] ?? []);

async function openList(path = HISTORY, world = createTestStores()) {
  const shown = await showScreen(path, HistoryScreen, world);
  act(() =>
    shown.orders.setState({
      history: [summary('B', 20), summary('A', 10, { status: 0 })].map(toOrderSummary),
    }),
  );
  return shown;
}

/** Logged in, with an account of three orders on two pages. */
function customer(routes: Parameters<typeof createTestStores>[0] = {}) {
  const storage = memoryStorage();
  storage.set('order-app:demo:session', JSON.stringify({ v: 1, d: { token: 't', userId: 'u1' } }));
  const page = (number: number, ...orders: WireSummary[]) => ({
    body: { orders, pagination: { page: number, pages: 2, total: 3 } },
  });
  return createTestStores(
    {
      'webapp/profile/u1': { body: { user: wireUser() } },
      'webapp/v5/orders/u1?page=1': page(1, summary('D', 40), summary('C', 15, { rate: 4 })),
      'webapp/v5/orders/u1?page=2': page(2, summary('Z', 1)),
      ...routes,
    },
    { storage },
  );
}
async function openAccount(routes: Parameters<typeof createTestStores>[0] = {}) {
  const world = customer(routes);
  await world.business.getState().load();
  await world.session.getState().checkProfile();
  return openList(HISTORY, world);
}

describe('the list of orders', () => {
  // @spec paths/orders-history
  it('has the newest first, each leading to its order', async () => {
    const { router } = await openList();
    expect(names()).toEqual(['B', 'A']);
    await user.click(screen.getByRole('link', { name: /Order A/ }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/a'));
  });

  it('says of one that nobody has paid yet that it waits for that, not for the kitchen', async () => {
    const { orders } = await openList();
    act(() =>
      orders.setState({ history: [summary('U', 30, { status: 0, unpaid: true })].map(toOrderSummary) }),
    );
    expect(screen.getByRole('link').textContent).toMatch(/Waiting for your payment/);
    expect(screen.getByRole('link').textContent).not.toMatch(/confirmation/);
  });

  // @spec paths/orders-status
  it('has the running ones first where their status is asked for', async () => {
    await openList('/demo/orders/status');
    expect(names()).toEqual(['A', 'B']);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'In progress',
      'Past orders',
    ]);
  });

  it('hears how those under way go on', async () => {
    await openList(
      HISTORY,
      createTestStores({ 'webapp/update-order-events/demo~one/a': { body: { status: 3, events: [] } } }),
    );
    expect(await screen.findByText('Ready for pickup')).toBeTruthy();
  });

  it('is honest about being empty, and shows a guest the way to an account', async () => {
    const { router } = await showScreen(HISTORY, HistoryScreen);
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/login'));
  });

  it('has the account’s too, page by page, with the stars they were given', async () => {
    await openAccount();
    // Nothing can be observed here, so that the next page comes at once.
    await waitFor(() => expect(names()).toEqual(['D', 'B', 'C', 'A', 'Z']));
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
  });

  it('has this device’s when the account’s cannot be had, and asks for them again', async () => {
    const { routes } = await openAccount({
      'webapp/v5/orders/u1?page=1': { status: 400, body: { error: 1 } },
    });
    expect(await screen.findByText(/couldn’t load the orders of your account/)).toBeTruthy();
    expect(names()).toEqual(['B', 'A']);
    routes['webapp/v5/orders/u1?page=1'] = {
      body: { orders: [summary('D', 40)], pagination: { page: 1, pages: 1, total: 1 } },
    };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['D', 'B', 'A']));
  });

  it('asks for the rating of what was handed over, until somebody answered', async () => {
    const rating = { body: restaurantBody({ rating: true }) };
    const { orders } = await openList(HISTORY, createTestStores({ 'webapp/v5/restaurant/': rating }));
    expect(screen.getAllByText('Rate your order')).toHaveLength(1);
    act(() => orders.getState().dismissRating('b'));
    expect(screen.queryByText('Rate your order')).toBeNull();
  });
});

describe('the details', () => {
  // @spec paths/orders-details
  it('are of the newest order, with its receipt to take along', async () => {
    const world = createTestStores({
      'webapp/order/': { body: { order: wireOrder({ id: 'b', number: 'B' }) } },
    });
    await showScreen('/demo/orders/details', DetailsScreen, world);
    act(() => world.orders.setState({ history: [summary('B', 20)].map(toOrderSummary) }));
    expect(await screen.findByRole('heading', { name: 'What you ordered' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Order B/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print receipt' })).toBeTruthy();
  });

  it('say so when there is no order', async () => {
    await showScreen('/demo/orders/details', DetailsScreen);
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  });
});
