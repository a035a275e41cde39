// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { paymentType } from '../../domain/payment/payment-type.ts';
import { PAY_IN_NEW_WINDOW, setUpPayment } from '../../stores/testing/payment-stores.ts';
import { OrderWithPayment } from './order-with-payment.tsx';

describe('OrderWithPayment', () => {
  it('shows an order’s running payment, and announces the order as soon as the payment is complete', async () => {
    const stores = await setUpPayment();
    await stores.placeAndPay();
    await showScreen('/demo/order/o-1', OrderWithPayment, stores);
    expect(
      await screen.findByRole('heading', { name: 'Complete the payment in the new window' }),
    ).toBeTruthy();
    stores.backend.endTransaction('paid');
    await act(() => stores.payment.getState().check());
    expect(
      await screen.findByText((_, element) => element?.textContent === 'Order 7', { selector: 'p' }),
    ).toBeTruthy();
    expect(screen.getByText('Payment received')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Complete the payment in the new window' })).toBeNull();
  });

  it('announces the received order, but no payment, when the customer switches to cash', async () => {
    const stores = await setUpPayment();
    await stores.placeAndPay();
    await showScreen('/demo/order/o-1', OrderWithPayment, stores);
    await act(() => stores.payment.getState().retry(PAY_IN_NEW_WINDOW, paymentType.cash));
    expect(
      await screen.findByText(
        'We’ve received your order and will confirm it shortly. Pay when you receive your order',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('Payment received')).toBeNull();
  });

  it('shows no payment on the screen of another order while a payment is running', async () => {
    const stores = await setUpPayment();
    await stores.placeAndPay();
    await showScreen('/demo/order/o-2', OrderWithPayment, stores);
    expect(screen.queryByRole('heading', { name: 'Complete the payment in the new window' })).toBeNull();
  });

  it('says that the restaurant rejected a paid order and that the money is returned', async () => {
    const stores = await setUpPayment();
    await stores.placeAndPay();
    await showScreen('/demo/order/o-1', OrderWithPayment, stores);
    stores.backend.endTransaction('refunding');
    stores.backend.state.status = orderStatus.rejected;
    await act(() => stores.payment.getState().check());
    expect((await screen.findAllByText('Sorry, we couldn’t accept this order.')).length).toBeGreaterThan(1);
    expect(screen.getAllByText(/returning|refund/i).length).toBeGreaterThan(0);
    expect(screen.queryByText(/too late|Payment received/)).toBeNull();
  });
});
