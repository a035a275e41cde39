import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPaths, setAtPath } from '../../api/testing/garbage-values.ts';
import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import { findBillFaults } from '../../domain/pricing/testing/bill-faults.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createCartStorage, type StoredCart } from './stored-cart.ts';

const KEY = 'order-app:demo:cart';
const buildLine = (key: string, change: object = {}) => ({
  key,
  itemId: 'latte',
  priceLabelId: null,
  modifiers: [],
  note: '',
  count: 2,
  ...change,
});
const buildStoredCart = (change: object = {}) => ({
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
  useWallet: false,
  slot: null,
  ...change,
});

const loadText = (text: string): StoredCart | null => {
  const storage = createMemoryStorage();
  storage.set(KEY, text);
  return createCartStorage({ storage, referenceId: 'demo' } as StoreDeps).load();
};
const load = (value: unknown, version = 2) => loadText(JSON.stringify({ v: version, d: value }));

describe('loading a stored cart', () => {
  it('loads a stored cart exactly as it was saved', () => {
    expect(load(buildStoredCart())).toEqual(buildStoredCart());
  });

  it('loads a stored cart without a slot as an order for as soon as possible', () => {
    const { slot, ...old } = buildStoredCart();
    expect(load(old)).toEqual(buildStoredCart({ slot: null }));
  });

  it('keeps the valid slot of a stored cart, and loads an invalid slot as an order for as soon as possible', () => {
    const slot = { date: '2026-03-02', from: 1, to: 2 };
    expect(load(buildStoredCart({ slot }))).toEqual(buildStoredCart({ slot }));
    for (const bad of [{ ...slot, from: 'x' }, { ...slot, date: 7 }, { from: 1, to: 2 }, [], 'soon', 5])
      expect(load(buildStoredCart({ slot: bad }))).toEqual(buildStoredCart());
  });

  it('loads a cart that version 1 stored, with its coupon', () => {
    const { coupon, ...old } = buildStoredCart();
    expect(load({ ...old, couponCode: coupon }, 1)).toEqual(buildStoredCart());
    expect(load({ ...old, couponCode: null }, 1)).toEqual(buildStoredCart({ coupon: null }));
    expect(load(old, 1)).toEqual(buildStoredCart({ coupon: null }));
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
    const read = load(buildStoredCart({ lines: [buildLine('a', { count }), buildLine('b')] }));
    expect(read).toEqual(buildStoredCart({ lines: [buildLine('b')] }));
  });

  it('drops a whole line of a stored cart if one of its modifiers is invalid', () => {
    const oat = { id: 'oat', quantity: 1 };
    for (const bad of [{ id: 'oat', quantity: -1 }, { id: 'oat', quantity: 1e9 }, { id: 7 }, null])
      expect(load(buildStoredCart({ lines: [buildLine('a', { modifiers: [oat, bad] })] }))?.lines).toEqual(
        [],
      );
  });

  it('keeps only one of two lines with the same key in a stored cart', () => {
    expect(
      load(buildStoredCart({ lines: [buildLine('a'), buildLine('a', { itemId: 'mocha' })] }))?.lines,
    ).toHaveLength(1);
  });

  it('converts a car stored as one string to the make of the car', () => {
    expect(load(buildStoredCart({ car: 'White Yaris 12-345' }))?.car).toEqual({
      ...NO_CAR,
      make: 'White Yaris 12-345',
    });
    expect(load(buildStoredCart({ car: { color: 'red', plate: 7 } }))?.car).toEqual({
      ...NO_CAR,
      color: 'red',
    });
  });

  it('replaces only the invalid details of a stored cart by their defaults', () => {
    const badDetails = {
      name: 'x'.repeat(201),
      car: 7,
      useWallet: 'yes',
      coupon: '',
      comment: 7,
      gift: { toName: 'Hessa' },
    };
    expect(load(buildStoredCart(badDetails))).toEqual(
      buildStoredCart({ name: '', car: NO_CAR, useWallet: false, coupon: null, comment: '', gift: null }),
    );
  });

  it.each(['', '{', 'null', '[]', '{"v":2}', '{"v":2,"d":[]}', '{"v":3,"d":{}}', '{"v":1,"d":null}'])(
    'ignores an unreadable stored cart: %s',
    (text) => {
      expect(loadText(text)).toBeNull();
    },
  );
});

const TAMPERED = [-1, 0, 0.5, 1e9, 1e300, '', 'x'.repeat(1000), true, [], {}, null, [[]], { count: 1 }];

/** A stored cart with random changes. */
const tampered = fc
  .array(fc.tuple(fc.nat(), fc.oneof(fc.constantFrom<unknown>(...TAMPERED), fc.jsonValue())), {
    minLength: 1,
    maxLength: 4,
  })
  .map((changes) =>
    changes.reduce<unknown>((value, [index, replacement]) => {
      const places = [[], ...listPaths(value)];
      return setAtPath(value, places[index % places.length] ?? [], replacement);
    }, buildStoredCart()),
  );

describe('loading a manipulated cart', () => {
  it('loads a valid cart or none from any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(tampered, fc.jsonValue()), fc.constantFrom(1, 2), (value, version) => {
        const read = load(value, version);
        if (!read) return;
        // Loading is idempotent.
        expect(load(read)).toEqual(read);
        for (const { count, modifiers } of read.lines) {
          expect(Number.isInteger(count) && count >= 1 && count <= 1000).toBe(true);
          for (const { quantity } of modifiers) expect(quantity).toBeGreaterThanOrEqual(1);
        }
        expect(new Set(read.lines.map(({ key }) => key)).size).toBe(read.lines.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('computes a consistent bill for any stored cart and accepts another item', async () => {
    await fc.assert(
      fc.asyncProperty(tampered, async (value) => {
        const storage = createMemoryStorage();
        storage.set(KEY, JSON.stringify({ v: 2, d: value }));
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
