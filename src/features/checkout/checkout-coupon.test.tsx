// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import {
  buildAppliedCoupon,
  buildQuoteReply,
  buildRefusedCoupon,
} from '../../stores/testing/cart-with-coupon.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import {
  fillInContact,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  QUOTE_PATH,
  user,
} from './testing/render-checkout-screen.tsx';

describe('a coupon at the checkout', () => {
  it('applies a coupon on Enter without placing the order', async () => {
    const { listRequestsTo, cart } = await openCheckout({
      'webapp/v5/restaurant/': { body: restaurantBody({ coupon: true }) },
    });
    await fillInContact();
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'TEN{Enter}');
    await waitFor(() => expect(cart.getState().couponRefusal?.code).toBe('TEN'));
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
  });
});

describe('a coupon that expires between the quote and the order', () => {
  it('asks whether to order without an expired coupon, and places the order only if the customer agrees', async () => {
    const { cart, routes, listRequestsTo, router } = await openCheckout({
      [QUOTE_PATH]: buildQuoteReply(2.7, buildAppliedCoupon('TEN'), { coupon: 0.3 }),
      [ORDER_PATH]: {
        status: 409,
        body: {
          error: 1,
          code: 'stale_total',
          message: 'other price',
          quote: wireQuote(),
          coupon: buildRefusedCoupon('TEN', 'expired'),
        },
      },
    });
    await cart.getState().applyCoupon('ten');
    await fillInContact();
    await user.click(getPlaceOrderButton());
    expect(
      await screen.findByRole('heading', { name: /Coupon\s+TEN\s*: This coupon has expired/ }),
    ).toBeTruthy();
    expect(
      screen.getByText(wholeText(/Without the coupon, the total is .*3\.000.*\. Continue\?/)),
    ).toBeTruthy();
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(1);

    routes[ORDER_PATH] = { body: { order: wireOrder() } };
    await user.click(screen.getByRole('button', { name: /Order for/ }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(listRequestsTo(ORDER_PATH)[1]?.body).toMatchObject({ coupon_code: null, total: 3 });
  });
});
