import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildAppliedCoupon,
  buildPricedReply,
  buildQuoteReply,
  buildRaisedPriceReply,
  CALC_ORDER_PATH,
  countRequestedLattes,
  openCartWithLattes,
  readCouponCode,
} from '../testing/cart-with-coupon.ts';
import { buildItemChoice } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DEBOUNCE_MS = 400;
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
describe('a late server response', () => {
  it('ignores the price response for an older cart, even if it arrives last', async () => {
    const resolversByCount = new Map<number, () => void>();
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: async (request) => {
        const count = countRequestedLattes(request);
        await new Promise<void>((resolve) => resolversByCount.set(count, resolve));
        return buildRaisedPriceReply(request);
      },
    });
    stores.cart.getState().watchPrice();
    await advance(DEBOUNCE_MS);
    stores.cart.getState().add(buildItemChoice('latte'));
    await advance(DEBOUNCE_MS);
    expect([...resolversByCount.keys()]).toEqual([2, 3]);
    resolversByCount.get(3)?.();
    await advance(0);
    resolversByCount.get(2)?.();
    await advance(0);
    expect(stores.cart.getState().calculatedAmounts?.total.minor).toBe(6000);
    stores.stop();
  });

  it('ignores a price response for an earlier cart, even if no request for the changed cart has been sent yet', async () => {
    let sendReply: () => void = () => undefined;
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: async (request) => {
        await new Promise<void>((resolve) => {
          sendReply = resolve;
        });
        return buildRaisedPriceReply(request);
      },
    });
    stores.cart.getState().watchPrice();
    await advance(DEBOUNCE_MS);
    stores.cart.getState().add(buildItemChoice('latte'));
    sendReply();
    await advance(0);
    expect(stores.cart.getState()).toMatchObject({ calculatedAmounts: null, priceChange: null });
    stores.stop();
  });

  it.each<[string, (stores: Awaited<ReturnType<typeof openCartWithLattes>>) => void]>([
    ['stays the same', () => undefined],
    ['changes', ({ cart }) => cart.getState().add(buildItemChoice('latte'))],
  ])(
    'applies the coupon code from a late response when the cart %s in the meantime',
    async (_, changeCart) => {
      const stores = await openCartWithLattes({
        [CALC_ORDER_PATH]: async (request) => {
          // The server responds long after the cart stopped changing.
          await new Promise((resolve) => setTimeout(resolve, 3 * DEBOUNCE_MS));
          return buildQuoteReply(
            Number((countRequestedLattes(request) * 1.35).toFixed(3)),
            readCouponCode(request) ? buildAppliedCoupon('TEN') : null,
          );
        },
      });
      stores.cart.getState().watchPrice();
      void stores.cart.getState().applyCoupon('TEN');
      await advance(DEBOUNCE_MS / 2);
      changeCart(stores);
      await advance(5 * DEBOUNCE_MS);
      expect(stores.cart.getState()).toMatchObject({
        coupon: { code: 'TEN', terms: { code: 'TEN' } },
        couponCodeBeingChecked: null,
        couponRefusal: null,
      });
      stores.stop();
    },
  );

  it('keeps the refusal of an order when the response to an earlier quote request arrives late', async () => {
    let sendReply: () => void = () => undefined;
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: async () => {
        await new Promise<void>((resolve) => {
          sendReply = resolve;
        });
        return buildPricedReply(2);
      },
      'webapp/order': () => ({
        status: 409,
        body: { error: 1, code: 'stale_total', message: 'no', ...buildPricedReply(2).body },
      }),
    });
    stores.cart.getState().watchPrice();
    await advance(DEBOUNCE_MS);
    await stores.orders.getState().placeOrder();
    expect(stores.orders.getState().placement.status).toBe('stale');
    sendReply();
    await advance(0);
    expect(stores.orders.getState().placement.status).toBe('stale');
    expect(stores.cart.getState().couponCodeBeingChecked).toBeNull();
    stores.stop();
  });

  it('ignores a price response after the element has been removed from the page', async () => {
    let sendReply: () => void = () => undefined;
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: async (request) => {
        await new Promise<void>((resolve) => {
          sendReply = resolve;
        });
        return buildRaisedPriceReply(request);
      },
    });
    stores.cart.getState().watchPrice();
    await advance(DEBOUNCE_MS);
    stores.stop();
    sendReply();
    await advance(60_000);
    expect(stores.cart.getState().priceChange).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
