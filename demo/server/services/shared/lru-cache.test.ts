import { describe, expect, it } from 'vitest';
import { createLruCache } from './lru-cache.ts';

describe('what was asked for last', () => {
  it('stays, and what was asked for longest ago goes', () => {
    const kept = createLruCache<string, number>({ maxWeight: 2 });
    kept.set('a', 1);
    kept.set('b', 2);
    expect(kept.get('a')).toBe(1);
    kept.set('c', 3);
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
  });

  it('is weighed, and a new value takes the room of the old one', () => {
    const kept = createLruCache<string, string>({ maxWeight: 10, weigh: (text) => text.length });
    kept.set('a', 'x'.repeat(6));
    kept.set('a', 'y'.repeat(5));
    kept.set('b', 'z'.repeat(5));
    expect([kept.get('a'), kept.get('b')]).toEqual(['yyyyy', 'zzzzz']);
    kept.set('c', 'q');
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, 'zzzzz', 'q']);
  });

  it('is kept even alone above the limit', () => {
    const kept = createLruCache<string, string>({ maxWeight: 3, weigh: (text) => text.length });
    kept.set('a', 'abc');
    kept.set('b', 'too long');
    expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'too long']);
  });
});
