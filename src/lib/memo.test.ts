import { describe, expect, it, vi } from 'vitest';
import { createMemo } from './memo.ts';

describe('createMemo', () => {
  it('computes a memoised value once per key until the memo is cleared', () => {
    const lengthMemo = createMemo<number>(9);
    const computeLength = vi.fn(() => 3);
    expect(lengthMemo.get('tea')).toBeUndefined();
    expect([
      lengthMemo.getOrCompute('tea', computeLength),
      lengthMemo.getOrCompute('tea', computeLength),
      lengthMemo.get('tea'),
    ]).toEqual([3, 3, 3]);
    expect(computeLength).toHaveBeenCalledTimes(1);
    lengthMemo.clear();
    lengthMemo.getOrCompute('tea', computeLength);
    expect(computeLength).toHaveBeenCalledTimes(2);
  });

  it('keeps no more than the maximum number of memoised values', () => {
    const lengthMemo = createMemo<number>(2);
    for (const word of ['a', 'bb', 'ccc']) lengthMemo.getOrCompute(word, () => word.length);
    expect(['a', 'bb', 'ccc'].map((word) => lengthMemo.get(word))).toEqual([undefined, undefined, 3]);
  });
});
