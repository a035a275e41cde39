import { describe, expect, it } from 'vitest';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import {
  appliedCoupon,
  CALC_ORDER_PATH,
  openCartWithLattes,
  quoteReply,
  refusedCoupon,
} from '../testing/cart-with-coupon.ts';

describe('an order that is refused', () => {
  it('for a coupon somebody else has used up meanwhile says so, and shows the price without it', async () => {
    const quote = wireQuote();
    const used = {
      error: 1,
      code: 'stale_total',
      message: 'other price',
      quote,
      coupon: refusedCoupon('TEN', 'used_up'),
    };
    const { orders, cart, requestsTo, routes, stop } = await openCartWithLattes({
      [CALC_ORDER_PATH]: quoteReply(2.7, appliedCoupon('TEN'), { coupon: 0.3 }),
      'webapp/order': { status: 409, body: used },
    });
    await cart.getState().applyCoupon('ten');
    await orders.getState().place();
    expect(requestsTo('webapp/order')[0]?.body).toMatchObject({ coupon_code: 'TEN', total: 2.7 });
    expect(orders.getState().placing).toEqual({ status: 'stale', quote: toQuote(quote) });
    expect(cart.getState()).toMatchObject({
      coupon: null,
      couponRefusal: { code: 'TEN', reason: 'used_up' },
      difference: { shownQuote: { total: { minor: 2700 } }, serverQuote: { total: { minor: 3000 } } },
    });
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().acceptQuote()).toBe('o-1');
    expect(requestsTo('webapp/order')[1]?.body).toMatchObject({ coupon_code: null, total: 3 });
    stop();
  });
});

describe('an order for somebody else', () => {
  // @spec entities/cart
  it('says what is on its card, for whom, and whether its receipt shows prices', async () => {
    const { orders, cart, requestsTo, stop } = await openCartWithLattes({
      'webapp/order': { body: { order: wireOrder() } },
    });
    cart.getState().setGift({ message: 'Enjoy!', toName: '', hidePrices: true });
    await orders.getState().place();
    expect(requestsTo('webapp/order')[0]?.body).toMatchObject({
      gift: { message: 'Enjoy!', to_name: null, hide_prices: true },
    });
    expect(cart.getState().gift).toBeNull();
    stop();
  });

  it('is none while its card says nothing', async () => {
    const { orders, cart, requestsTo, stop } = await openCartWithLattes({
      'webapp/order': { body: { order: wireOrder() } },
    });
    cart.getState().setGift({ message: '  ', toName: 'Noor', hidePrices: true });
    await orders.getState().place();
    expect(requestsTo('webapp/order')[0]?.body).toMatchObject({ gift: null });
    stop();
  });
});
