import { describe, expect, it, vi } from 'vitest';
import { workedOut } from './worked-out.ts';

describe('workedOut', () => {
  it('computes a value once per key until it is cleared', () => {
    const lengths = workedOut<number>(9);
    const lengthOf = vi.fn(() => 3);
    expect(lengths.get('tea')).toBeUndefined();
    expect([lengths.of('tea', lengthOf), lengths.of('tea', lengthOf), lengths.get('tea')]).toEqual([3, 3, 3]);
    expect(lengthOf).toHaveBeenCalledTimes(1);
    lengths.forget();
    lengths.of('tea', lengthOf);
    expect(lengthOf).toHaveBeenCalledTimes(2);
  });

  it('holds no more than the maximum number of values', () => {
    const lengths = workedOut<number>(2);
    for (const word of ['a', 'bb', 'ccc']) lengths.of(word, () => word.length);
    expect(['a', 'bb', 'ccc'].map((word) => lengths.get(word))).toEqual([undefined, undefined, 3]);
  });
});
