import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  appliedCoupon,
  CALC_ORDER_PATH,
  openCartWithLattes,
  pricedReply,
  quoteReply,
  raisedPriceReply,
  requestedCode,
  requestedLattes,
} from '../testing/cart-with-coupon.ts';
import { itemChoice } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const REST = 400;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
describe('a late response of the server', () => {
  it('ignores responses for an older cart, in any order of arrival', async () => {
    const waiting = new Map<number, () => void>();
    const all = await openCartWithLattes({
      [CALC_ORDER_PATH]: async (request) => {
        const count = requestedLattes(request);
        await new Promise<void>((resolve) => waiting.set(count, resolve));
        return raisedPriceReply(request);
      },
    });
    all.cart.getState().watch();
    await pass(REST);
    all.cart.getState().add(itemChoice('latte'));
    await pass(REST);
    expect([...waiting.keys()]).toEqual([2, 3]);
    waiting.get(3)?.();
    await pass(0);
    waiting.get(2)?.();
    await pass(0);
    expect(all.cart.getState().calculatedAmounts?.total.minor).toBe(6000);
    all.stop();
  });

  it('ignores a response when the cart has changed, even before the next request is sent', async () => {
    let go: () => void = () => undefined;
    const all = await openCartWithLattes({
      [CALC_ORDER_PATH]: async (request) => {
        await new Promise<void>((resolve) => {
          go = resolve;
        });
        return raisedPriceReply(request);
      },
    });
    all.cart.getState().watch();
    await pass(REST);
    all.cart.getState().add(itemChoice('latte'));
    go();
    await pass(0);
    expect(all.cart.getState()).toMatchObject({ calculatedAmounts: null, difference: null });
    all.stop();
  });

  it.each<[string, (all: Awaited<ReturnType<typeof openCartWithLattes>>) => void]>([
    ['stays the same', () => undefined],
    ['changes', ({ cart }) => cart.getState().add(itemChoice('latte'))],
  ])('still applies its coupon code when the cart %s meanwhile', async (_, meanwhile) => {
    const all = await openCartWithLattes({
      [CALC_ORDER_PATH]: async (request) => {
        // The server responds long after the cart stopped changing.
        await new Promise((resolve) => setTimeout(resolve, 3 * REST));
        return quoteReply(
          Number((requestedLattes(request) * 1.35).toFixed(3)),
          requestedCode(request) ? appliedCoupon('TEN') : null,
        );
      },
    });
    all.cart.getState().watch();
    void all.cart.getState().applyCoupon('TEN');
    await pass(REST / 2);
    meanwhile(all);
    await pass(5 * REST);
    expect(all.cart.getState()).toMatchObject({
      coupon: { code: 'TEN', terms: { code: 'TEN' } },
      queriedCouponCode: null,
      couponRefusal: null,
    });
    all.stop();
  });

  it('does not revert the refusal of an order that was sent later', async () => {
    let go: () => void = () => undefined;
    const all = await openCartWithLattes({
      [CALC_ORDER_PATH]: async () => {
        await new Promise<void>((resolve) => {
          go = resolve;
        });
        return pricedReply(2);
      },
      'webapp/order': () => ({
        status: 409,
        body: { error: 1, code: 'stale_total', message: 'no', ...pricedReply(2).body },
      }),
    });
    all.cart.getState().watch();
    await pass(REST);
    await all.orders.getState().place();
    expect(all.orders.getState().placing.status).toBe('stale');
    go();
    await pass(0);
    expect(all.orders.getState().placing.status).toBe('stale');
    expect(all.cart.getState().queriedCouponCode).toBeNull();
    all.stop();
  });

  it('ignores a response after the element was removed from the page', async () => {
    let go: () => void = () => undefined;
    const all = await openCartWithLattes({
      [CALC_ORDER_PATH]: async (request) => {
        await new Promise<void>((resolve) => {
          go = resolve;
        });
        return raisedPriceReply(request);
      },
    });
    all.cart.getState().watch();
    await pass(REST);
    all.stop();
    go();
    await pass(60_000);
    expect(all.cart.getState().difference).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
