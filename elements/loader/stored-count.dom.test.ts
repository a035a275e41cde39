// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countFrom, readStoredCount } from './stored-count.ts';

const KEY = 'order-app:demo:cart';
const DEMO = { referenceId: 'demo', apiBase: 'https://shop.test/api' };
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
  it('counts the items in the stored cart for a button, and returns an empty text for an empty cart', () => {
    expect(readStoredCount(DEMO)).toBe('');
    localStorage.setItem(KEY, createCart());
    expect(readStoredCount(DEMO)).toBe('');
    localStorage.setItem(KEY, createCart(2, 3));
    expect(readStoredCount(DEMO)).toBe('5');
    expect(readStoredCount({ ...DEMO, referenceId: 'other' })).toBe('');
  });

  it.each(['', 'no json', '{}', 'null', '{"d":{"lines":3}}'])(
    'shows no count on a button when the stored cart is %j',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(readStoredCount(DEMO)).toBe('');
    },
  );

  it('shows no count on a button when storage is blocked', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readStoredCount(DEMO)).toBe('');
  });

  it('updates the count on a button from other tabs and apps on the page, but only for its own business', () => {
    expect(countFrom(createTabEvent(KEY, createCart(4)), DEMO)).toBe('4');
    expect(countFrom(createPageEvent(KEY, createCart(1, 1)), DEMO)).toBe('2');
    expect(countFrom(createPageEvent(KEY, null), DEMO)).toBe('');
    expect(countFrom(createTabEvent(null, null), DEMO), 'all of the storage was cleared').toBe('');
    expect(countFrom(createTabEvent('order-app:other:cart', createCart(9)), DEMO)).toBeUndefined();
  });

  it('counts on each button only the cart of the button’s own API', () => {
    localStorage.setItem(KEY, createApiCart('https://shop.test', 2));
    expect([readStoredCount(DEMO), readStoredCount(OTHER_API)]).toEqual(['2', '']);
    localStorage.setItem(`${KEY}@https://other.test`, createApiCart('https://other.test', 5));
    expect([readStoredCount(DEMO), readStoredCount(OTHER_API)]).toEqual(['2', '5']);
    // Remove the first API's cart. The cart of the other API stays under its own key.
    localStorage.removeItem(KEY);
    expect([readStoredCount(DEMO), readStoredCount(OTHER_API)]).toEqual(['', '5']);
  });

  it('keeps the count on a button when the cart of another API changes', () => {
    localStorage.setItem(KEY, createApiCart('https://shop.test', 2));
    const otherCart = createApiCart('https://other.test', 7);
    localStorage.setItem(`${KEY}@https://other.test`, otherCart);
    for (const event of [
      createTabEvent(`${KEY}@https://other.test`, otherCart),
      createPageEvent(`${KEY}@https://other.test`, otherCart),
    ]) {
      expect(countFrom(event, DEMO)).toBe('2');
      expect(countFrom(event, OTHER_API)).toBe('7');
    }
    expect(countFrom(createPageEvent(KEY, createApiCart('https://shop.test', 3)), OTHER_API)).toBe('7');
  });

  it('updates the count on a button from a cart that is stored only in memory', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(countFrom(createPageEvent(KEY, createApiCart('https://shop.test', 3)), DEMO)).toBe('3');
  });
});
