import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { createSharedStorage, createTestStores, itemChoice } from '../testing/test-stores.ts';

const loaded = async (...args: Parameters<typeof createTestStores>) => {
  const all = createTestStores(...args);
  await all.business.getState().load();
  await all.cart.loadPricing();
  return all;
};
const key = 'order-app:demo:cart';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const RED_CAR = { make: 'Yaris', color: 'red', plate: '12-345' };

describe('the cart', () => {
  it('merges equal choices, counts and prices at once', async () => {
    const { cart } = await loaded();
    const { add } = cart.getState();
    add(itemChoice('latte'));
    add(itemChoice('latte', 2));
    add(itemChoice('latte', 1, 'hot'));
    const { count, bill, cart: content } = cart.getState();
    expect(count).toBe(4);
    expect(content.lines.map((line) => [line.note, line.count])).toEqual([
      ['', 3],
      ['hot', 1],
    ]);
    expect(bill && toDecimal(bill.total)).toBe(6);
  });

  it('undoes a removal, at its place', async () => {
    const { cart } = await loaded();
    cart.getState().add(itemChoice('latte'));
    cart.getState().add(itemChoice('mocha', 3));
    const before = cart.getState().cart;
    const [first] = before.lines;
    cart.getState().remove(first?.key ?? '');
    expect(cart.getState()).toMatchObject({ count: 3, removed: { line: first, index: 0 } });
    cart.getState().restore();
    expect(cart.getState().cart).toEqual(before);
    expect(cart.getState().removed).toBeNull();
    cart.getState().restore();
    expect(cart.getState().cart).toEqual(before);
  });

  it('takes a line out at a count of zero, which can be undone too', async () => {
    const { cart } = await loaded();
    cart.getState().add(itemChoice('latte', 2));
    const lineKey = cart.getState().cart.lines[0]?.key ?? '';
    cart.getState().setCount(lineKey, 5);
    expect(cart.getState().count).toBe(5);
    cart.getState().setCount(lineKey, 0);
    expect(cart.getState().count).toBe(0);
    cart.getState().restore();
    expect(cart.getState().count).toBe(5);
  });

  it('changes a line in place', async () => {
    const { cart } = await loaded();
    cart.getState().add(itemChoice('latte'));
    const lineKey = cart.getState().cart.lines[0]?.key ?? '';
    cart.getState().replace(lineKey, itemChoice('mocha', 2));
    expect(cart.getState().cart.lines).toEqual([{ key: lineKey, ...itemChoice('mocha', 2) }]);
  });

  // @spec cart/reset-clears-items-note-coupon
  it('empties, but remembers who the customer is', async () => {
    const { cart } = await loaded();
    cart.getState().add(itemChoice('latte'));
    cart.getState().setDetails({ name: 'Noor', comment: 'quick' });
    cart.getState().setGift({ message: 'For you', toName: '', hidePrices: true });
    cart.getState().clear();
    expect(cart.getState()).toMatchObject({
      count: 0,
      details: { name: 'Noor', comment: '' },
      coupon: null,
      gift: null,
    });
  });

  it('names lines that can no longer be sold', async () => {
    const { cart, business, routes } = await loaded();
    cart.getState().add(itemChoice('latte'));
    cart.getState().add(itemChoice('mocha'));
    routes['webapp/v5/restaurant/'] = {
      body: restaurantBody(
        {},
        { menu: { categories: [wireCategory('coffee', [wireItem('latte', { price: 2 })])] } },
      ),
    };
    await business.getState().load();
    const { bill } = cart.getState();
    expect(bill?.problems).toMatchObject([{ line: { itemId: 'mocha' }, reason: 'item_gone' }]);
    expect(bill && toDecimal(bill.total)).toBe(2);
  });

  // @spec constants/persisted-business
  it('prices by selling type, and remembers the type', async () => {
    const body = restaurantBody(
      { checkoutDineIn: { enabled: true } },
      { discounts: { dinein: { allMenuDiscount: { id: 'd', type: 'percent', value: 50 } } } },
    );
    const { cart, business } = await loaded({ 'webapp/v5/restaurant/': { body } });
    cart.getState().add(itemChoice('latte'));
    cart.getState().setSellingType('dine_in');
    const { bill } = cart.getState();
    expect(bill && toDecimal(bill.total)).toBe(0.75);
    expect(business.getState().preferences.sellingType).toBe('dine_in');
  });

  it('starts with a type the business has', async () => {
    const body = restaurantBody({ checkoutCarPickup: { enabled: false }, checkoutDineIn: { enabled: true } });
    const { cart } = await loaded({ 'webapp/v5/restaurant/': { body } });
    expect(cart.getState().cart.orderType).toBe('dine_in');
  });
});

describe('what outlives a reload', () => {
  // @spec entities/cart, constants/persisted-cart
  it('is items, car, name, phone, coupon, wallet and time, and nothing else', async () => {
    const { cart, deps } = await loaded();
    cart.getState().add(itemChoice('latte', 2));
    cart.getState().setDetails({
      name: 'Noor',
      phone: '5551',
      dialCode: '+965',
      car: RED_CAR,
      comment: 'x',
      paymentType: 1,
    });
    const stored = JSON.parse(deps.storage.get(key) ?? '').d;
    expect(Object.keys(stored).sort()).toEqual(
      ['branchId', 'car', 'coupon', 'dialCode', 'lines', 'name', 'phone', 'slot', 'useWallet'].sort(),
    );
    const again = await loaded({}, { storage: deps.storage });
    expect(again.cart.getState()).toMatchObject({
      count: 2,
      details: { name: 'Noor', phone: '5551', dialCode: '+965', car: RED_CAR, comment: '', paymentType: 2 },
    });
  });

  it.each([
    ['rubbish', '{{'],
    ['foreign data', '[]'],
    ['a line that is none', '{"v":1,"d":{"branchId":"demo~one","lines":[{"key":"a"}],"name":""}}'],
  ])('is discarded when it is %s; the rest stays', async (_, text) => {
    const { deps } = createTestStores();
    deps.storage.set(key, text);
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: null, locale: 'ar', theme: null, sellingType: null } }),
    );
    const { cart, business } = await loaded({}, { storage: deps.storage });
    expect(cart.getState().count).toBe(0);
    expect(business.getState().preferences.locale).toBe('ar');
    cart.getState().add(itemChoice('latte'));
    expect(cart.getState().count).toBe(1);
  });
});

describe('two elements of one business', () => {
  it('share the cart while they are connected', async () => {
    const storage = createSharedStorage();
    const one = await loaded({}, { storage: storage() });
    const two = await loaded({}, { storage: storage() });
    two.start();
    two.start();
    one.cart.getState().add(itemChoice('latte', 2));
    one.cart.getState().setDetails({ name: 'Noor' });
    expect(two.cart.getState()).toMatchObject({ count: 2, details: { name: 'Noor' } });
    expect(two.cart.getState().bill?.lines).toHaveLength(1);
    two.cart.getState().clear();
    two.stop();
    one.cart.getState().add(itemChoice('mocha'));
    expect(two.cart.getState().count).toBe(0);
    two.start();
    expect(two.cart.getState().count).toBe(3);
    two.stop();
  });

  it('share nothing when the businesses differ', async () => {
    const storage = createSharedStorage();
    const one = await loaded({}, { storage: storage() });
    const two = await loaded({}, { storage: storage(), referenceId: 'other' });
    two.start();
    one.cart.getState().add(itemChoice('latte'));
    expect(two.cart.getState().count).toBe(0);
    two.stop();
  });

  it('leave nothing listening or ticking after they stopped', async () => {
    const { start, stop, page } = await loaded();
    start();
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
