// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countFrom, readStoredCount } from './stored-count.ts';

const KEY = 'order-app:demo:cart';
const createCart = (...counts: number[]) =>
  JSON.stringify({ v: 2, d: { lines: counts.map((count) => ({ count })) } });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the count on a button', () => {
  it('counts the items in the stored cart, and returns an empty text for an empty cart', () => {
    expect(readStoredCount('demo')).toBe('');
    localStorage.setItem(KEY, createCart());
    expect(readStoredCount('demo')).toBe('');
    localStorage.setItem(KEY, createCart(2, 3));
    expect(readStoredCount('demo')).toBe('5');
    expect(readStoredCount('other')).toBe('');
  });

  it.each(['', 'no json', '{}', 'null', '{"d":{"lines":3}}'])(
    'returns an empty text when the stored cart is %j',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(readStoredCount('demo')).toBe('');
    },
  );

  it('returns an empty text when storage is blocked', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readStoredCount('demo')).toBe('');
  });

  it('follows changes from another tab and from an app on the page, but only of its own business', () => {
    const tab = (key: string | null, newValue: string | null) =>
      new StorageEvent('storage', { key, newValue });
    const here = (key: string, value: string | null) =>
      new CustomEvent('order-app:storage', { detail: { key, value } });
    expect(countFrom(tab(KEY, createCart(4)), 'demo')).toBe('4');
    expect(countFrom(here(KEY, createCart(1, 1)), 'demo')).toBe('2');
    expect(countFrom(here(KEY, null), 'demo')).toBe('');
    expect(countFrom(tab(null, null), 'demo'), 'all of the storage was cleared').toBe('');
    expect(countFrom(tab('order-app:other:cart', createCart(9)), 'demo')).toBeUndefined();
  });
});
