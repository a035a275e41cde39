import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import {
  appliedCoupon,
  CALC_ORDER_PATH,
  openCartWithLattes,
  quoteReply,
  refusedCoupon,
  requestedCode,
} from '../testing/cart-with-coupon.ts';
import { itemChoice, type SentRequest } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(2000);
const backend = (request: SentRequest) => {
  const code = requestedCode(request);
  if (!code) return quoteReply(3);
  return code.startsWith('TEN')
    ? quoteReply(2.7, appliedCoupon(code), { coupon: 0.3 })
    : quoteReply(3, refusedCoupon(code, 'expired'));
};
const visit = () => memoryStorage();
const open = (
  tab = visit(),
  routes: Parameters<typeof openCartWithLattes>[0] = { [CALC_ORDER_PATH]: backend },
) => openCartWithLattes(routes, { tabStorage: tab });

describe('a coupon that the page’s link gives', () => {
  it('waits for the first item, is put on the cart, and the customer is told', async () => {
    const all = await open();
    all.cart.getState().clear();
    all.cart.getState().offerCoupon('TEN');
    await rest();
    expect(all.cart.getState()).toMatchObject({ coupon: null, couponNotice: null });
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    all.cart.getState().add(itemChoice('latte', 2));
    await rest();
    expect(all.cart.getState()).toMatchObject({
      coupon: { code: 'TEN' },
      couponNotice: { code: 'TEN', refusal: null },
    });
    all.cart.getState().dismissCouponNotice();
    expect(all.cart.getState().couponNotice).toBeNull();
    all.stop();
  });

  it('that cannot be used is said so once', async () => {
    const tab = visit();
    const all = await open(tab);
    all.cart.getState().offerCoupon('OLD');
    await rest();
    expect(all.cart.getState()).toMatchObject({
      coupon: null,
      couponNotice: { code: 'OLD', refusal: 'expired' },
    });
    all.stop();
    const again = await open(tab);
    again.cart.getState().offerCoupon('OLD');
    await rest();
    expect(again.cart.getState().couponNotice).toBeNull();
    again.stop();
  });

  it('is not put back after the customer took it off, nor after a reload', async () => {
    const tab = visit();
    const all = await open(tab);
    all.cart.getState().offerCoupon('TEN');
    await rest();
    all.cart.getState().removeCoupon();
    all.cart.getState().add(itemChoice('latte'));
    await rest();
    expect(all.cart.getState().coupon).toBeNull();
    all.stop();
    const again = await open(tab);
    again.cart.getState().offerCoupon('TEN');
    await rest();
    expect(again.cart.getState().coupon).toBeNull();
    again.stop();
  });

  it('takes the place of none that the customer has', async () => {
    const all = await open();
    await all.cart.getState().applyCoupon('TEN');
    all.cart.getState().offerCoupon('TEN2');
    await rest();
    expect(all.cart.getState()).toMatchObject({ coupon: { code: 'TEN' }, couponNotice: null });
    all.stop();
  });

  it('may be another one later', async () => {
    const all = await open();
    all.cart.getState().offerCoupon('OLD');
    await rest();
    all.cart.getState().offerCoupon('TEN');
    await rest();
    expect(all.cart.getState().coupon?.code).toBe('TEN');
    all.stop();
  });

  it('is tried again with the next change when there was no answer', async () => {
    const all = await open(visit(), { [CALC_ORDER_PATH]: 'lost' });
    all.cart.getState().offerCoupon('TEN');
    await rest();
    // Nothing is known of it yet, and nobody typed it: there is nothing to say.
    expect(all.cart.getState()).toMatchObject({ coupon: null, couponNotice: null, couponRefusal: null });
    all.routes[CALC_ORDER_PATH] = backend;
    all.cart.getState().add(itemChoice('latte'));
    await rest();
    expect(all.cart.getState()).toMatchObject({
      coupon: { code: 'TEN' },
      couponNotice: { code: 'TEN', refusal: null },
    });
    all.stop();
  });
});
