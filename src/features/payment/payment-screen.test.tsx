// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPayUrl } from '../../stores/testing/payment-stores.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import {
  getAmount,
  getButton,
  openWaitingScreen,
  startPayment,
  user,
} from './testing/render-payment-screen.tsx';

const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('while the payment page is open', () => {
  it('shows the order, amount and method of a running payment, and focuses the payment window on request', async () => {
    const { windows } = await openWaitingScreen(await startPayment());
    expect(getTitle()).toBe('Complete the payment in the new window');
    expect(screen.getByText(wholeText(/^Order 7 /)).textContent).toMatch(/^Order 7 · .*3\.000.* · KNET$/);
    await user.click(getButton('Show payment page'));
    expect(windows).toMatchObject([{ focusCount: 1 }]);
  });

  // @spec calls/get-webapp-transaction-order-id-transaction-id
  it('checks the payment when the customer claims to have paid, and says if no payment has arrived', async () => {
    const { listRequestsTo } = await openWaitingScreen(await startPayment());
    const requestCountBefore = listRequestsTo('webapp/transaction/').length;
    await user.click(getButton('I have paid'));
    expect(
      await screen.findByText('We haven’t received your payment yet. We’ll keep checking.'),
    ).toBeTruthy();
    expect(listRequestsTo('webapp/transaction/').length).toBe(requestCountBefore + 1);
  });

  it('offers to open the payment window again after the window was closed', async () => {
    const { windows, payment } = await openWaitingScreen(await startPayment());
    const showPageButton = getButton('Show payment page');
    showPageButton.focus();
    const [firstWindow] = windows;
    if (firstWindow) firstWindow.isOpen = false;
    await waitFor(() => expect(getTitle()).toBe('Have you paid?'));
    expect(document.activeElement).toBe(getButton('Open payment page'));
    await user.click(getButton('Open payment page'));
    expect(payment.getState().status).toBe('waiting');
    expect(windows.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });

  it('links to the payment page in the same tab when the browser blocked the payment window', async () => {
    await openWaitingScreen(await startPayment({ blocksPopups: true }));
    expect(getTitle()).toBe('Your browser blocked the payment window');
    const link = screen.getByRole('link', { name: 'Go to payment page' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([buildPayUrl('t-1'), '_top']);
  });

  it('opens the screen for failed payments when the payment is declined', async () => {
    const { backend, router, payment } = await openWaitingScreen(await startPayment());
    backend.endTransaction('declined');
    await act(() => payment.getState().check());
    await waitFor(() =>
      expect(router.getState().route?.path).toBe('/demo/payment/fail?order=o-1&transaction=t-1'),
    );
  });

  it('lets the customer choose another payment method while the payment page is open', async () => {
    const { payment, placedOrderIds } = await openWaitingScreen(await startPayment());
    await user.click(getButton('Choose another payment method'));
    expect(screen.queryByRole('radio', { name: /KNET/ })).toBeNull();
    await user.click(getButton('Use this payment method'));
    await waitFor(() => expect(payment.getState().status).toBe('paid'));
    expect(placedOrderIds).toEqual(['o-1']);
  });

  it('shows the amount due in cash before the customer confirms to pay in cash', async () => {
    await openWaitingScreen(await startPayment({ restaurant: { cash_rounding: 0.7 } }));
    await user.click(getButton('Choose another payment method'));
    expect(getAmount('Cash rounding')).toMatch(/-0\.200/);
    expect(getAmount('Amount due')).toMatch(/2\.800/);
    expect(getButton('Use this payment method')).toBeTruthy();
  });

  it('cancels the order of a running payment, and returns to the cart with its lines', async () => {
    const { router, cart, backend } = await openWaitingScreen(await startPayment());
    await user.click(getButton('Cancel order'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
    expect([cart.getState().count, backend.state.status]).toEqual([2, 9]);
  });

  it('stays on the payment screen when the order cannot be cancelled', async () => {
    const stores = await openWaitingScreen(await startPayment());
    stores.routes['webapp/cancel-order/'] = 'lost';
    await user.click(getButton('Cancel order'));
    expect(
      await screen.findByText('We couldn’t cancel your order. Please try again.', {}, { timeout: 5000 }),
    ).toBeTruthy();
    expect(getButton('Cancel order')).toBeTruthy();
  });

  it('offers a retry when the server returns no payment page', async () => {
    const stores = await startPayment();
    stores.backend.endTransaction('declined');
    await stores.payment.getState().check();
    stores.routes['webapp/pay/'] = { status: 502, body: 'no' };
    await stores.payment.getState().retry({ usesSamePage: false, note: '', dir: 'ltr' });
    await openWaitingScreen(stores);
    expect(getTitle()).toBe('No response from the server');
    stores.routes['webapp/pay/'] = stores.backend.routes['webapp/pay/'];
    await user.click(getButton('Try again'));
    await waitFor(() => expect(getTitle()).toBe('Complete the payment in the new window'));
  });

  it('shows the title of the payment screen in Arabic when the app is in Arabic', async () => {
    await openWaitingScreen(await startPayment(), 'ar');
    expect(getTitle()).toBe('أكمل الدفع في النافذة الجديدة');
  });
});
