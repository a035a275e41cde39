// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { fillIn, name, ORDER, open, phone, place, user } from './testing/render-checkout-screen.tsx';

const line = (isThere: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  });

describe('without a line', () => {
  it('the order form says so, sends nothing, and keeps what was typed until the line is back', async () => {
    const { paths } = await open();
    await fillIn();
    await line(false);
    expect(screen.getByText(/^You’re offline/)).toBeTruthy();
    expect(place()).toHaveProperty('disabled', true);
    await user.click(place());
    expect(paths(ORDER)).toEqual([]);

    await line(true);
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
    expect(place()).toHaveProperty('disabled', false);
    expect([name().value, phone().value]).toEqual(['Noor', '555 12345']);
  });

  it('an order that was on its way goes out again by itself when the line is back, and is the same one', async () => {
    const { paths, table, router } = await open({ [ORDER]: 'lost' });
    await fillIn();
    await user.click(place());
    await screen.findByText('We haven’t received a response', {}, { timeout: 5000 });
    table[ORDER] = { body: { order: wireOrder() } };
    await line(true);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(new Set(paths(ORDER).map(({ key }) => key)).size).toBe(1);
  }, 15_000);
});
