import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import {
  buildAppliedCoupon,
  buildQuoteReply,
  buildRefusedCoupon,
  CALC_ORDER_PATH,
  openCartWithLattes,
  readCouponCode,
} from '../testing/cart-with-coupon.ts';
import { buildItemChoice, type SentRequest } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const advancePastDebounce = () => vi.advanceTimersByTimeAsync(2000);
const replyToCalcOrder = (request: SentRequest) => {
  const code = readCouponCode(request);
  if (!code) return buildQuoteReply(3);
  return code.startsWith('TEN')
    ? buildQuoteReply(2.7, buildAppliedCoupon(code), { coupon: 0.3 })
    : buildQuoteReply(3, buildRefusedCoupon(code, 'expired'));
};
const createTabStorage = () => createMemoryStorage();
const openStores = (
  tabStorage = createTabStorage(),
  routes: Parameters<typeof openCartWithLattes>[0] = { [CALC_ORDER_PATH]: replyToCalcOrder },
) => openCartWithLattes(routes, { tabStorage });

describe('a coupon code from the page’s link', () => {
  it('applies a link’s coupon code when the customer adds the first item, and shows a notice', async () => {
    const stores = await openStores();
    stores.cart.getState().clear();
    stores.cart.getState().setLinkCoupon('TEN');
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({ coupon: null, couponNotice: null });
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    stores.cart.getState().add(buildItemChoice('latte', 2));
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({
      coupon: { code: 'TEN' },
      couponNotice: { code: 'TEN', refusal: null },
    });
    stores.cart.getState().dismissCouponNotice();
    expect(stores.cart.getState().couponNotice).toBeNull();
    stores.stop();
  });

  it('applies a link’s coupon code even if the page is reloaded before the first item is added', async () => {
    const tabStorage = createTabStorage();
    const stores = await openStores(tabStorage);
    stores.cart.getState().clear();
    stores.cart.getState().setLinkCoupon('TEN');
    stores.stop();
    // The URL no longer contains the code, so the page offers none.
    const reloadedStores = await openStores(tabStorage);
    await advancePastDebounce();
    expect(reloadedStores.cart.getState().coupon?.code).toBe('TEN');
    reloadedStores.stop();
    const reopenedStores = await openStores(tabStorage);
    reopenedStores.cart.getState().removeCoupon();
    await advancePastDebounce();
    expect(reopenedStores.cart.getState().coupon, 'the code is applied once').toBeNull();
    reopenedStores.stop();
  });

  it('forgets a coupon code that the host page removes before the first item is added', async () => {
    const tabStorage = createTabStorage();
    const stores = await openStores(tabStorage);
    stores.cart.getState().clear();
    stores.cart.getState().setLinkCoupon('TEN');
    stores.cart.getState().setLinkCoupon(undefined);
    stores.stop();
    const reloadedStores = await openStores(tabStorage);
    await advancePastDebounce();
    expect(reloadedStores.cart.getState().coupon).toBeNull();
    reloadedStores.stop();
  });

  it('shows once per visit that the coupon code of a link was refused', async () => {
    const tabStorage = createTabStorage();
    const stores = await openStores(tabStorage);
    stores.cart.getState().setLinkCoupon('OLD');
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({
      coupon: null,
      couponNotice: { code: 'OLD', refusal: 'expired' },
    });
    stores.stop();
    const reloadedStores = await openStores(tabStorage);
    reloadedStores.cart.getState().setLinkCoupon('OLD');
    await advancePastDebounce();
    expect(reloadedStores.cart.getState().couponNotice).toBeNull();
    reloadedStores.stop();
  });

  it('does not apply a link’s coupon again after the customer has removed it, even after a reload', async () => {
    const tabStorage = createTabStorage();
    const stores = await openStores(tabStorage);
    stores.cart.getState().setLinkCoupon('TEN');
    await advancePastDebounce();
    stores.cart.getState().removeCoupon();
    stores.cart.getState().add(buildItemChoice('latte'));
    await advancePastDebounce();
    expect(stores.cart.getState().coupon).toBeNull();
    stores.stop();
    const reloadedStores = await openStores(tabStorage);
    reloadedStores.cart.getState().setLinkCoupon('TEN');
    await advancePastDebounce();
    expect(reloadedStores.cart.getState().coupon).toBeNull();
    reloadedStores.stop();
  });

  it('keeps the coupon that the customer entered instead of applying the coupon of a link', async () => {
    const stores = await openStores();
    await stores.cart.getState().applyCoupon('TEN');
    stores.cart.getState().setLinkCoupon('TEN2');
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({ coupon: { code: 'TEN' }, couponNotice: null });
    stores.stop();
  });

  it('applies the coupon code of a second link in the same visit', async () => {
    const stores = await openStores();
    stores.cart.getState().setLinkCoupon('OLD');
    await advancePastDebounce();
    stores.cart.getState().setLinkCoupon('TEN');
    await advancePastDebounce();
    expect(stores.cart.getState().coupon?.code).toBe('TEN');
    stores.stop();
  });

  it('checks a link’s coupon code again when the cart changes after a lost connection', async () => {
    const stores = await openStores(createTabStorage(), { [CALC_ORDER_PATH]: 'lost' });
    stores.cart.getState().setLinkCoupon('TEN');
    await advancePastDebounce();
    // The customer did not enter the code, so no error is shown.
    expect(stores.cart.getState()).toMatchObject({ coupon: null, couponNotice: null, couponRefusal: null });
    stores.routes[CALC_ORDER_PATH] = replyToCalcOrder;
    stores.cart.getState().add(buildItemChoice('latte'));
    await advancePastDebounce();
    expect(stores.cart.getState()).toMatchObject({
      coupon: { code: 'TEN' },
      couponNotice: { code: 'TEN', refusal: null },
    });
    stores.stop();
  });
});
