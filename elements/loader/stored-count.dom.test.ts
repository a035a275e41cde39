// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEventCount, readStoredCount } from './stored-count.ts';

const CART_KEY = 'order-app:demo:cart';
const DEMO_API = { referenceId: 'demo', apiBase: 'https://shop.test/api' };
const OTHER_API = { referenceId: 'demo', apiBase: 'https://other.test/api' };
const createCart = (...counts: number[]) =>
  JSON.stringify({ v: 2, d: { lines: counts.map((count) => ({ count })) } });
const createApiCart = (api: string, count: number) =>
  JSON.stringify({ v: 2, d: { lines: [{ count }] }, api });
const createTabEvent = (key: string | null, newValue: string | null) =>
  new StorageEvent('storage', { key, newValue });
const createPageEvent = (key: string, value: string | null) =>
  new CustomEvent('order-app:storage', { detail: { key, value } });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the count on a button', () => {
  it('shows the number of items in the stored cart on a button, and nothing for an empty cart', () => {
    expect(readStoredCount(DEMO_API)).toBe('');
    localStorage.setItem(CART_KEY, createCart());
    expect(readStoredCount(DEMO_API)).toBe('');
    localStorage.setItem(CART_KEY, createCart(2, 3));
    expect(readStoredCount(DEMO_API)).toBe('5');
    expect(readStoredCount({ ...DEMO_API, referenceId: 'other' })).toBe('');
  });

  it.each(['', 'no json', '{}', 'null', '{"d":{"lines":3}}'])(
    'shows no count on a button when the stored cart is %j',
    (cartText) => {
      localStorage.setItem(CART_KEY, cartText);
      expect(readStoredCount(DEMO_API)).toBe('');
    },
  );

  it('shows no count on a button when storage is blocked', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readStoredCount(DEMO_API)).toBe('');
  });

  it('updates the count on a button when another tab or app changes the cart of the same business', () => {
    expect(readEventCount(createTabEvent(CART_KEY, createCart(4)), DEMO_API)).toBe('4');
    expect(readEventCount(createPageEvent(CART_KEY, createCart(1, 1)), DEMO_API)).toBe('2');
    expect(readEventCount(createPageEvent(CART_KEY, null), DEMO_API)).toBe('');
    expect(readEventCount(createTabEvent(null, null), DEMO_API), 'the whole storage was cleared').toBe('');
    expect(readEventCount(createTabEvent('order-app:other:cart', createCart(9)), DEMO_API)).toBeUndefined();
  });

  it('counts on each button only the cart of the button’s own API', () => {
    localStorage.setItem(CART_KEY, createApiCart('https://shop.test', 2));
    expect([readStoredCount(DEMO_API), readStoredCount(OTHER_API)]).toEqual(['2', '']);
    localStorage.setItem(`${CART_KEY}@https://other.test`, createApiCart('https://other.test', 5));
    expect([readStoredCount(DEMO_API), readStoredCount(OTHER_API)]).toEqual(['2', '5']);
    // Remove the first API's cart. The cart of the other API stays under its own key.
    localStorage.removeItem(CART_KEY);
    expect([readStoredCount(DEMO_API), readStoredCount(OTHER_API)]).toEqual(['', '5']);
  });

  it('keeps the count on a button when the cart of another API changes', () => {
    localStorage.setItem(CART_KEY, createApiCart('https://shop.test', 2));
    const otherCart = createApiCart('https://other.test', 7);
    localStorage.setItem(`${CART_KEY}@https://other.test`, otherCart);
    for (const event of [
      createTabEvent(`${CART_KEY}@https://other.test`, otherCart),
      createPageEvent(`${CART_KEY}@https://other.test`, otherCart),
    ]) {
      expect(readEventCount(event, DEMO_API)).toBe('2');
      expect(readEventCount(event, OTHER_API)).toBe('7');
    }
    expect(readEventCount(createPageEvent(CART_KEY, createApiCart('https://shop.test', 3)), OTHER_API)).toBe(
      '7',
    );
  });

  it('updates the count on a button from a cart that is stored only in memory', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readEventCount(createPageEvent(CART_KEY, createApiCart('https://shop.test', 3)), DEMO_API)).toBe(
      '3',
    );
  });
});
