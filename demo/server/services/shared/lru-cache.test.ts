import { describe, expect, it } from 'vitest';
import { createLruCache } from './lru-cache.ts';

describe('the least-recently-used cache', () => {
  it('drops the cached value that was read longest ago', () => {
    const cache = createLruCache<string, number>({ maxWeight: 2 });
    cache.set('a', 1);
    cache.set('b', 2);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('counts only the weight of the new value when a cached key is set again', () => {
    const cache = createLruCache<string, string>({ maxWeight: 10, weigh: (text) => text.length });
    cache.set('a', 'x'.repeat(6));
    cache.set('a', 'y'.repeat(5));
    cache.set('b', 'z'.repeat(5));
    expect([cache.get('a'), cache.get('b')]).toEqual(['yyyyy', 'zzzzz']);
    cache.set('c', 'q');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'zzzzz', 'q']);
  });

  it('keeps the newest cached value even if it alone exceeds the limit', () => {
    const cache = createLruCache<string, string>({ maxWeight: 3, weigh: (text) => text.length });
    cache.set('a', 'abc');
    cache.set('b', 'too long');
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'too long']);
  });
});
