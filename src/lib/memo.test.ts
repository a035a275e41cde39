import { describe, expect, it, vi } from 'vitest';
import { createMemo } from './memo.ts';

describe('createMemo', () => {
  it('computes a memoised value once per key until the memo is cleared', () => {
    const lengths = createMemo<number>(9);
    const lengthOf = vi.fn(() => 3);
    expect(lengths.get('tea')).toBeUndefined();
    expect([
      lengths.getOrCompute('tea', lengthOf),
      lengths.getOrCompute('tea', lengthOf),
      lengths.get('tea'),
    ]).toEqual([3, 3, 3]);
    expect(lengthOf).toHaveBeenCalledTimes(1);
    lengths.clear();
    lengths.getOrCompute('tea', lengthOf);
    expect(lengthOf).toHaveBeenCalledTimes(2);
  });

  it('keeps no more than the maximum number of memoised values', () => {
    const lengths = createMemo<number>(2);
    for (const word of ['a', 'bb', 'ccc']) lengths.getOrCompute(word, () => word.length);
    expect(['a', 'bb', 'ccc'].map((word) => lengths.get(word))).toEqual([undefined, undefined, 3]);
  });
});
