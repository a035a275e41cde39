import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import {
  appliedCoupon,
  billTotal,
  CALC_ORDER_PATH,
  openCartWithLattes,
  quoteReply,
  refusedCoupon,
  requestedCode,
} from '../testing/cart-with-coupon.ts';
import {
  createSharedStorage,
  createTestStores,
  itemChoice,
  type SentRequest,
} from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(2000);
/** A fake server that accepts `codes` and refuses other codes as unknown. */
const backend =
  (codes: Record<string, object>, total = 2.7) =>
  (request: SentRequest) => {
    const code = requestedCode(request);
    if (!code) return quoteReply(3);
    const coupon = codes[code.toUpperCase()];
    return coupon
      ? quoteReply(total, coupon, { coupon: 0.3 })
      : quoteReply(3, refusedCoupon(code, 'unknown'));
  };

describe('a valid coupon code', () => {
  it('applies the code in the spelling of the business and also discounts items added later', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: backend({ TEN: appliedCoupon('TEN') }) });
    await all.cart.getState().applyCoupon(' ten ');
    expect(all.cart.getState()).toMatchObject({
      coupon: { code: 'TEN' },
      queriedCouponCode: null,
      couponRefusal: null,
      bill: { couponOutcome: 'applied' },
    });
    expect(billTotal(all)).toBe(2.7);
    all.cart.getState().add(itemChoice('latte'));
    expect(billTotal(all)).toBe(4.05);
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(1);
    all.stop();
  });

  it('keeps the coupon on a cart below its minimum and applies it once the cart reaches it', async () => {
    const all = await openCartWithLattes({
      [CALC_ORDER_PATH]: backend({ BIG: appliedCoupon('BIG', { minimum: 5 }) }, 3),
    });
    await all.cart.getState().applyCoupon('BIG');
    expect(all.cart.getState()).toMatchObject({
      coupon: { code: 'BIG' },
      bill: { couponOutcome: 'below_minimum' },
    });
    all.cart.getState().add(itemChoice('latte', 2));
    expect(all.cart.getState().bill?.couponOutcome).toBe('applied');
    expect(billTotal(all)).toBe(5.4);
    all.stop();
  });

  // @spec cart/reset-clears-items-note-coupon
  it('drops the coupon when the customer removes it, empties the cart or places the order', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: backend({ TEN: appliedCoupon('TEN') }) });
    const { applyCoupon, removeCoupon, clear, removeOrdered, add } = all.cart.getState();
    for (const end of [removeCoupon, clear, () => removeOrdered({})]) {
      add(itemChoice('latte'));
      await applyCoupon('TEN');
      expect(all.cart.getState().coupon?.code).toBe('TEN');
      end();
      expect(all.cart.getState().coupon).toBeNull();
    }
    all.stop();
  });

  it('checks a code with the first item when the customer enters it for an empty cart', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: backend({ TEN: appliedCoupon('TEN') }) });
    all.cart.getState().clear();
    await all.cart.getState().applyCoupon('ten');
    expect(all.cart.getState().coupon).toEqual({ code: 'ten', terms: null });
    expect(all.requestsTo(CALC_ORDER_PATH)).toHaveLength(0);
    all.cart.getState().add(itemChoice('latte', 2));
    expect(billTotal(all)).toBe(3);
    await rest();
    expect(all.cart.getState().coupon?.code).toBe('TEN');
    expect(billTotal(all)).toBe(2.7);
    expect(all.cart.getState().difference).toBeNull();
    all.stop();
  });
});

describe('an invalid coupon code', () => {
  it.each(['unknown', 'expired', 'not_started', 'used_up', 'disabled'])(
    'gives the reason %s for a refused code and keeps the coupon on the cart',
    async (reason) => {
      const all = await openCartWithLattes({
        [CALC_ORDER_PATH]: backend({ OLD: refusedCoupon('OLD', reason), TEN: appliedCoupon('TEN') }),
      });
      await all.cart.getState().applyCoupon('TEN');
      await all.cart.getState().applyCoupon('OLD');
      expect(all.cart.getState()).toMatchObject({
        couponRefusal: { code: 'OLD', reason },
        queriedCouponCode: null,
        // The previous coupon stays.
        coupon: { code: 'TEN' },
      });
      expect(billTotal(all)).toBe(2.7);
      all.stop();
    },
  );

  it('applies the code on a retry after a lost connection', async () => {
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: 'lost' });
    await all.cart.getState().applyCoupon('TEN');
    expect(all.cart.getState()).toMatchObject({
      coupon: null,
      couponRefusal: { code: 'TEN', reason: 'unanswered' },
    });
    all.routes[CALC_ORDER_PATH] = backend({ TEN: appliedCoupon('TEN') });
    await all.cart.getState().applyCoupon('TEN');
    expect(all.cart.getState()).toMatchObject({ coupon: { code: 'TEN' }, couponRefusal: null });
    all.stop();
  });

  it('refuses a coupon whose amount is not representable in the currency', async () => {
    const odd = appliedCoupon('ODD', { discount_type: 'fixed', discount_value: 0.00001 });
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: backend({ ODD: odd }) });
    await all.cart.getState().applyCoupon('ODD');
    expect(all.cart.getState()).toMatchObject({ coupon: null, couponRefusal: { reason: 'disabled' } });
    expect(billTotal(all)).toBe(3);
    all.stop();
  });
});

describe('a pending coupon check', () => {
  /** Delays each response until the test releases it by its code. */
  function delayedReplies() {
    const waiting = new Map<string, () => void>();
    const route = async (request: SentRequest) => {
      const code = requestedCode(request) ?? '';
      await new Promise<void>((resolve) => waiting.set(code, resolve));
      return quoteReply(2.7, appliedCoupon(code), { coupon: 0.3 });
    };
    const release = async (code: string) => {
      waiting.get(code)?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { route, release };
  }

  // @spec entities/cart-3
  it('names the code and does not apply it when the customer removes it meanwhile', async () => {
    const { route, release } = delayedReplies();
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: route });
    void all.cart.getState().applyCoupon('TEN');
    await vi.advanceTimersByTimeAsync(0);
    expect(all.cart.getState().queriedCouponCode).toBe('TEN');
    all.cart.getState().removeCoupon();
    await release('TEN');
    expect(all.cart.getState()).toMatchObject({ coupon: null, queriedCouponCode: null, couponRefusal: null });
    all.stop();
  });

  it('applies the code entered last, even if an earlier response arrives later', async () => {
    const { route, release } = delayedReplies();
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: route });
    void all.cart.getState().applyCoupon('ONE');
    await vi.advanceTimersByTimeAsync(0);
    void all.cart.getState().applyCoupon('TWO');
    await vi.advanceTimersByTimeAsync(0);
    await release('TWO');
    await release('ONE');
    expect(all.cart.getState()).toMatchObject({ coupon: { code: 'TWO' }, couponRefusal: null });
    all.stop();
  });

  it('prices a change of the cart at once and applies the coupon to it afterwards', async () => {
    const { route, release } = delayedReplies();
    const all = await openCartWithLattes({ [CALC_ORDER_PATH]: route });
    void all.cart.getState().applyCoupon('TEN');
    await vi.advanceTimersByTimeAsync(0);
    all.cart.getState().add(itemChoice('latte'));
    expect(billTotal(all)).toBe(4.5);
    await release('TEN');
    expect(billTotal(all)).toBe(4.05);
    // The amounts in the response are for the older cart.
    expect(all.cart.getState()).toMatchObject({ calculatedAmounts: null, difference: null });
    all.stop();
  });
});

describe('a stored coupon', () => {
  it('gives no discount after a reload until the server has checked it again', async () => {
    const storage = memoryStorage();
    const routes = { [CALC_ORDER_PATH]: backend({ TEN: appliedCoupon('TEN') }) };
    const first = await openCartWithLattes(routes, { storage });
    await first.cart.getState().applyCoupon('TEN');
    first.stop();
    const again = createTestStores(routes, { storage });
    await again.business.getState().load();
    await again.cart.loadPricing();
    again.start();
    expect(again.cart.getState().coupon).toEqual({ code: 'TEN', terms: null });
    expect(billTotal(again)).toBe(3);
    await rest();
    expect(billTotal(again)).toBe(2.7);
    expect(again.cart.getState().difference).toBeNull();
    again.stop();
  });

  it('applies and removes the coupon in all elements of the business', async () => {
    const storage = createSharedStorage();
    const routes = { [CALC_ORDER_PATH]: backend({ TEN: appliedCoupon('TEN') }) };
    const one = await openCartWithLattes(routes, { storage: storage() });
    const two = createTestStores(routes, { storage: storage() });
    await two.business.getState().load();
    await two.cart.loadPricing();
    two.start();
    await one.cart.getState().applyCoupon('TEN');
    await rest();
    expect(billTotal(two)).toBe(2.7);
    two.cart.getState().removeCoupon();
    expect(one.cart.getState().coupon).toBeNull();
    await rest();
    expect([billTotal(one), billTotal(two)]).toEqual([3, 3]);
    one.stop();
    two.stop();
  });
});
