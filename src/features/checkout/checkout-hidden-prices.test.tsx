// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import {
  fillInContact,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  user,
} from './testing/render-checkout-screen.tsx';

/** An amount of the test business, such as "3.000 KD". */
const AMOUNT_PATTERN = /\d\.\d{3}/;
const openCheckoutWithoutPrices = (routes: Parameters<typeof openCheckout>[0] = {}) =>
  openCheckout({
    'webapp/v5/restaurant/': {
      body: restaurantBody({ hide_price: true, coupon: true, payment_methods: [1, 2, 3] }),
    },
    ...routes,
  });
const getPaymentMethods = () => screen.getAllByRole('radio', { name: /Cash|Pay later|card/i });

describe('the checkout of a business that hides prices', () => {
  // @spec entities/standard-menu-hide-price-hide
  it('shows "Price on request" and no online payment at the checkout when the business hides prices', async () => {
    await openCheckoutWithoutPrices();
    expect(screen.getByText('Price on request')).toBeTruthy();
    expect(screen.getByText('The business will tell you the price.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(AMOUNT_PATTERN);
    expect(getPaymentMethods()).toHaveLength(2);
    expect(screen.queryByRole('textbox', { name: /Coupon/ })).toBeNull();
  });

  it('places the order at the server’s price without asking the customer to accept a hidden price change', async () => {
    const quote = wireQuote({ subtotal: 3.5, total: 3.5, due: 3.5 });
    const responses = [
      { status: 409, body: { error: 1, code: 'stale_total', message: 'changed', quote } },
      { body: { order: wireOrder({ quote }) } },
    ];
    const { listRequestsTo } = await openCheckoutWithoutPrices({
      [ORDER_PATH]: () => responses.shift() ?? 'lost',
    });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText(`Went to /demo/order/${wireOrder().id}`);
    expect(listRequestsTo(ORDER_PATH).map(({ body }) => Object(body).total)).toEqual([3, 3.5]);
  });
});
