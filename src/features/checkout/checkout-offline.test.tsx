// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import {
  fillInContact,
  getNameField,
  getPhoneField,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  user,
} from './testing/render-checkout-screen.tsx';

const setOnline = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

describe('the checkout offline', () => {
  it('disables the order button while the device is offline, and keeps what the customer typed', async () => {
    const { listRequestsTo } = await openCheckout();
    await fillInContact();
    await setOnline(false);
    expect(screen.getByText(/^You’re offline/)).toBeTruthy();
    expect(getPlaceOrderButton()).toHaveProperty('disabled', true);
    await user.click(getPlaceOrderButton());
    expect(listRequestsTo(ORDER_PATH)).toEqual([]);

    await setOnline(true);
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
    expect(getPlaceOrderButton()).toHaveProperty('disabled', false);
    expect([getNameField().value, getPhoneField().value]).toEqual(['Noor', '555 12345']);
  });

  it('resends an unanswered order with the same idempotency key when the connection returns', async () => {
    const { listRequestsTo, routes, router } = await openCheckout({ [ORDER_PATH]: 'lost' });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText('No response from the server', {}, { timeout: 5000 });
    routes[ORDER_PATH] = { body: { order: wireOrder() } };
    await setOnline(true);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(new Set(listRequestsTo(ORDER_PATH).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  }, 15_000);
});
