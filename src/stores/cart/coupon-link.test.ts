import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import {
  appliedCoupon,
  CALC_ORDER_PATH,
  openCartWithLattes,
  quoteReply,
  readCouponCode,
  refusedCoupon,
} from '../testing/cart-with-coupon.ts';
import { itemChoice, type SentRequest } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const advancePastDebounce = () => vi.advanceTimersByTimeAsync(2000);
const backend = (request: SentRequest) => {
  const code = readCouponCode(request);
  if (!code) return quoteReply(3);
  return code.startsWith('TEN')
    ? quoteReply(2.7, appliedCoupon(code), { coupon: 0.3 })
    : quoteReply(3, refusedCoupon(code, 'expired'));
};
const visit = () => createMemoryStorage();
const open = (
  tab = visit(),
  routes: Parameters<typeof openCartWithLattes>[0] = { [CALC_ORDER_PATH]: backend },
) => openCartWithLattes(routes, { tabStorage: tab });

describe('a coupon code from the page’s link', () => {
  it('applies the coupon code of the link when the customer adds the first item, and shows a notice', async () => {
    const stores = await open();
    stores.cart.getState().clear();
    stores.cart.getState().offerCoupon('TEN');
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({ coupon: null, couponNotice: null });
    expect(stores.requestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    stores.cart.getState().add(itemChoice('latte', 2));
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({
      coupon: { code: 'TEN' },
      couponNotice: { code: 'TEN', refusal: null },
    });
    stores.cart.getState().dismissCouponNotice();
    expect(stores.cart.getState().couponNotice).toBeNull();
    stores.stop();
  });

  it('applies the coupon code of the link after a reload before the first item is added', async () => {
    const tab = visit();
    const stores = await open(tab);
    stores.cart.getState().clear();
    stores.cart.getState().offerCoupon('TEN');
    stores.stop();
    // The URL no longer contains the code, so the page offers none.
    const reloaded = await open(tab);
    await advancePastDebounce();
    expect(reloaded.cart.getState().coupon?.code).toBe('TEN');
    reloaded.stop();
    const again = await open(tab);
    again.cart.getState().removeCoupon();
    await advancePastDebounce();
    expect(again.cart.getState().coupon, 'the code is applied once').toBeNull();
    again.stop();
  });

  it('forgets a coupon code that the host page removes before the first item is added', async () => {
    const tab = visit();
    const stores = await open(tab);
    stores.cart.getState().clear();
    stores.cart.getState().offerCoupon('TEN');
    stores.cart.getState().offerCoupon(undefined);
    stores.stop();
    const reloaded = await open(tab);
    await advancePastDebounce();
    expect(reloaded.cart.getState().coupon).toBeNull();
    reloaded.stop();
  });

  it('shows once per visit that the coupon code of the link was refused', async () => {
    const tab = visit();
    const stores = await open(tab);
    stores.cart.getState().offerCoupon('OLD');
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({
      coupon: null,
      couponNotice: { code: 'OLD', refusal: 'expired' },
    });
    stores.stop();
    const reloaded = await open(tab);
    reloaded.cart.getState().offerCoupon('OLD');
    await advancePastDebounce();
    expect(reloaded.cart.getState().couponNotice).toBeNull();
    reloaded.stop();
  });

  it('does not apply the coupon code of the link again after the customer has removed it, even after a reload', async () => {
    const tab = visit();
    const stores = await open(tab);
    stores.cart.getState().offerCoupon('TEN');
    await advancePastDebounce();
    stores.cart.getState().removeCoupon();
    stores.cart.getState().add(itemChoice('latte'));
    await advancePastDebounce();
    expect(stores.cart.getState().coupon).toBeNull();
    stores.stop();
    const reloaded = await open(tab);
    reloaded.cart.getState().offerCoupon('TEN');
    await advancePastDebounce();
    expect(reloaded.cart.getState().coupon).toBeNull();
    reloaded.stop();
  });

  it('does not replace a coupon that the customer entered by the coupon of the link', async () => {
    const stores = await open();
    await stores.cart.getState().applyCoupon('TEN');
    stores.cart.getState().offerCoupon('TEN2');
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({ coupon: { code: 'TEN' }, couponNotice: null });
    stores.stop();
  });

  it('applies the coupon code of a second link in the same visit', async () => {
    const stores = await open();
    stores.cart.getState().offerCoupon('OLD');
    await advancePastDebounce();
    stores.cart.getState().offerCoupon('TEN');
    await advancePastDebounce();
    expect(stores.cart.getState().coupon?.code).toBe('TEN');
    stores.stop();
  });

  it('checks the coupon code of the link again on the next change of the cart after a lost connection', async () => {
    const stores = await open(visit(), { [CALC_ORDER_PATH]: 'lost' });
    stores.cart.getState().offerCoupon('TEN');
    await advancePastDebounce();
    // The customer did not enter the code, so no error is shown.
    expect(stores.cart.getState()).toMatchObject({ coupon: null, couponNotice: null, couponRefusal: null });
    stores.routes[CALC_ORDER_PATH] = backend;
    stores.cart.getState().add(itemChoice('latte'));
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({
      coupon: { code: 'TEN' },
      couponNotice: { code: 'TEN', refusal: null },
    });
    stores.stop();
  });
});
