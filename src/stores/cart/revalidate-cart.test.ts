import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import {
  appliedCoupon,
  billTotal,
  CALC_ORDER_PATH,
  openCartWithLattes,
  pricedReply,
  raisedPriceReply,
  refusedCoupon,
  requestedCode,
  requestedLattes,
} from '../testing/cart-with-coupon.ts';
import { itemChoice, type SentRequest } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const REST = 400;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const samePriceReply = (request: SentRequest) => pricedReply(requestedLattes(request));

describe('requesting the price from the server', () => {
  it('sends one request when the cart has stopped changing', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: samePriceReply });
    all.cart.getState().watch();
    for (let more = 0; more < 5; more += 1) {
      all.cart.getState().add(itemChoice('latte'));
      await pass(REST - 1);
    }
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    await pass(1);
    expect(all.requestsTo(CALC_ORDER_PATH).map(requestedLattes)).toEqual([7]);
    expect(all.cart.getState()).toMatchObject({
      calculatedAmounts: { total: { minor: 10_500 } },
      difference: null,
    });
    // The prices agree, so no further request follows.
    await pass(60_000);
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    all.stop();
  });

  it('sends requests only while amounts are on screen', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: samePriceReply });
    await pass(1000);
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    const stop = all.cart.getState().watch();
    await pass(1000);
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    stop();
    all.cart.getState().add(itemChoice('latte'));
    await pass(1000);
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    all.stop();
  });

  it.each<[string, () => Parameters<typeof openCartWithLattes>[1]]>([
    ['the device is offline', () => ({ isOnline: () => false })],
    ['the page is hidden', () => ({ page: { isHidden: () => true, subscribe: () => () => undefined } })],
  ])('sends no request while %s', async (_, change) => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: samePriceReply }, change());
    all.cart.getState().watch();
    await pass(1000);
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    all.stop();
  });

  it('sends the request when the page becomes visible again', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: samePriceReply });
    all.page.setHidden(true);
    all.cart.getState().watch();
    await pass(1000);
    all.page.setHidden(false);
    await pass(1000);
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    all.stop();
  });

  it('reloads the menu and does not repeat the request when the server refuses the cart', async () => {
    const refusal = { status: 422, body: { error: 1, code: 'line_problems', message: 'sold out' } };
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: refusal });
    all.cart.getState().watch();
    await pass(60_000);
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    expect(all.requestsTo('webapp/v5/restaurant/')).toHaveLength(2);
    expect(all.cart.getState().difference).toBeNull();
    all.stop();
  });
});

describe('a different price from the server', () => {
  // @spec entities/cart-3
  it('shows the new price beside the old one until the customer accepts it', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: raisedPriceReply });
    all.cart.getState().watch();
    await pass(1000);
    expect(all.cart.getState()).toMatchObject({
      calculatedAmounts: { total: { minor: 4000 } },
      difference: { shownQuote: { total: { minor: 3000 } }, serverQuote: { total: { minor: 4000 } } },
    });
    // No further request follows.
    await pass(60_000);
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    all.cart.getState().acceptDifference();
    expect(all.cart.getState().difference).toBeNull();
    all.stop();
  });

  it('stays on screen when the reloaded menu has the same price as the server', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: raisedPriceReply });
    all.routes['webapp/v5/restaurant/'] = {
      body: restaurantBody(
        {},
        { menu: { categories: [wireCategory('coffee', [wireItem('latte', { price: 2 })])] } },
      ),
    };
    all.cart.getState().watch();
    await pass(5000);
    expect(billTotal(all)).toBe(4);
    expect(all.cart.getState().difference).toMatchObject({
      shownQuote: { total: { minor: 3000 } },
      serverQuote: { total: { minor: 4000 } },
    });
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    all.stop();
  });

  it('drops the price difference when the cart changes', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: raisedPriceReply });
    all.cart.getState().watch();
    await pass(1000);
    all.cart.getState().add(itemChoice('latte'));
    expect(all.cart.getState()).toMatchObject({ calculatedAmounts: null, difference: null });
    all.stop();
  });

  it('detects a difference in the lines even if the total is the same', async () => {
    const swapped = () => pricedReply(2, 1.5, { lines: [], subtotal: 3 });
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: swapped });
    all.cart.getState().watch();
    await pass(1000);
    expect(all.cart.getState().difference).toMatchObject({
      serverQuote: { total: { minor: 3000 }, lines: [] },
    });
    all.stop();
  });

  it('stops the checkout until the cart changes', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: raisedPriceReply });
    await all.orders.getState().review();
    expect(all.orders.getState().placing).toMatchObject({
      status: 'stale',
      quote: { total: { minor: 4000 } },
    });
    all.cart.getState().add(itemChoice('latte'));
    expect(all.orders.getState().placing).toEqual({ status: 'idle' });
    all.stop();
  });

  it('removes a coupon that is no longer valid and shows the price without it', async () => {
    let outcome: object = appliedCoupon('TEN');
    const all = await openCartWithLattes({
      [CALC_ORDER_PATH]: (request) => {
        const coupon = requestedCode(request) ? outcome : null;
        const takes = coupon && 'terms' in coupon ? 0.3 : 0;
        const { body } = pricedReply(2);
        return {
          body: { coupon, quote: { ...body.quote, coupon: takes, total: 3 - takes, due: 3 - takes } },
        };
      },
    });
    await all.cart.getState().applyCoupon('TEN');
    expect(billTotal(all)).toBe(2.7);
    outcome = refusedCoupon('TEN', 'used_up');
    await all.orders.getState().review();
    expect(all.cart.getState()).toMatchObject({
      coupon: null,
      couponRefusal: { code: 'TEN', reason: 'used_up' },
      difference: {
        shownQuote: { total: { minor: 2700 }, couponCode: 'TEN' },
        serverQuote: { total: { minor: 3000 } },
      },
    });
    expect(all.orders.getState().placing).toMatchObject({
      status: 'stale',
      quote: { total: { minor: 3000 } },
    });
    all.stop();
  });
});
