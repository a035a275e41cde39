import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import {
  buildAppliedCoupon,
  buildPricedReply,
  buildRaisedPriceReply,
  buildRefusedCoupon,
  CALC_ORDER_PATH,
  countRequestedLattes,
  openCartWithLattes,
  readBillTotal,
  readCouponCode,
} from '../testing/cart-with-coupon.ts';
import { buildItemChoice, type SentRequest } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DEBOUNCE_MS = 400;
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const samePriceReply = (request: SentRequest) => buildPricedReply(countRequestedLattes(request));

describe('requesting the price from the server', () => {
  it('requests the server’s price after the cart has stopped changing', async () => {
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: samePriceReply });
    stores.cart.getState().watchPrice();
    for (let addedCount = 0; addedCount < 5; addedCount += 1) {
      stores.cart.getState().add(buildItemChoice('latte'));
      await advance(DEBOUNCE_MS - 1);
    }
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    await advance(1);
    expect(stores.listRequestsTo(CALC_ORDER_PATH).map(countRequestedLattes)).toEqual([7]);
    expect(stores.cart.getState()).toMatchObject({
      calculatedAmounts: { total: { minor: 10_500 } },
      priceChange: null,
    });
    // The prices agree, so no further request follows.
    await advance(60_000);
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    stores.stop();
  });

  it('requests the server’s price only while amounts are on screen', async () => {
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: samePriceReply });
    await advance(1000);
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    const stop = stores.cart.getState().watchPrice();
    await advance(1000);
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    stop();
    stores.cart.getState().add(buildItemChoice('latte'));
    await advance(1000);
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    stores.stop();
  });

  it.each<[string, () => Parameters<typeof openCartWithLattes>[1]]>([
    ['the device is offline', () => ({ isOnline: () => false })],
    ['the page is hidden', () => ({ page: { isHidden: () => true, subscribe: () => () => undefined } })],
  ])('requests no price from the server while %s', async (_, buildOptions) => {
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: samePriceReply }, buildOptions());
    stores.cart.getState().watchPrice();
    await advance(1000);
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    stores.stop();
  });

  it('requests the server’s price when the page becomes visible again', async () => {
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: samePriceReply });
    stores.page.setHidden(true);
    stores.cart.getState().watchPrice();
    await advance(1000);
    stores.page.setHidden(false);
    await advance(1000);
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    stores.stop();
  });

  it('reloads the menu and does not repeat the price request when the server refuses the cart', async () => {
    const refusal = { status: 422, body: { error: 1, code: 'line_problems', message: 'sold out' } };
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: refusal });
    stores.cart.getState().watchPrice();
    await advance(60_000);
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    expect(stores.listRequestsTo('webapp/v5/restaurant/')).toHaveLength(2);
    expect(stores.cart.getState().priceChange).toBeNull();
    stores.stop();
  });
});

describe('a different price from the server', () => {
  // @spec entities/cart-3
  it('shows the server’s new price next to the old price until the customer accepts the new price', async () => {
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: buildRaisedPriceReply });
    stores.cart.getState().watchPrice();
    await advance(1000);
    expect(stores.cart.getState()).toMatchObject({
      calculatedAmounts: { total: { minor: 4000 } },
      priceChange: { shownQuote: { total: { minor: 3000 } }, serverQuote: { total: { minor: 4000 } } },
    });
    // No further request follows.
    await advance(60_000);
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    stores.cart.getState().acceptPriceChange();
    expect(stores.cart.getState().priceChange).toBeNull();
    stores.stop();
  });

  it('keeps the price change on screen when the reloaded menu matches the server’s price', async () => {
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: buildRaisedPriceReply });
    stores.routes['webapp/v5/restaurant/'] = {
      body: restaurantBody(
        {},
        { menu: { categories: [wireCategory('coffee', [wireItem('latte', { price: 2 })])] } },
      ),
    };
    stores.cart.getState().watchPrice();
    await advance(5000);
    expect(readBillTotal(stores)).toBe(4);
    expect(stores.cart.getState().priceChange).toMatchObject({
      shownQuote: { total: { minor: 3000 } },
      serverQuote: { total: { minor: 4000 } },
    });
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    stores.stop();
  });

  it('drops the price change when the customer changes the cart', async () => {
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: buildRaisedPriceReply });
    stores.cart.getState().watchPrice();
    await advance(1000);
    stores.cart.getState().add(buildItemChoice('latte'));
    expect(stores.cart.getState()).toMatchObject({ calculatedAmounts: null, priceChange: null });
    stores.stop();
  });

  it('detects a price change in the lines even if the total is unchanged', async () => {
    const sameTotalReply = () => buildPricedReply(2, 1.5, { lines: [], subtotal: 3 });
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: sameTotalReply });
    stores.cart.getState().watchPrice();
    await advance(1000);
    expect(stores.cart.getState().priceChange).toMatchObject({
      serverQuote: { total: { minor: 3000 }, lines: [] },
    });
    stores.stop();
  });

  it('blocks checkout after a price change until the customer changes the cart', async () => {
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: buildRaisedPriceReply });
    await stores.orders.getState().checkPrice();
    expect(stores.orders.getState().placement).toMatchObject({
      status: 'stale',
      quote: { total: { minor: 4000 } },
    });
    stores.cart.getState().add(buildItemChoice('latte'));
    expect(stores.orders.getState().placement).toEqual({ status: 'idle' });
    stores.stop();
  });

  it('removes a coupon that is no longer valid, and shows the price without the coupon', async () => {
    let outcome: object = buildAppliedCoupon('TEN');
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: (request) => {
        const coupon = readCouponCode(request) ? outcome : null;
        const reduction = coupon && 'terms' in coupon ? 0.3 : 0;
        const { body } = buildPricedReply(2);
        return {
          body: {
            coupon,
            quote: { ...body.quote, coupon: reduction, total: 3 - reduction, due: 3 - reduction },
          },
        };
      },
    });
    await stores.cart.getState().applyCoupon('TEN');
    expect(readBillTotal(stores)).toBe(2.7);
    outcome = buildRefusedCoupon('TEN', 'used_up');
    await stores.orders.getState().checkPrice();
    expect(stores.cart.getState()).toMatchObject({
      coupon: null,
      couponRefusal: { code: 'TEN', reason: 'used_up' },
      priceChange: {
        shownQuote: { total: { minor: 2700 }, couponCode: 'TEN' },
        serverQuote: { total: { minor: 3000 } },
      },
    });
    expect(stores.orders.getState().placement).toMatchObject({
      status: 'stale',
      quote: { total: { minor: 3000 } },
    });
    stores.stop();
  });
});
