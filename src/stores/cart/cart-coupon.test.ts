import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import {
  buildAppliedCoupon,
  buildQuoteReply,
  buildRefusedCoupon,
  CALC_ORDER_PATH,
  openCartWithLattes,
  readBillTotal,
  readCouponCode,
} from '../testing/cart-with-coupon.ts';
import {
  buildItemChoice,
  createSharedStorage,
  createTestStores,
  type SentRequest,
} from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const advancePastDebounce = () => vi.advanceTimersByTimeAsync(2000);
/** A fake server that accepts the codes of `couponsByCode` and refuses other codes as unknown. */
const createBackend =
  (couponsByCode: Record<string, object>, total = 2.7) =>
  (request: SentRequest) => {
    const code = readCouponCode(request);
    if (!code) return buildQuoteReply(3);
    const coupon = couponsByCode[code.toUpperCase()];
    return coupon
      ? buildQuoteReply(total, coupon, { coupon: 0.3 })
      : buildQuoteReply(3, buildRefusedCoupon(code, 'unknown'));
  };

describe('a valid coupon code', () => {
  it('corrects the spelling of a typed coupon code, and applies the coupon to items added later too', async () => {
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: createBackend({ TEN: buildAppliedCoupon('TEN') }),
    });
    await stores.cart.getState().applyCoupon(' ten ');
    expect(stores.cart.getState()).toMatchObject({
      coupon: { code: 'TEN' },
      couponCodeBeingChecked: null,
      couponRefusal: null,
      bill: { couponOutcome: 'applied' },
    });
    expect(readBillTotal(stores)).toBe(2.7);
    stores.cart.getState().add(buildItemChoice('latte'));
    expect(readBillTotal(stores)).toBe(4.05);
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    stores.stop();
  });

  it('gives no discount for a coupon until the cart reaches the coupon’s minimum', async () => {
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: createBackend({ BIG: buildAppliedCoupon('BIG', { minimum: 5 }) }, 3),
    });
    await stores.cart.getState().applyCoupon('BIG');
    expect(stores.cart.getState()).toMatchObject({
      coupon: { code: 'BIG' },
      bill: { couponOutcome: 'below_minimum' },
    });
    stores.cart.getState().add(buildItemChoice('latte', 2));
    expect(stores.cart.getState().bill?.couponOutcome).toBe('applied');
    expect(readBillTotal(stores)).toBe(5.4);
    stores.stop();
  });

  // @spec cart/reset-clears-items-note-coupon
  it('drops the coupon when the customer removes it, clears the cart or places the order', async () => {
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: createBackend({ TEN: buildAppliedCoupon('TEN') }),
    });
    const { applyCoupon, removeCoupon, clear, removeOrderedUnits, add } = stores.cart.getState();
    for (const dropCoupon of [removeCoupon, clear, () => removeOrderedUnits({})]) {
      add(buildItemChoice('latte'));
      await applyCoupon('TEN');
      expect(stores.cart.getState().coupon?.code).toBe('TEN');
      dropCoupon();
      expect(stores.cart.getState().coupon).toBeNull();
    }
    stores.stop();
  });

  it('checks the coupon code of an empty cart as soon as the customer adds the first item', async () => {
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: createBackend({ TEN: buildAppliedCoupon('TEN') }),
    });
    stores.cart.getState().clear();
    await stores.cart.getState().applyCoupon('ten');
    expect(stores.cart.getState().coupon).toEqual({ code: 'ten', terms: null });
    expect(stores.listRequestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    stores.cart.getState().add(buildItemChoice('latte', 2));
    expect(readBillTotal(stores)).toBe(3);
    await advancePastDebounce();
    expect(stores.cart.getState().coupon?.code).toBe('TEN');
    expect(readBillTotal(stores)).toBe(2.7);
    expect(stores.cart.getState().priceChange).toBeNull();
    stores.stop();
  });
});

describe('an invalid coupon code', () => {
  it.each(['unknown', 'expired', 'not_started', 'used_up', 'disabled'])(
    'reports the reason "%s" for a refused coupon code and keeps the previous coupon',
    async (reason) => {
      const stores = await openCartWithLattes({
        [CALC_ORDER_PATH]: createBackend({
          OLD: buildRefusedCoupon('OLD', reason),
          TEN: buildAppliedCoupon('TEN'),
        }),
      });
      await stores.cart.getState().applyCoupon('TEN');
      await stores.cart.getState().applyCoupon('OLD');
      expect(stores.cart.getState()).toMatchObject({
        couponRefusal: { code: 'OLD', reason },
        couponCodeBeingChecked: null,
        // The previous coupon stays.
        coupon: { code: 'TEN' },
      });
      expect(readBillTotal(stores)).toBe(2.7);
      stores.stop();
    },
  );

  it('applies the coupon code on a retry after a lost connection', async () => {
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: 'lost' });
    await stores.cart.getState().applyCoupon('TEN');
    expect(stores.cart.getState()).toMatchObject({
      coupon: null,
      couponRefusal: { code: 'TEN', reason: 'unanswered' },
    });
    stores.routes[CALC_ORDER_PATH] = createBackend({ TEN: buildAppliedCoupon('TEN') });
    await stores.cart.getState().applyCoupon('TEN');
    expect(stores.cart.getState()).toMatchObject({ coupon: { code: 'TEN' }, couponRefusal: null });
    stores.stop();
  });

  it('refuses a coupon whose amount the currency cannot represent', async () => {
    const unrepresentableCoupon = buildAppliedCoupon('ODD', {
      discount_type: 'fixed',
      discount_value: 0.00001,
    });
    const stores = await openCartWithLattes({
      [CALC_ORDER_PATH]: createBackend({ ODD: unrepresentableCoupon }),
    });
    await stores.cart.getState().applyCoupon('ODD');
    expect(stores.cart.getState()).toMatchObject({ coupon: null, couponRefusal: { reason: 'disabled' } });
    expect(readBillTotal(stores)).toBe(3);
    stores.stop();
  });
});

describe('a pending coupon check', () => {
  /** Delays the response for each coupon code until the test calls `release` with that code. */
  function createDelayedReplies() {
    const resolversByCode = new Map<string, () => void>();
    const route = async (request: SentRequest) => {
      const code = readCouponCode(request) ?? '';
      await new Promise<void>((resolve) => resolversByCode.set(code, resolve));
      return buildQuoteReply(2.7, buildAppliedCoupon(code), { coupon: 0.3 });
    };
    const release = async (code: string) => {
      resolversByCode.get(code)?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { route, release };
  }

  // @spec entities/cart-3
  it('does not apply a coupon code that the customer removes while the server checks the code', async () => {
    const { route, release } = createDelayedReplies();
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: route });
    void stores.cart.getState().applyCoupon('TEN');
    await vi.advanceTimersByTimeAsync(0);
    expect(stores.cart.getState().couponCodeBeingChecked).toBe('TEN');
    stores.cart.getState().removeCoupon();
    await release('TEN');
    expect(stores.cart.getState()).toMatchObject({
      coupon: null,
      couponCodeBeingChecked: null,
      couponRefusal: null,
    });
    stores.stop();
  });

  it('applies the coupon code entered last, even if the response for an earlier code arrives later', async () => {
    const { route, release } = createDelayedReplies();
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: route });
    void stores.cart.getState().applyCoupon('ONE');
    await vi.advanceTimersByTimeAsync(0);
    void stores.cart.getState().applyCoupon('TWO');
    await vi.advanceTimersByTimeAsync(0);
    await release('TWO');
    await release('ONE');
    expect(stores.cart.getState()).toMatchObject({ coupon: { code: 'TWO' }, couponRefusal: null });
    stores.stop();
  });

  it('computes the bill of a changed cart at once and applies a pending coupon afterwards', async () => {
    const { route, release } = createDelayedReplies();
    const stores = await openCartWithLattes({ [CALC_ORDER_PATH]: route });
    void stores.cart.getState().applyCoupon('TEN');
    await vi.advanceTimersByTimeAsync(0);
    stores.cart.getState().add(buildItemChoice('latte'));
    expect(readBillTotal(stores)).toBe(4.5);
    await release('TEN');
    expect(readBillTotal(stores)).toBe(4.05);
    // The response has the amounts of the older cart, so the store ignores them.
    expect(stores.cart.getState()).toMatchObject({ calculatedAmounts: null, priceChange: null });
    stores.stop();
  });
});

describe('a stored coupon', () => {
  it('does not discount a reloaded cart until the server has checked the coupon again', async () => {
    const storage = createMemoryStorage();
    const routes = { [CALC_ORDER_PATH]: createBackend({ TEN: buildAppliedCoupon('TEN') }) };
    const firstVisit = await openCartWithLattes(routes, { storage });
    await firstVisit.cart.getState().applyCoupon('TEN');
    firstVisit.stop();
    const reloadedStores = createTestStores(routes, { storage });
    await reloadedStores.business.getState().load();
    reloadedStores.start();
    expect(reloadedStores.cart.getState().coupon).toEqual({ code: 'TEN', terms: null });
    expect(readBillTotal(reloadedStores)).toBe(3);
    await advancePastDebounce();
    expect(readBillTotal(reloadedStores)).toBe(2.7);
    expect(reloadedStores.cart.getState().priceChange).toBeNull();
    reloadedStores.stop();
  });

  it('applies or removes a coupon in all elements of the business when one element does so', async () => {
    const openStorage = createSharedStorage();
    const routes = { [CALC_ORDER_PATH]: createBackend({ TEN: buildAppliedCoupon('TEN') }) };
    const firstElement = await openCartWithLattes(routes, { storage: openStorage() });
    const secondElement = createTestStores(routes, { storage: openStorage() });
    await secondElement.business.getState().load();
    secondElement.start();
    await firstElement.cart.getState().applyCoupon('TEN');
    await advancePastDebounce();
    expect(readBillTotal(secondElement)).toBe(2.7);
    secondElement.cart.getState().removeCoupon();
    expect(firstElement.cart.getState().coupon).toBeNull();
    await advancePastDebounce();
    expect([readBillTotal(firstElement), readBillTotal(secondElement)]).toEqual([3, 3]);
    firstElement.stop();
    secondElement.stop();
  });
});
