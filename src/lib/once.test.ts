import { describe, expect, it } from 'vitest';
import { once } from './once.ts';

describe('once', () => {
  it('creates a shared value only once, however often the value is requested', async () => {
    let callCount = 0;
    const getShared = once(async () => ++callCount);
    expect(await Promise.all([getShared(), getShared()])).toEqual([1, 1]);
    expect(await getShared()).toBe(1);
  });

  it('creates a shared value again after a failure', async () => {
    let tryCount = 0;
    const getShared = once(async () => {
      tryCount += 1;
      if (tryCount === 1) throw new Error('no line');
      return tryCount;
    });
    await expect(getShared()).rejects.toThrow('no line');
    expect(await getShared()).toBe(2);
  });
});
