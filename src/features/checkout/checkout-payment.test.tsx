// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { buildPayUrl } from '../../stores/testing/payment-stores.ts';
import {
  createPaymentMethodRoutes,
  getNameField,
  getPaymentMethod,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  openWithOnlinePayment,
  user,
} from './testing/render-checkout-screen.tsx';

const getPaymentMethods = () =>
  within(screen.getByRole('radiogroup', { name: 'Payment' })).getAllByRole('radio');

describe('the payment methods at the checkout', () => {
  // @spec entities/payment-methods-enable-wallet-disable, constants/payment-codes-1-9-what
  // @spec constants/all-but-cash-pay-later, constants/default-payment-type-2
  it("lists the payment methods in the business's order, each with an icon and an explanation", async () => {
    await openCheckout(createPaymentMethodRoutes([4, 2, 8]));
    expect(getPaymentMethods().map((radio) => radio.closest('label')?.textContent)).toEqual([
      'KNETPay on a secure page before we start your order',
      'CashPay when you receive your order',
      'CardPay on a secure page before we start your order',
    ]);
    for (const radio of getPaymentMethods())
      expect(radio.closest('label')?.querySelector('svg')).toBeTruthy();
    expect(getPaymentMethod('Cash').checked).toBe(true);
  });

  // @spec entities/cash-credit-delivery-business-s
  it('offers only the payment methods that are allowed for deliveries', async () => {
    const { cart } = await openCheckout({
      'webapp/v5/restaurant/': {
        body: restaurantBody({
          payment_methods: [2, 4, 3],
          checkoutDelivery: { enabled: true, cash: false },
        }),
      },
    });
    expect(getPaymentMethods()).toHaveLength(3);
    act(() =>
      cart.setState(({ cart: previousCart }) => ({ cart: { ...previousCart, orderType: 'delivery' } })),
    );
    expect(getPaymentMethods()).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: /^Cash/ })).toBeNull();
  });

  it('selects the first payment method when the business does not accept cash', async () => {
    const { cart } = await openCheckout(createPaymentMethodRoutes([3, 1]));
    expect(getPaymentMethod('Pay later').checked).toBe(true);
    await waitFor(() => expect(cart.getState().details.paymentType).toBe(3));
  });

  it('hides an unknown payment method and reports an error', async () => {
    const { reportedErrors } = await openCheckout(createPaymentMethodRoutes([2, 77]));
    expect(getPaymentMethods()).toHaveLength(1);
    expect(reportedErrors.map(String)).toEqual(['Error: Unknown payment methods: 77']);
  });

  it('says that no payment method is available when the app supports none of the business’s methods', async () => {
    await openCheckout(createPaymentMethodRoutes([77]));
    expect(screen.getByText(/No payment method is available/)).toBeTruthy();
  });
});

describe('an order with online payment', () => {
  it('says why another payment method is selected when the business stops accepting the chosen one', async () => {
    const { routes } = await openWithOnlinePayment();
    Object.assign(routes, createPaymentMethodRoutes([2]), {
      [ORDER_PATH]: {
        status: 422,
        body: { error: 1, code: 'payment_unavailable', message: 'No', fields: { payment_type: 'invalid' } },
      },
    });
    await user.click(getPlaceOrderButton());
    expect(await screen.findByText(/This payment method isn’t available for this order/)).toBeTruthy();
    await waitFor(() => expect(getPaymentMethod('Cash').checked).toBe(true));
    expect(screen.getByText(/This payment method isn’t available for this order/)).toBeTruthy();
    await user.type(getNameField(), 'a');
    expect(screen.queryByText(/This payment method isn’t available for this order/)).toBeNull();
  });

  it('opens the payment window on the click, and keeps the cart while the order is unpaid', async () => {
    const { router, windows, cart, listRequestsTo } = await openWithOnlinePayment();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(windows).toMatchObject([{ url: buildPayUrl('t-1') }]);
    expect(cart.getState().count).toBe(2);
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      payment_type: 4,
      return_url: window.location.href,
    });
  });

  it('opens no payment window while a field is invalid', async () => {
    const { windows } = await openWithOnlinePayment();
    await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
    await user.click(getPlaceOrderButton());
    expect(windows).toEqual([]);
  });
});
