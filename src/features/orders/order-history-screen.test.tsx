// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OrderSummary as WireSummary } from '../../api/contract/order-list-contract.ts';
import { toOrderSummary } from '../../api/mappers/map-order.ts';
import { restaurantBody, wireOrder, wireUser } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { OrderDetailsScreen } from './details-screen.tsx';
import { OrderHistoryScreen } from './order-history-screen.tsx';

const user = userEvent.setup();
const buildSummary = (
  orderNumber: string,
  minute: number,
  overrides: Partial<WireSummary> = {},
): WireSummary => ({
  id: orderNumber.toLowerCase(),
  number: orderNumber,
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
  shipped: false,
  rate: null,
  unpaid: false,
  ...overrides,
});
const HISTORY_PATH = '/demo/orders/history';
const getOrderNumbers = () =>
  screen.getAllByRole('link').flatMap((link) => link.textContent?.match(/Order ([A-Z])/)?.[1] ?? []);

async function openOrderList(path = HISTORY_PATH, stores = createTestStores()) {
  const rendered = await showScreen(path, OrderHistoryScreen, stores);
  act(() =>
    rendered.orders.setState({
      history: [buildSummary('B', 20), buildSummary('A', 10, { status: 0 })].map(toOrderSummary),
    }),
  );
  return rendered;
}

it('lists orders without their totals when the business hides prices', async () => {
  const body = restaurantBody({ hide_price: true });
  await openOrderList(HISTORY_PATH, createTestStores({ 'webapp/v5/restaurant/': { body } }));
  expect(screen.getAllByText('2 items')).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/3\.000/);
});

/** Creates stores with a stored session, for an account with three orders on two pages. */
function createCustomerStores(routes: Parameters<typeof createTestStores>[0] = {}) {
  const storage = createMemoryStorage();
  storage.set('order-app:demo:session', JSON.stringify({ v: 1, d: { token: 't', userId: 'u1' } }));
  const buildPage = (pageNumber: number, ...orders: WireSummary[]) => ({
    body: { orders, pagination: { page: pageNumber, pages: 2, total: 3 } },
  });
  return createTestStores(
    {
      'webapp/profile/u1': { body: { user: wireUser() } },
      'webapp/v5/orders/u1?page=1': buildPage(1, buildSummary('D', 40), buildSummary('C', 15, { rate: 4 })),
      'webapp/v5/orders/u1?page=2': buildPage(2, buildSummary('Z', 1)),
      ...routes,
    },
    { storage },
  );
}
/** Creates the stores of a customer, loads the business and restores the session. */
async function logInCustomer(routes: Parameters<typeof createTestStores>[0] = {}) {
  const stores = createCustomerStores(routes);
  await stores.business.getState().load();
  await stores.session.getState().checkProfile();
  return stores;
}
const openAccountOrders = async (routes?: Parameters<typeof createTestStores>[0]) =>
  openOrderList(HISTORY_PATH, await logInCustomer(routes));
const FAILED_RESPONSE = { status: 400, body: { error: 1 } } as const;
const NO_ORDERS = { body: { orders: [], pagination: { page: 1, pages: 1, total: 0 } } };

describe('the list of orders', () => {
  // @spec paths/orders-history
  it('lists the newest order first, and links each order to its screen', async () => {
    const { router } = await openOrderList();
    expect(getOrderNumbers()).toEqual(['B', 'A']);
    await user.click(screen.getByRole('link', { name: /Order A/ }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/a'));
  });

  it('lists an unpaid order as waiting for payment', async () => {
    const { orders } = await openOrderList();
    act(() =>
      orders.setState({ history: [buildSummary('U', 30, { status: 0, unpaid: true })].map(toOrderSummary) }),
    );
    const link = screen.getByRole('link', { name: /Order U/ });
    expect(link.textContent).toMatch(/Waiting for your payment/);
    expect(link.textContent).not.toMatch(/confirmation/);
  });

  it.each([
    ['a parcel', true, 'Ready to ship'],
    ['a delivery', false, 'Ready for delivery'],
  ] as const)('shows the status “ready” in the words for %s', async (_, isParcel, statusText) => {
    const { orders } = await openOrderList();
    const summary = buildSummary('P', 30, { status: 3, selling_type: 'delivery', shipped: isParcel });
    act(() => orders.setState({ history: [toOrderSummary(summary)] }));
    expect(screen.getByRole('link', { name: /Order P/ }).textContent).toContain(statusText);
  });

  // @spec paths/orders-status
  it('lists running orders first on the status screen', async () => {
    await openOrderList('/demo/orders/status');
    expect(getOrderNumbers()).toEqual(['A', 'B']);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'In progress',
      'Past orders',
    ]);
  });

  it('links the order history to the running orders while an order is running', async () => {
    const { router } = await openOrderList();
    await user.click(screen.getByRole('link', { name: 'Order status' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/orders/status'));
  });

  it('links the list of running orders to the order details', async () => {
    const { router } = await openOrderList('/demo/orders/status');
    await user.click(screen.getByRole('link', { name: 'Order details' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/orders/details'));
  });

  it('updates the status of running orders in the list', async () => {
    await openOrderList(
      HISTORY_PATH,
      createTestStores({ 'webapp/update-order-events/demo~one/a': { body: { status: 3, events: [] } } }),
    );
    expect(await screen.findByText('Ready for pickup')).toBeTruthy();
  });

  it('tells a guest that there are no orders yet, and offers the login', async () => {
    const { router } = await showScreen(HISTORY_PATH, OrderHistoryScreen);
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/login'));
  });

  it('loads the account’s orders page by page and shows their ratings', async () => {
    await openAccountOrders();
    // Without an IntersectionObserver, the next page loads immediately.
    await waitFor(() => expect(getOrderNumbers()).toEqual(['D', 'B', 'C', 'A', 'Z']));
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
  });

  // @spec codes/order-types, codes/order-status-codes-0-1
  it('lists an order of the original backend, whose order type is a number and whose status is text', async () => {
    const order = { ...buildSummary('D', 40), selling_type: 1, status: '3' };
    const response = { body: { orders: [order], pagination: { page: 1, pages: 1, total: 1 } } };
    await openAccountOrders({ 'webapp/v5/orders/u1?page=1': response });
    const link = await screen.findByRole('link', { name: /Order D/ });
    // The words for a dine-in order with the status 3 (ready).
    expect(link.textContent).toContain('Ready to serve');
  });

  it('lists the device’s orders when the account’s orders fail to load, and offers a retry', async () => {
    const { routes } = await openAccountOrders({
      'webapp/v5/orders/u1?page=1': FAILED_RESPONSE,
    });
    expect(await screen.findByText(/couldn’t load the orders of your account/)).toBeTruthy();
    expect(getOrderNumbers()).toEqual(['B', 'A']);
    routes['webapp/v5/orders/u1?page=1'] = {
      body: { orders: [buildSummary('D', 40)], pagination: { page: 1, pages: 1, total: 1 } },
    };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getOrderNumbers()).toEqual(['D', 'B', 'A']));
  });

  it('does not mention “this device” to a logged-in customer without orders', async () => {
    const stores = await logInCustomer({ 'webapp/v5/orders/u1?page=1': NO_ORDERS });
    await showScreen(HISTORY_PATH, OrderHistoryScreen, stores);
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
    expect(screen.getByText('Your orders will appear here.')).toBeTruthy();
    expect(screen.queryByText(/from this device/)).toBeNull();
  });

  it('shows only an error when the account’s orders fail to load and the device has none', async () => {
    const stores = await logInCustomer({ 'webapp/v5/orders/u1?page=1': FAILED_RESPONSE });
    await showScreen(HISTORY_PATH, OrderHistoryScreen, stores);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.queryByText(/shown below|No orders yet/)).toBeNull();
  });

  it('asks the customer to rate a delivered order until the customer dismisses the request', async () => {
    const rating = { body: restaurantBody({ rating: true }) };
    const { orders } = await openOrderList(
      HISTORY_PATH,
      createTestStores({ 'webapp/v5/restaurant/': rating }),
    );
    expect(screen.getAllByText('Rate your order')).toHaveLength(1);
    act(() => orders.getState().dismissRating('b'));
    expect(screen.queryByText('Rate your order')).toBeNull();
  });
});

describe('the details', () => {
  // @spec paths/orders-details
  it('shows the newest order with its receipt on the screen for order details', async () => {
    const stores = createTestStores({
      'webapp/order/': { body: { order: wireOrder({ id: 'b', number: 'B' }) } },
    });
    await showScreen('/demo/orders/details', OrderDetailsScreen, stores);
    act(() => stores.orders.setState({ history: [buildSummary('B', 20)].map(toOrderSummary) }));
    expect(await screen.findByRole('heading', { name: 'What you ordered' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Order B/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print receipt' })).toBeTruthy();
  });

  it('shows a loading indicator and then the newest order of the account on a new device', async () => {
    let sendPage: (page: { body: unknown }) => void = () => undefined;
    const stores = await logInCustomer({
      'webapp/v5/orders/u1?page=1': () => new Promise((resolve) => (sendPage = resolve)),
      'webapp/order/': { body: { order: wireOrder({ id: 'd', number: 'D' }) } },
    });
    await showScreen('/demo/orders/details', OrderDetailsScreen, stores);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByText('No orders yet')).toBeNull();
    sendPage({ body: { orders: [buildSummary('D', 40)], pagination: { page: 1, pages: 1, total: 1 } } });
    expect(await screen.findByRole('heading', { name: 'What you ordered' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Order D/ })).toBeTruthy();
  });

  it('offers a retry on the screen for order details when the account’s orders fail to load', async () => {
    const stores = await logInCustomer({ 'webapp/v5/orders/u1?page=1': FAILED_RESPONSE });
    await showScreen('/demo/orders/details', OrderDetailsScreen, stores);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.queryByText('No orders yet')).toBeNull();
    stores.routes['webapp/v5/orders/u1?page=1'] = NO_ORDERS;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  });

  it('says on the screen for order details that the customer has no orders', async () => {
    await showScreen('/demo/orders/details', OrderDetailsScreen);
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  });
});
