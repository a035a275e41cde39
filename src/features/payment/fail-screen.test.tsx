// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { PaymentFailScreen } from './fail-screen.tsx';
import { button, FAIL_PATH, failScreen, paying, user } from './testing/render-payment-screen.tsx';

async function ended(status: 'declined' | 'cancelled' | 'expired' | 'refunded') {
  const world = await paying();
  world.backend.endTransaction(status);
  await world.payment.getState().check();
  return failScreen(world);
}

describe('a payment that came to nothing', () => {
  // @spec paths/payment-fail
  it.each([
    ['declined', 'Payment declined'],
    ['cancelled', 'Payment cancelled'],
    ['expired', 'The payment time has expired'],
  ] as const)('says why (%s), aloud, and that nothing was charged', async (status, words) => {
    await ended(status);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
    expect(screen.getByRole('alert').textContent).toContain('You haven’t been charged.');
  });

  it('can be tried again the same way, in a window opened in the click', async () => {
    const { router, windows, payment } = await ended('declined');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /KNET/ }).checked).toBe(true);
    await user.click(button('Try again'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
    expect(windows.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });

  it('can be paid in another way', async () => {
    const { router, placedOrderIds } = await ended('declined');
    await user.click(screen.getByRole('radio', { name: /Cash/ }));
    await user.click(button('Use this payment method'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(placedOrderIds).toEqual(['o-1']);
  });

  it('leads back to the cart, which is as it was', async () => {
    const { router, cart, backend } = await ended('cancelled');
    await user.click(button('Back to cart'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
    expect([cart.getState().count, backend.state.status]).toEqual([2, 9]);
  });

  it('that came too late is given back: no other try, the cart is there', async () => {
    const { router } = await ended('refunded');
    expect(screen.getByText(/refunding your money/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(button('Back to cart'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
  });

  it('leads to the order where the server knows of a payment after all', async () => {
    const world = await paying();
    world.backend.endTransaction('declined');
    await world.payment.getState().check();
    world.backend.endTransaction('paid');
    const { router, placedOrderIds } = await failScreen(world);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(placedOrderIds).toEqual(['o-1']);
  });

  it('of another device shows the way to the order, whose address it has', async () => {
    const { router } = await showScreen(FAIL_PATH, PaymentFailScreen, createTestStores());
    await user.click(button('View order'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
  });

  it('without an address that says which, shows the way to the cart', async () => {
    await showScreen('/demo/payment/fail', PaymentFailScreen, createTestStores());
    expect(screen.queryByRole('button', { name: 'View order' })).toBeNull();
    expect(button('Back to cart')).toBeTruthy();
  });
});
