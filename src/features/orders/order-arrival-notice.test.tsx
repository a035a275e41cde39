// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireOrder } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { OrderScreen } from './order-screen.tsx';

const user = userEvent.setup();
const getIsoTimeFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const events = wireOrder().events;
const arrivalResponse = {
  status: 1,
  promised_at: null,
  events,
  arrived_at: getIsoTimeFromNow(0),
  arrived_note: 'Bay 3',
};

const openOrder = async (
  order = wireOrder({ status: 1 }),
  routes: Parameters<typeof createTestStores>[0] = {},
) => {
  const stores = createTestStores({
    'webapp/order/': { body: { order } },
    'webapp/arrived/': { body: arrivalResponse },
    ...routes,
  });
  const rendered = await showScreen('/demo/order/o-1', OrderScreen, stores);
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const queryArrivedButton = () => screen.queryByRole('button', { name: 'I’m here' });
const reportArrival = async () => user.click(await screen.findByRole('button', { name: 'I’m here' }));

afterEach(() => vi.restoreAllMocks());

describe('the arrival notice', () => {
  it('tells the branch where the customer is waiting, and focuses the confirmation', async () => {
    const { listRequestsTo } = await openOrder();
    await user.type(screen.getByRole('textbox', { name: /Where can we find you/ }), ' Bay 3 ');
    await reportArrival();
    const confirmation = await screen.findByRole('heading', { name: 'The branch knows you’re here' });
    expect(listRequestsTo('webapp/arrived/demo~one/o-1')[0]?.body).toEqual({ note: 'Bay 3' });
    expect(screen.getByText('Bay 3')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(confirmation)).toBe(true));
    expect(queryArrivedButton()).toBeNull();
  });

  it('shows the announced place in the form that changes where the customer waits', async () => {
    await openOrder(wireOrder({ status: 1, arrived_at: getIsoTimeFromNow(-3), arrived_note: 'Bay 3' }));
    await user.click(screen.getByRole('button', { name: 'Change location' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Bay 3');
  });

  it('reports that the arrival could not be announced, and keeps what the customer typed', async () => {
    await openOrder(undefined, { 'webapp/arrived/': { status: 500, body: { error: 1 } } });
    await user.type(screen.getByRole('textbox'), 'Bay 3');
    await reportArrival();
    expect(await screen.findByText(/couldn’t tell the branch/, {}, { timeout: 8000 })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Bay 3');
    expect(queryArrivedButton()).toBeTruthy();
  }, 12_000);

  it('shows the new status when the order was handed over before the customer announced the arrival', async () => {
    const { routes } = await openOrder(undefined, {
      'webapp/arrived/': { status: 409, body: { error: 1, code: 'order_over', message: 'over' } },
    });
    routes['webapp/order/'] = { body: { order: wireOrder({ status: 5 }) } };
    await reportArrival();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Picked up'));
    expect(queryArrivedButton()).toBeNull();
  });

  it.each([
    ['for a delivery', wireOrder({ status: 1, selling_type: 'delivery' })],
    ['for a cancelled order', wireOrder({ status: 9 })],
    [
      'for an order for tomorrow',
      wireOrder({
        status: 10,
        scheduled_at: getIsoTimeFromNow(1440),
        promised_at: getIsoTimeFromNow(1440),
      }),
    ],
  ])('hides the button to announce the arrival %s', async (_, order) => {
    await openOrder(order);
    expect(queryArrivedButton()).toBeNull();
  });

  it('hides the button to announce the arrival when the business does not ask for the car', async () => {
    await openOrder(undefined, {
      'webapp/v5/restaurant/': {
        body: restaurantBody({ checkoutCarPickup: { enabled: true, showCarInfo: false } }),
      },
    });
    expect(queryArrivedButton()).toBeNull();
  });

  it('shows the button to announce the arrival from an hour before a scheduled order', async () => {
    await openOrder(
      wireOrder({ status: 10, scheduled_at: getIsoTimeFromNow(50), promised_at: getIsoTimeFromNow(50) }),
    );
    expect(queryArrivedButton()).toBeTruthy();
  });
});

describe('the countdown', () => {
  const openOrderAndReadTimer = async (minutes: number) => {
    await openOrder(
      wireOrder({
        status: 1,
        placed_at: getIsoTimeFromNow(-20),
        promised_at: getIsoTimeFromNow(minutes),
      }),
    );
    return screen.getByRole('timer').textContent;
  };

  it.each([
    [12, 'In 12 minutes'],
    [75, 'In 1 hour, 15 minutes'],
    [0, 'Any minute now'],
    [-4, 'Any minute now'],
    [-6, 'This is taking a little longer than expected. Thanks for your patience.'],
  ])('%i minutes before the promised time, the countdown says "%s"', async (minutes, expectedText) => {
    expect(await openOrderAndReadTimer(minutes)).toBe(expectedText);
  });

  it('announces to screen readers only that an order is late, not every minute of the countdown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openOrder(
      wireOrder({ status: 1, placed_at: getIsoTimeFromNow(-18), promised_at: getIsoTimeFromNow(2) }),
    );
    const readAnnouncements = () =>
      screen
        .getAllByRole('status')
        .map((statusRegion) => statusRegion.textContent)
        .join('');
    expect(screen.getByRole('timer').textContent).toBe('In 2 minutes');
    await act(() => vi.advanceTimersByTimeAsync(65_000));
    expect(screen.getByRole('timer').textContent).toBe('In 1 minute');
    expect(readAnnouncements()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(7 * 60_000));
    expect(readAnnouncements()).toMatch(/longer than expected/);
    vi.useRealTimers();
  });
});
