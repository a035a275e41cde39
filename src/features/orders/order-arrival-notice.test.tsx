// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { OrderScreen } from './order-screen.tsx';

const user = userEvent.setup();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const events = wireOrder().events;
const heard = { status: 1, promised_at: null, events, arrived_at: inMinutes(0), arrived_note: 'Bay 3' };

const open = async (
  order = wireOrder({ status: 1 }),
  routes: Parameters<typeof createTestStores>[0] = {},
) => {
  const world = createTestStores({
    'webapp/order/': { body: { order } },
    'webapp/arrived/': { body: heard },
    ...routes,
  });
  const shown = await showScreen('/demo/order/o-1', OrderScreen, world);
  await screen.findByRole('heading', { level: 1 });
  return shown;
};
const here = () => screen.queryByRole('button', { name: 'I’m here' });
const tell = async () => user.click(await screen.findByRole('button', { name: 'I’m here' }));

afterEach(() => vi.restoreAllMocks());

describe('a customer who is there', () => {
  it('tells the branch, with where they stand, and the focus goes on with what came of it', async () => {
    const { requestsTo } = await open();
    await user.type(screen.getByRole('textbox', { name: /Where can we find you/ }), ' Bay 3 ');
    await tell();
    const told = await screen.findByRole('heading', { name: 'The branch knows you’re here' });
    expect(requestsTo('webapp/arrived/demo~one/o-1')[0]?.body).toEqual({ note: 'Bay 3' });
    expect(screen.getByText('Bay 3')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
    expect(here()).toBeNull();
  });

  it('can say another place, and finds what was typed before', async () => {
    await open(wireOrder({ status: 1, arrived_at: inMinutes(-3), arrived_note: 'Bay 3' }));
    await user.click(screen.getByRole('button', { name: 'Change location' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Bay 3');
  });

  it('is told when it did not get through, and keeps what was typed', async () => {
    await open(undefined, { 'webapp/arrived/': { status: 500, body: { error: 1 } } });
    await user.type(screen.getByRole('textbox'), 'Bay 3');
    await tell();
    expect(await screen.findByText(/couldn’t tell the branch/, {}, { timeout: 8000 })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Bay 3');
    expect(here()).toBeTruthy();
  }, 12_000);

  it('sees the order as it is when it was handed over meanwhile', async () => {
    const { routes } = await open(undefined, {
      'webapp/arrived/': { status: 409, body: { error: 1, code: 'order_over', message: 'over' } },
    });
    routes['webapp/order/'] = { body: { order: wireOrder({ status: 5 }) } };
    await tell();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Picked up'));
    expect(here()).toBeNull();
  });

  it.each([
    ['is brought', wireOrder({ status: 1, selling_type: 'delivery' })],
    ['is over', wireOrder({ status: 9 })],
    [
      'is for tomorrow',
      wireOrder({ status: 10, scheduled_at: inMinutes(1440), promised_at: inMinutes(1440) }),
    ],
  ])('is not asked for when the order %s', async (_, order) => {
    await open(order);
    expect(here()).toBeNull();
  });

  it('may be early for an order for later', async () => {
    await open(wireOrder({ status: 10, scheduled_at: inMinutes(50), promised_at: inMinutes(50) }));
    expect(here()).toBeTruthy();
  });
});

describe('the wait', () => {
  const timerOf = async (minutes: number) => {
    await open(wireOrder({ status: 1, placed_at: inMinutes(-20), promised_at: inMinutes(minutes) }));
    return screen.getByRole('timer').textContent;
  };

  it.each([
    [12, 'In 12 minutes'],
    [75, 'In 1 hour, 15 minutes'],
    [0, 'Any minute now'],
    [-4, 'Any minute now'],
    [-6, 'This is taking a little longer than expected. Thanks for your patience.'],
  ])('%i minutes before the promise is told so, and never below nothing', async (minutes, text) => {
    expect(await timerOf(minutes)).toBe(text);
  });

  it('goes on by itself, without a word aloud until it is too long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open(wireOrder({ status: 1, placed_at: inMinutes(-18), promised_at: inMinutes(2) }));
    const aloud = () =>
      screen
        .getAllByRole('status')
        .map((region) => region.textContent)
        .join('');
    expect(screen.getByRole('timer').textContent).toBe('In 2 minutes');
    await act(() => vi.advanceTimersByTimeAsync(65_000));
    expect(screen.getByRole('timer').textContent).toBe('In 1 minute');
    expect(aloud()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(7 * 60_000));
    expect(aloud()).toMatch(/longer than expected/);
    vi.useRealTimers();
  });
});
