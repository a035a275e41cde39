// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { PaymentFailScreen } from './fail-screen.tsx';
import {
  FAIL_PATH,
  getAmount,
  getButton,
  openFailScreen,
  startPayment,
  user,
} from './testing/render-payment-screen.tsx';

async function openEndedPayment(
  status: 'declined' | 'cancelled' | 'expired' | 'refunded',
  ...startOptions: Parameters<typeof startPayment>
) {
  const stores = await startPayment(...startOptions);
  stores.backend.endTransaction(status);
  await stores.payment.getState().check();
  return openFailScreen(stores);
}

describe('a failed payment', () => {
  // @spec paths/payment-fail
  it.each([
    ['declined', 'Payment declined'],
    ['cancelled', 'Payment cancelled'],
    ['expired', 'The payment time has expired'],
  ] as const)('announces a %s payment as “%s”, and says that nothing was charged', async (status, title) => {
    await openEndedPayment(status);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('alert').textContent).toContain('You haven’t been charged.');
  });

  // @spec more-calls/post-webapp-pay-order-id
  it('retries a failed payment with the same method in a new window', async () => {
    const { router, windows, payment } = await openEndedPayment('declined');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /KNET/ }).checked).toBe(true);
    await user.click(getButton('Try again'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
    expect(windows.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });

  it('lets the customer pay with another payment method after a failed payment', async () => {
    const { router, placedOrderIds } = await openEndedPayment('declined');
    await user.click(screen.getByRole('radio', { name: /Cash/ }));
    await user.click(getButton('Use this payment method'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(placedOrderIds).toEqual(['o-1']);
  });

  it('shows and announces the amount due and the rounding for the selected payment method', async () => {
    const roundingSettings = { cash_rounding: 0.7, online_step: 0.9, online_rounding: true };
    await openEndedPayment('declined', { restaurant: { ...roundingSettings } });
    expect(getAmount('Rounding for this payment method')).toMatch(/-0\.300/);
    expect(getAmount('Amount due')).toMatch(/2\.700/);
    await user.click(screen.getByRole('radio', { name: /Cash/ }));
    expect(getAmount('Cash rounding')).toMatch(/-0\.200/);
    expect(getAmount('Amount due')).toMatch(/2\.800/);
    expect(screen.queryByText('Rounding for this payment method')).toBeNull();
    expect(screen.getByText('Amount due').closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('blocks a payment method that cannot charge the amount, and says why', async () => {
    await openEndedPayment('declined', { restaurant: { online_step: 0.9 } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /KNET/ }).disabled).toBe(true);
    expect(screen.getByText(/Only for amounts that are a multiple of/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash/ }).checked).toBe(true);
    expect(getAmount('Amount due')).toMatch(/3\.000/);
  });

  it('cancels the order of a failed payment, and returns to the unchanged cart', async () => {
    const { router, cart, backend } = await openEndedPayment('cancelled');
    await user.click(getButton('Back to cart'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
    expect([cart.getState().count, backend.state.status]).toEqual([2, 9]);
  });

  it('offers only to return to the cart when a payment that came too late is refunded', async () => {
    const { router } = await openEndedPayment('refunded');
    expect(screen.getByText(/refunding your money/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(getButton('Back to cart'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
  });

  it('opens the order when the server reports that the payment succeeded after all', async () => {
    const stores = await startPayment();
    stores.backend.endTransaction('declined');
    await stores.payment.getState().check();
    stores.backend.endTransaction('paid');
    const { router, placedOrderIds } = await openFailScreen(stores);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(placedOrderIds).toEqual(['o-1']);
  });

  it('links to the order of a payment that another device started', async () => {
    const { router } = await showScreen(FAIL_PATH, PaymentFailScreen, createTestStores());
    await user.click(getButton('View order'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
  });

  it('offers only the way back to the cart when the URL of a failed payment contains no order', async () => {
    await showScreen('/demo/payment/fail', PaymentFailScreen, createTestStores());
    expect(screen.queryByRole('button', { name: 'View order' })).toBeNull();
    expect(getButton('Back to cart')).toBeTruthy();
  });
});
