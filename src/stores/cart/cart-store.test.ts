import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { buildItemChoice, createSharedStorage, createTestStores } from '../testing/test-stores.ts';

const createLoadedStores = async (...args: Parameters<typeof createTestStores>) => {
  const stores = createTestStores(...args);
  await stores.business.getState().load();
  return stores;
};
const CART_KEY = 'order-app:demo:cart';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const RED_CAR = { make: 'Yaris', color: 'red', plate: '12-345' };

describe('the cart', () => {
  it('merges equal choices in the cart, counts their units and prices them immediately', async () => {
    const { cart } = await createLoadedStores();
    const { add } = cart.getState();
    add(buildItemChoice('latte'));
    add(buildItemChoice('latte', 2));
    add(buildItemChoice('latte', 1, 'hot'));
    const { count, bill, cart: cartContent } = cart.getState();
    expect(count).toBe(4);
    expect(cartContent.lines.map((line) => [line.note, line.count])).toEqual([
      ['', 3],
      ['hot', 1],
    ]);
    expect(bill && toDecimal(bill.total)).toBe(6);
  });

  it('restores a removed line at its previous position', async () => {
    const { cart } = await createLoadedStores();
    cart.getState().add(buildItemChoice('latte'));
    cart.getState().add(buildItemChoice('mocha', 3));
    const cartBefore = cart.getState().cart;
    const [firstLine] = cartBefore.lines;
    cart.getState().remove(firstLine?.key ?? '');
    expect(cart.getState()).toMatchObject({ count: 3, lastRemoved: { line: firstLine, index: 0 } });
    cart.getState().restore();
    expect(cart.getState().cart).toEqual(cartBefore);
    expect(cart.getState().lastRemoved).toBeNull();
    cart.getState().restore();
    expect(cart.getState().cart).toEqual(cartBefore);
  });

  it('removes a cart line when its count is set to zero, and can restore the line', async () => {
    const { cart } = await createLoadedStores();
    cart.getState().add(buildItemChoice('latte', 2));
    const lineKey = cart.getState().cart.lines[0]?.key ?? '';
    cart.getState().setCount(lineKey, 5);
    expect(cart.getState().count).toBe(5);
    cart.getState().setCount(lineKey, 0);
    expect(cart.getState().count).toBe(0);
    cart.getState().restore();
    expect(cart.getState().count).toBe(5);
  });

  it('replaces a cart line and keeps its key', async () => {
    const { cart } = await createLoadedStores();
    cart.getState().add(buildItemChoice('latte'));
    const lineKey = cart.getState().cart.lines[0]?.key ?? '';
    cart.getState().replace(lineKey, buildItemChoice('mocha', 2));
    expect(cart.getState().cart.lines).toEqual([{ key: lineKey, ...buildItemChoice('mocha', 2) }]);
  });

  // @spec cart/reset-clears-items-note-coupon
  it('empties the cart, its comment, coupon and gift, but keeps the customer’s name', async () => {
    const { cart } = await createLoadedStores();
    cart.getState().add(buildItemChoice('latte'));
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

  // @spec cart/reset-clears-items-note-coupon
  it('forgets the order type and the link’s area and address when the cart is cleared', async () => {
    const { cart, business } = await createLoadedStores();
    cart.getState().setOrderType('car_pickup');
    cart.getState().add(buildItemChoice('latte'));
    cart.getState().setLinkPlace('salmiya', 'Street 14');
    cart.getState().clear();
    expect(business.getState().preferences.sellingType).toBeNull();
    expect(cart.getState()).toMatchObject({ linkAreaId: null, linkAddress: null });
  });

  it('reports cart lines that can no longer be sold', async () => {
    const { cart, business, routes } = await createLoadedStores();
    cart.getState().add(buildItemChoice('latte'));
    cart.getState().add(buildItemChoice('mocha'));
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
  it('applies the discount of the new order type to the bill, and stores the order type', async () => {
    const body = restaurantBody(
      { checkoutDineIn: { enabled: true } },
      { discounts: { dinein: { allMenuDiscount: { id: 'd', type: 'percent', value: 50 } } } },
    );
    const { cart, business } = await createLoadedStores({ 'webapp/v5/restaurant/': { body } });
    cart.getState().add(buildItemChoice('latte'));
    cart.getState().setOrderType('dine_in');
    const { bill } = cart.getState();
    expect(bill && toDecimal(bill.total)).toBe(0.75);
    expect(business.getState().preferences.sellingType).toBe('dine_in');
  });

  it('starts a cart with an order type that the business offers', async () => {
    const body = restaurantBody({ checkoutCarPickup: { enabled: false }, checkoutDineIn: { enabled: true } });
    const { cart } = await createLoadedStores({ 'webapp/v5/restaurant/': { body } });
    expect(cart.getState().cart.orderType).toBe('dine_in');
  });
});

describe('a stored cart after a reload', () => {
  // @spec entities/cart, constants/persisted-cart
  it('restores only items, contact, car, note, coupon, gift, payment, tip and time of a stored cart', async () => {
    const { cart, deps } = await createLoadedStores();
    cart.getState().add(buildItemChoice('latte', 2));
    cart.getState().setDetails({
      name: 'Noor',
      phone: '5551',
      dialCode: '+965',
      car: RED_CAR,
      comment: 'x',
      paymentType: 1,
      tip: { type: 'percent', rate: '10' },
    });
    const storedCart = JSON.parse(deps.storage.get(CART_KEY) ?? '').d;
    expect(Object.keys(storedCart).sort()).toEqual(
      [
        'branchId',
        'car',
        'comment',
        'coupon',
        'dialCode',
        'gift',
        'lines',
        'name',
        'paymentType',
        'phone',
        'prefilled',
        'slot',
        'tip',
        'useWallet',
      ].sort(),
    );
    const reloadedStores = await createLoadedStores({}, { storage: deps.storage });
    expect(reloadedStores.cart.getState()).toMatchObject({
      count: 2,
      details: {
        name: 'Noor',
        phone: '5551',
        dialCode: '+965',
        car: RED_CAR,
        comment: 'x',
        paymentType: 1,
        tip: { type: 'percent', rate: '10' },
      },
    });
  });

  it.each([
    ['invalid JSON', '{{'],
    ['data of another app', '[]'],
    ['incomplete in one line', '{"v":1,"d":{"branchId":"demo~one","lines":[{"key":"a"}],"name":""}}'],
  ])(
    'starts with an empty cart if the stored cart is %s, and keeps the other stored values',
    async (_, text) => {
      const { deps } = createTestStores();
      deps.storage.set(CART_KEY, text);
      deps.storage.set(
        'order-app:demo:business',
        JSON.stringify({ v: 1, d: { branchId: null, theme: 'dark', sellingType: null } }),
      );
      const { cart, business } = await createLoadedStores({}, { storage: deps.storage });
      expect(cart.getState().count).toBe(0);
      expect(business.getState().preferences.theme).toBe('dark');
      cart.getState().add(buildItemChoice('latte'));
      expect(cart.getState().count).toBe(1);
    },
  );
});

describe('the cart of two elements', () => {
  it('shares the cart between elements of a business while they are connected', async () => {
    const openStorage = createSharedStorage();
    const firstElement = await createLoadedStores({}, { storage: openStorage() });
    const secondElement = await createLoadedStores({}, { storage: openStorage() });
    secondElement.start();
    secondElement.start();
    firstElement.cart.getState().add(buildItemChoice('latte', 2));
    firstElement.cart.getState().setDetails({ name: 'Noor' });
    expect(secondElement.cart.getState()).toMatchObject({ count: 2, details: { name: 'Noor' } });
    expect(secondElement.cart.getState().bill?.lines).toHaveLength(1);
    secondElement.cart.getState().clear();
    secondElement.stop();
    firstElement.cart.getState().add(buildItemChoice('mocha'));
    expect(secondElement.cart.getState().count).toBe(0);
    secondElement.start();
    expect(secondElement.cart.getState().count).toBe(3);
    secondElement.stop();
  });

  it('shares no cart between elements of different businesses', async () => {
    const openStorage = createSharedStorage();
    const firstElement = await createLoadedStores({}, { storage: openStorage() });
    const secondElement = await createLoadedStores({}, { storage: openStorage(), referenceId: 'other' });
    secondElement.start();
    firstElement.cart.getState().add(buildItemChoice('latte'));
    expect(secondElement.cart.getState().count).toBe(0);
    secondElement.stop();
  });

  it('leaves no listener or timer of the cart behind when the stores are stopped', async () => {
    const { start, stop, page } = await createLoadedStores();
    start();
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
