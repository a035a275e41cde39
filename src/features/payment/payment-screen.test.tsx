// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { payUrl } from '../../stores/testing/payment-stores.ts';
import { button, paying, user, waitingScreen } from './testing/render-payment-screen.tsx';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('while the payment page is open', () => {
  it('says where to pay, what for and how much, and shows the window again', async () => {
    const { windows } = await waitingScreen(await paying());
    expect(title()).toBe('Complete the payment in the new window');
    expect(screen.getByText(/^Order 7/).textContent).toMatch(/^Order 7 · .*3\.000.* · KNET$/);
    await user.click(button('Show payment page'));
    expect(windows).toMatchObject([{ focusCount: 1 }]);
  });

  it('asks after it on request, and says when nothing has arrived', async () => {
    const { requestsTo } = await waitingScreen(await paying());
    const before = requestsTo('webapp/transaction/').length;
    await user.click(button('I have paid'));
    expect(
      await screen.findByText('We haven’t received your payment yet. We’ll keep checking.'),
    ).toBeTruthy();
    expect(requestsTo('webapp/transaction/').length).toBe(before + 1);
  });

  it('says when the window was closed, and opens it again with the same button', async () => {
    const { windows, payment } = await waitingScreen(await paying());
    const main = button('Show payment page');
    main.focus();
    const [first] = windows;
    if (first) first.isOpen = false;
    await waitFor(() => expect(title()).toBe('Have you paid?'));
    expect(document.activeElement).toBe(button('Open payment page'));
    await user.click(button('Open payment page'));
    expect(payment.getState().status).toBe('waiting');
    expect(windows.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });

  it('leads there by a link of this very tab where the browser opened none', async () => {
    await waitingScreen(await paying({ blocks: true }));
    expect(title()).toBe('Your browser blocked the payment window');
    const link = screen.getByRole('link', { name: 'Go to payment page' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([payUrl('t-1'), '_top']);
  });

  it('goes to what became of it: a refused payment has a screen of its own', async () => {
    const { backend, router, payment } = await waitingScreen(await paying());
    backend.endTransaction('declined');
    await act(() => payment.getState().check());
    await waitFor(() =>
      expect(router.getState().route?.path).toBe('/demo/payment/fail?order=o-1&transaction=t-1'),
    );
  });

  it('may be paid in another way', async () => {
    const { payment, placedOrderIds } = await waitingScreen(await paying());
    await user.click(button('Choose another payment method'));
    expect(screen.queryByRole('radio', { name: /KNET/ })).toBeNull();
    await user.click(button('Use this payment method'));
    await waitFor(() => expect(payment.getState().status).toBe('paid'));
    expect(placedOrderIds).toEqual(['o-1']);
  });

  it('may be given up: the order is cancelled, the cart is as it was', async () => {
    const { router, cart, backend } = await waitingScreen(await paying());
    await user.click(button('Cancel order'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
    expect([cart.getState().count, backend.state.status]).toEqual([2, 9]);
  });

  it('says when giving up did not get through, and stays', async () => {
    const world = await waitingScreen(await paying());
    world.routes['webapp/cancel-order/'] = 'lost';
    await user.click(button('Cancel order'));
    expect(
      await screen.findByText('We couldn’t cancel your order. Please try again.', {}, { timeout: 5000 }),
    ).toBeTruthy();
    expect(button('Cancel order')).toBeTruthy();
  });

  it('asks the same again where nobody knows whether there is a page', async () => {
    const world = await paying();
    world.backend.endTransaction('declined');
    await world.payment.getState().check();
    world.routes['webapp/pay/'] = { status: 502, body: 'no' };
    await world.payment.getState().retry({ inPlace: false, note: '', dir: 'ltr' });
    await waitingScreen(world);
    expect(title()).toBe('We haven’t received a response');
    world.routes['webapp/pay/'] = world.backend.routes['webapp/pay/'];
    await user.click(button('Try again'));
    await waitFor(() => expect(title()).toBe('Complete the payment in the new window'));
  });

  it('shows the title in Arabic for an Arabic customer', async () => {
    await waitingScreen(await paying(), 'ar');
    expect(title()).toBe('أكمل الدفع في النافذة الجديدة');
  });
});
