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

describe('a coupon code from the link of the page', () => {
  it('applies the code of the link with the first item and shows a notice', async () => {
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

  it('shows its refusal once per visit', async () => {
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

  it('does not apply the code again after the customer removed it, even after a reload', async () => {
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

  it('does not replace the coupon that the customer entered', async () => {
    const all = await open();
    await all.cart.getState().applyCoupon('TEN');
    all.cart.getState().offerCoupon('TEN2');
    await rest();
    expect(all.cart.getState()).toMatchObject({ coupon: { code: 'TEN' }, couponNotice: null });
    all.stop();
  });

  it('can be followed by another code in the same visit', async () => {
    const all = await open();
    all.cart.getState().offerCoupon('OLD');
    await rest();
    all.cart.getState().offerCoupon('TEN');
    await rest();
    expect(all.cart.getState().coupon?.code).toBe('TEN');
    all.stop();
  });

  it('checks the code again on the next change of the cart after a lost connection', async () => {
    const all = await open(visit(), { [CALC_ORDER_PATH]: 'lost' });
    all.cart.getState().offerCoupon('TEN');
    await rest();
    // The customer did not enter the code, so no error is shown.
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
