import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPaths, setAtPath } from '../../api/testing/nested-values.ts';
import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import { findBillFaults } from '../../domain/pricing/testing/bill-faults.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createCartStorage, type StoredCart } from './stored-cart.ts';

const CART_KEY = 'order-app:demo:cart';
const buildLine = (key: string, overrides: object = {}) => ({
  key,
  itemId: 'latte',
  priceLabelId: null,
  modifiers: [],
  note: '',
  count: 2,
  ...overrides,
});
const buildStoredCart = (overrides: object = {}) => ({
  branchId: 'demo~one',
  lines: [buildLine('a'), buildLine('b', { itemId: 'mocha', note: 'hot' })],
  name: 'Noor',
  phone: '5551',
  dialCode: '+965',
  prefilled: { name: '', phone: '' },
  car: { make: 'Yaris', color: 'red', plate: '12-345' },
  comment: 'Ring twice',
  coupon: 'TEN',
  gift: { message: 'For you', toName: 'Hessa', hidePrices: true },
  paymentType: 1,
  useWallet: false,
  tip: { type: 'percent', rate: '10' },
  slot: null,
  ...overrides,
});

const loadText = (text: string): StoredCart | null => {
  const storage = createMemoryStorage();
  storage.set(CART_KEY, text);
  return createCartStorage({ storage, referenceId: 'demo' } as StoreDeps).load();
};
const loadCart = (value: unknown, version = 2) => loadText(JSON.stringify({ v: version, d: value }));

describe('loading a stored cart', () => {
  it('loads a stored cart exactly as it was saved', () => {
    expect(loadCart(buildStoredCart())).toEqual(buildStoredCart());
  });

  it('loads a stored set if an option id has the maximum length that the API allows', () => {
    const line = buildLine('a', { modifiers: [{ id: `main.${'x'.repeat(155)}`, quantity: 1 }] });
    expect(loadCart(buildStoredCart({ lines: [line] }))?.lines).toEqual([line]);
  });

  it('loads a stored cart without a slot as an immediate order', () => {
    const { slot, ...cartWithoutSlot } = buildStoredCart();
    expect(loadCart(cartWithoutSlot)).toEqual(buildStoredCart({ slot: null }));
  });

  it('keeps the valid slot of a stored cart, and loads a cart with an invalid slot as an immediate order', () => {
    const slot = { date: '2026-03-02', from: 1, to: 2 };
    expect(loadCart(buildStoredCart({ slot }))).toEqual(buildStoredCart({ slot }));
    for (const invalidSlot of [
      { ...slot, from: 'x' },
      { ...slot, date: 7 },
      { from: 1, to: 2 },
      [],
      'soon',
      5,
    ])
      expect(loadCart(buildStoredCart({ slot: invalidSlot }))).toEqual(buildStoredCart());
  });

  it('loads a cart and its coupon from storage version 1', () => {
    const { coupon, ...cartWithoutCoupon } = buildStoredCart();
    expect(loadCart({ ...cartWithoutCoupon, couponCode: coupon }, 1)).toEqual(buildStoredCart());
    expect(loadCart({ ...cartWithoutCoupon, couponCode: null }, 1)).toEqual(
      buildStoredCart({ coupon: null }),
    );
    expect(loadCart(cartWithoutCoupon, 1)).toEqual(buildStoredCart({ coupon: null }));
  });

  it.each([
    ['negative', -1],
    ['zero', 0],
    ['a fraction', 1.5],
    ['huge', 1e9],
    ['beyond the safe integers', 1e300],
    ['a string', '2'],
    // JSON stores NaN and Infinity as null.
    ['null', null],
  ])('drops from a stored cart only the line whose count is %s', (_, count) => {
    const loadedCart = loadCart(buildStoredCart({ lines: [buildLine('a', { count }), buildLine('b')] }));
    expect(loadedCart).toEqual(buildStoredCart({ lines: [buildLine('b')] }));
  });

  it('drops a whole line of a stored cart if one of its modifiers is invalid', () => {
    const oat = { id: 'oat', quantity: 1 };
    for (const invalidModifier of [
      { id: 'oat', quantity: -1 },
      { id: 'oat', quantity: 1e9 },
      { id: 7 },
      null,
    ])
      expect(
        loadCart(buildStoredCart({ lines: [buildLine('a', { modifiers: [oat, invalidModifier] })] }))?.lines,
      ).toEqual([]);
  });

  it('keeps only one of two lines with the same key in a stored cart', () => {
    expect(
      loadCart(buildStoredCart({ lines: [buildLine('a'), buildLine('a', { itemId: 'mocha' })] }))?.lines,
    ).toHaveLength(1);
  });

  it('converts a car stored as one string to the make of the car', () => {
    expect(loadCart(buildStoredCart({ car: 'White Yaris 12-345' }))?.car).toEqual({
      ...NO_CAR,
      make: 'White Yaris 12-345',
    });
    expect(loadCart(buildStoredCart({ car: { color: 'red', plate: 7 } }))?.car).toEqual({
      ...NO_CAR,
      color: 'red',
    });
  });

  it('replaces only the invalid details of a stored cart by their defaults', () => {
    const invalidDetails = {
      name: 'x'.repeat(201),
      car: 7,
      useWallet: 'yes',
      coupon: '',
      comment: 7,
      gift: { toName: 'Hessa' },
      paymentType: 'cash',
      tip: { type: 'fixed', value: { minor: -5, currency: { code: 'KWD', digits: 3 } } },
    };
    expect(loadCart(buildStoredCart(invalidDetails))).toEqual(
      buildStoredCart({
        name: '',
        car: NO_CAR,
        useWallet: false,
        coupon: null,
        comment: '',
        gift: null,
        paymentType: 2,
        tip: null,
      }),
    );
  });

  it.each(['', '{', 'null', '[]', '{"v":2}', '{"v":2,"d":[]}', '{"v":3,"d":{}}', '{"v":1,"d":null}'])(
    'ignores an unreadable stored cart: %s',
    (text) => {
      expect(loadText(text)).toBeNull();
    },
  );
});

const TAMPERED_VALUES = [
  -1,
  0,
  0.5,
  1e9,
  1e300,
  '',
  'x'.repeat(1000),
  true,
  [],
  {},
  null,
  [[]],
  { count: 1 },
];

/** A stored cart with random changes. */
const anyTamperedCart = fc
  .array(fc.tuple(fc.nat(), fc.oneof(fc.constantFrom<unknown>(...TAMPERED_VALUES), fc.jsonValue())), {
    minLength: 1,
    maxLength: 4,
  })
  .map((changes) =>
    changes.reduce<unknown>((value, [index, replacement]) => {
      const paths = [[], ...listPaths(value)];
      return setAtPath(value, paths[index % paths.length] ?? [], replacement);
    }, buildStoredCart()),
  );

describe('loading a manipulated cart', () => {
  it('loads a valid cart or no cart, whatever value is stored', () => {
    fc.assert(
      fc.property(fc.oneof(anyTamperedCart, fc.jsonValue()), fc.constantFrom(1, 2), (value, version) => {
        const loadedCart = loadCart(value, version);
        if (!loadedCart) return;
        // Loading is idempotent.
        expect(loadCart(loadedCart)).toEqual(loadedCart);
        for (const { count, modifiers } of loadedCart.lines) {
          expect(Number.isInteger(count) && count >= 1 && count <= 1000).toBe(true);
          for (const { quantity } of modifiers) expect(quantity).toBeGreaterThanOrEqual(1);
        }
        expect(new Set(loadedCart.lines.map(({ key }) => key)).size).toBe(loadedCart.lines.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('computes a consistent bill for any stored cart, and accepts another item', async () => {
    await fc.assert(
      fc.asyncProperty(anyTamperedCart, async (value) => {
        const storage = createMemoryStorage();
        storage.set(CART_KEY, JSON.stringify({ v: 2, d: value }));
        const { cart: store, business } = createTestStores({}, { storage });
        await business.getState().load();
        store.getState().add({ itemId: 'latte', priceLabelId: null, modifiers: [], note: '', count: 1 });
        const { bill } = store.getState();
        expect(bill && findBillFaults(bill)).toEqual([]);
        expect(store.getState().count).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });
});
