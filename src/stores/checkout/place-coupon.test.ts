import { describe, expect, it } from 'vitest';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import {
  buildAppliedCoupon,
  buildQuoteReply,
  buildRefusedCoupon,
  CALC_ORDER_PATH,
  openCartWithLattes,
} from '../testing/cart-with-coupon.ts';

describe('an order with a coupon', () => {
  it('removes a coupon that was used up before the order was placed, and shows the price without the coupon', async () => {
    const quote = wireQuote();
    const usedUpBody = {
      error: 1,
      code: 'stale_total',
      message: 'other price',
      quote,
      coupon: buildRefusedCoupon('TEN', 'used_up'),
    };
    const { orders, cart, listRequestsTo, routes, stop } = await openCartWithLattes({
      [CALC_ORDER_PATH]: buildQuoteReply(2.7, buildAppliedCoupon('TEN'), { coupon: 0.3 }),
      'webapp/order': { status: 409, body: usedUpBody },
    });
    await cart.getState().applyCoupon('ten');
    await orders.getState().placeOrder();
    expect(listRequestsTo('webapp/order')[0]?.body).toMatchObject({ coupon_code: 'TEN', total: 2.7 });
    expect(orders.getState().placement).toEqual({ status: 'stale', quote: toQuote(quote) });
    expect(cart.getState()).toMatchObject({
      coupon: null,
      couponRefusal: { code: 'TEN', reason: 'used_up' },
      priceChange: { shownQuote: { total: { minor: 2700 } }, serverQuote: { total: { minor: 3000 } } },
    });
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().acceptQuote()).toBe('o-1');
    expect(listRequestsTo('webapp/order')[1]?.body).toMatchObject({ coupon_code: null, total: 3 });
    stop();
  });
});

describe('a gift order', () => {
  // @spec entities/cart
  it('sends the gift message, the recipient and the choice to hide prices with the order', async () => {
    const { orders, cart, listRequestsTo, stop } = await openCartWithLattes({
      'webapp/order': { body: { order: wireOrder() } },
    });
    cart.getState().setGift({ message: 'Enjoy!', toName: '', hidePrices: true });
    await orders.getState().placeOrder();
    expect(listRequestsTo('webapp/order')[0]?.body).toMatchObject({
      gift: { message: 'Enjoy!', to_name: null, hide_prices: true },
    });
    expect(cart.getState().gift).toBeNull();
    stop();
  });

  it('sends no gift if the gift message is blank', async () => {
    const { orders, cart, listRequestsTo, stop } = await openCartWithLattes({
      'webapp/order': { body: { order: wireOrder() } },
    });
    cart.getState().setGift({ message: '  ', toName: 'Noor', hidePrices: true });
    await orders.getState().placeOrder();
    expect(listRequestsTo('webapp/order')[0]?.body).toMatchObject({ gift: null });
    stop();
  });
});
